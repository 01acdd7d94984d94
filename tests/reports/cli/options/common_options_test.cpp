// The options that several commands share.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "tests/reports/cli/usage_failure.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::cli {
namespace {

using test::usage_failure_of;
using List = std::vector<std::string>;

const Command command = {
    .name = "test",
    .heading = Heading::search,
    .place = 1,
    .summary = "Test",
    .arguments = {{.name = "TEXT", .optional = true}},
    .options = {skip_option, limit_option, threads_option, notation_option, base_option, group_option},
    .run = nullptr};

CommandLine line_of(const List& words) { return parse_command_line(words, command); }

// The items 0 to 9 that a window selects before it is over.
std::vector<int> selected(const List& words) {
  Window window(line_of(words));
  std::vector<int> items;
  for (int item = 0; item < 10 && !window.is_over(); ++item)
    if (window.select_next()) items.push_back(item);
  return items;
}

TEST(Window, selects_everything_without_options) {
  EXPECT_EQ(selected({}), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(Window, skips_and_limits) {
  EXPECT_EQ(selected({"--skip", "7"}), (std::vector{7, 8, 9}));
  EXPECT_EQ(selected({"--limit", "2"}), (std::vector{0, 1}));
  EXPECT_EQ(selected({"--skip", "3", "--limit", "2"}), (std::vector{3, 4}));
  EXPECT_EQ(selected({"--skip", "9", "--limit", "2"}), (std::vector{9}));
  EXPECT_EQ(selected({"--skip", "18446744073709551615"}), std::vector<int>());
  EXPECT_EQ(selected({"--limit", "18446744073709551615"}).size(), 10U);
}

TEST(Window, of_no_items_is_over_before_the_first) {
  Window window(line_of({"--limit", "0", "--skip", "3"}));
  EXPECT_TRUE(window.is_over());
  for (int item = 0; item < 5; ++item) EXPECT_FALSE(window.select_next());
}

TEST(Window, is_over_with_its_last_item) {
  Window window(line_of({"--skip", "1", "--limit", "1"}));
  EXPECT_FALSE(window.is_over());
  EXPECT_FALSE(window.select_next());
  EXPECT_FALSE(window.is_over());
  EXPECT_TRUE(window.select_next());
  EXPECT_TRUE(window.is_over());
  EXPECT_FALSE(window.select_next());
}

TEST(ThreadsOption, is_1_to_256_and_0_by_default) {
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
  for (const std::string_view name : notation_option.choices) {
    const CommandLine line = line_of({"--format", std::string(name)});
    EXPECT_EQ(notation_of(line, 8).name, name);
  }
}

reports::ListedPlacement read(const std::string& text, const List& more = {}) {
  List words = {text};
  words.insert(words.end(), more.begin(), more.end());
  return read_placement_argument(line_of(words), "show");
}

TEST(PlacementArgument, is_a_placement_in_any_notation) {
  const Placement four_queens = {1, 3, 0, 2};
  for (const std::string text :
       {"[1 3 0 2]", "[1,3,0,2]", "2413", "((1 2) (2 4) (3 1) (4 3))", "b4 d3 a2 c1", "[1 3 0 2]\n",
        ". Q . .\n. . . Q\nQ . . .\n. . Q .\n", "[\n  [1,3,0,2]\n]\n"}) {
    EXPECT_EQ(read(text).placement.placement, four_queens) << text;
    EXPECT_EQ(read(text).placement.size, 4) << text;
  }
  EXPECT_EQ(read("[2 4 1 3]", {"--base", "1"}).placement.placement, four_queens);
}

TEST(BaseOption, is_0_by_default) {
  EXPECT_EQ(base_of(line_of({})), 0);
  EXPECT_EQ(base_of(line_of({"--base", "0"})), 0);
  EXPECT_EQ(base_of(line_of({"--base", "1"})), 1);
}

TEST(GroupOption, is_the_full_group_by_default) { EXPECT_EQ(group_of(line_of({})), full_group); }

TEST(GroupOption, names_every_subgroup_once_except_for_two_aliases) {
  for (const Subgroup group : all_subgroups()) {
    std::size_t names = 0;
    for (const std::string_view name : group_names)
      names += group_of(line_of({"--group", std::string(name)})) == group ? 1 : 0;
    const bool has_alias = group == full_group || name_of(group) == "quarter_turn";
    EXPECT_EQ(names, has_alias ? 2U : 1U) << group;
  }
}

}  // namespace
}  // namespace eightfold::cli
