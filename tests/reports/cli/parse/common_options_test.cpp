// The options and arguments that several commands share.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/notation_option.hpp"
#include "reports/cli/options/placement_argument.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/options/window_options.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/io/parse_error.hpp"
#include "tests/reports/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::cli {
namespace {

using Words = std::vector<std::string>;

constexpr std::array<Option, 5> options = {
    {skip_option, limit_option, threads_option, notation_option, base_option}};

CommandLine line_of(const Words& words) { return parse_command_line(words, options); }

template <typename Step>
std::string usage_failure_of(Step step) {
  return test::message_of<Failure>([&] {
    try {
      step();
    } catch (const Failure& failure) {
      EXPECT_EQ(failure.code(), ExitCode::usage);
      throw;
    }
  });
}

// Which of the items 0 to 9 a window takes, before it is over.
std::vector<int> taken(const Words& words) {
  Window window(line_of(words));
  std::vector<int> items;
  for (int item = 0; item < 10 && !window.is_over(); ++item)
    if (window.takes_next()) items.push_back(item);
  return items;
}

TEST(Window, takes_everything_without_options) {
  EXPECT_EQ(taken({}), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(Window, skips_and_limits) {
  EXPECT_EQ(taken({"--skip", "7"}), (std::vector{7, 8, 9}));
  EXPECT_EQ(taken({"--limit", "2"}), (std::vector{0, 1}));
  EXPECT_EQ(taken({"--skip", "3", "--limit", "2"}), (std::vector{3, 4}));
  EXPECT_EQ(taken({"--skip", "9", "--limit", "2"}), (std::vector{9}));
  EXPECT_EQ(taken({"--skip", "18446744073709551615"}), std::vector<int>());
  EXPECT_EQ(taken({"--limit", "18446744073709551615"}).size(), 10U);
}

TEST(Window, of_no_items_is_over_before_the_first) {
  Window window(line_of({"--limit", "0", "--skip", "3"}));
  EXPECT_TRUE(window.is_over());
  for (int item = 0; item < 5; ++item) EXPECT_FALSE(window.takes_next());
}

TEST(Window, is_over_with_its_last_item) {
  Window window(line_of({"--skip", "1", "--limit", "1"}));
  EXPECT_FALSE(window.is_over());
  EXPECT_FALSE(window.takes_next());
  EXPECT_FALSE(window.is_over());
  EXPECT_TRUE(window.takes_next());
  EXPECT_TRUE(window.is_over());
  EXPECT_FALSE(window.takes_next());
}

TEST(Window, takes_whole_numbers_only) {
  for (const std::string option : {"--skip", "--limit"}) {
    EXPECT_EQ(usage_failure_of([&] {
                Window(line_of({option, "-1"}));
              }),
              option + ": -1 is out of range; give 0 to 18446744073709551615");
    EXPECT_EQ(usage_failure_of([&] {
                Window(line_of({option, "two"}));
              }),
              option + ": \"two\" is not a whole number; give 0 to 18446744073709551615");
  }
}

TEST(ThreadsOption, is_1_to_256_or_0_without_it) {
  EXPECT_EQ(threads_of(line_of({})), 0);
  EXPECT_EQ(threads_of(line_of({"--threads", "1"})), 1);
  EXPECT_EQ(threads_of(line_of({"--threads=256"})), 256);
  for (const std::string threads : {"0", "257", "-1"})
    EXPECT_EQ(usage_failure_of([&] {
                threads_of(line_of({"--threads", threads}));
              }),
              "--threads: " + threads + " is out of range; give 1 to 256");
}

TEST(NotationOption, names_a_notation) {
  EXPECT_EQ(notation_of(line_of({}), 8).name, "vector");
  for (const std::string_view name : notation_names) {
    const CommandLine line = line_of({"--format", std::string(name)});
    EXPECT_EQ(notation_of(line, 8).name, name);
  }
}

TEST(NotationOption, goes_with_the_boards_that_the_notation_reaches) {
  EXPECT_EQ(usage_failure_of([&] {
              notation_of(line_of({"--format", "digits"}), 10);
            }),
            "--format digits: not for N = 10: one digit a column reaches N = 9; use --format vector");
  EXPECT_EQ(usage_failure_of([&] {
              notation_of(line_of({"--format", "fen"}), 7);
            }),
            "--format fen: not for N = 7: FEN is for the 8×8 board; use --format board");
}

TEST(NotationOption, takes_a_base_only_where_the_notation_has_one) {
  for (const std::string_view name : notation_names) {
    const std::string format(name);
    const CommandLine line = line_of({"--format", format, "--base", "1"});
    if (format == "vector" || format == "json" || format == "ndjson")
      EXPECT_EQ(notation_of(line, 8).name, format);
    else
      EXPECT_EQ(usage_failure_of([&] { notation_of(line, 8); }),
                "--base: " + format + " has its own numbering; give --base with vector, json or ndjson");
  }
}

TEST(PlacementArgument, is_a_placement_in_any_notation) {
  const Placement four_queens = {1, 3, 0, 2};
  for (const std::string text :
       {"[1 3 0 2]", "[1,3,0,2]", "2413", "((1 2) (2 4) (3 1) (4 3))", "b4 d3 a2 c1", "[1 3 0 2]\n",
        ". Q . .\n. . . Q\nQ . . .\n. . Q .\n", "[\n  [1,3,0,2]\n]\n"}) {
    const auto read = read_placement_argument(text, {});
    EXPECT_EQ(read.placement.placement, four_queens) << text;
    EXPECT_EQ(read.placement.size, 4) << text;
  }
  EXPECT_EQ(read_placement_argument("[2 4 1 3]", {.size = std::nullopt, .base = 1}).placement.placement,
            four_queens);
}

TEST(PlacementArgument, is_one_placement) {
  EXPECT_EQ(test::message_of<reports::ParseError>([] { read_placement_argument("2413\n3142\n", {}); }),
            "2 placements; give one at a time");
  EXPECT_THROW(read_placement_argument("queens", {}), reports::ParseError);
}

}  // namespace
}  // namespace eightfold::cli
