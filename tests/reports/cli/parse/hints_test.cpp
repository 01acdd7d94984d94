// What people type first: each line that cannot run gets a message of one line with one that can.
#include "reports/cli/parse/hints.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "reports/cli/options/placement_options.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/cli/usage_failure.hpp"

namespace eightfold::cli {
namespace {

using List = std::vector<std::string>;

std::string message_for(const List& words) {
  return test::usage_failure_of([&] { parse_invocation(words); });
}

// The message, whose commands in backticks must be valid, and which must fit into 99 columns.
std::string checked_message(const std::string& message) {
  EXPECT_LT(reports::width_of("eightfold: " + message), 100U) << message;
  std::size_t open = message.find('`');
  EXPECT_NE(open, std::string::npos) << message;
  while (open != std::string::npos) {
    const std::size_t close = message.find('`', open + 1);
    List words;
    std::istringstream command(message.substr(open + 1, close - open - 1));
    for (std::string word; command >> word;) words.push_back(word);
    EXPECT_EQ(words.at(0), "eightfold") << message;
    words.erase(words.begin());
    EXPECT_NO_THROW(parse_invocation(words)) << message;
    open = message.find('`', close + 1);
  }
  return message;
}

std::string first_try(const List& words) { return checked_message(message_for(words)); }

TEST(FirstTries, of_words_that_are_not_commands_get_the_right_command) {
  EXPECT_EQ(first_try({"8"}),
            "unknown command \"8\"; try `eightfold count 8` or `eightfold list 8 --canonical`");
  EXPECT_EQ(first_try({"10", "12"}),
            "unknown command \"10\"; try `eightfold count 10` or `eightfold list 10 --canonical`");
  EXPECT_EQ(first_try({"queens", "9"}),
            "unknown command \"queens\"; try `eightfold count 9` or `eightfold list 9`");
  EXPECT_EQ(first_try({"queens"}),
            "unknown command \"queens\"; try `eightfold count 8` or `eightfold list 8`");
  EXPECT_EQ(first_try({"unique", "-q", "6"}),
            "unknown command \"unique\"; try `eightfold list 6 --canonical`");
  EXPECT_EQ(first_try({"symmetries", "8"}),
            "unknown command \"symmetries\"; try `eightfold orbits 8` or `eightfold group`");
  EXPECT_EQ(first_try({"picture", "5"}), "unknown command \"picture\"; try `eightfold sheet 5 -o sheet.svg`");
  for (const std::string word : {"nqueens", "n-queens", "distinct", "canonical", "representatives",
                                 "symmetry", "board", "boards", "html"})
    first_try({word, "8"});
}

TEST(FirstTries, of_options_get_the_right_command) {
  EXPECT_EQ(first_try({"list", "8", "--count"}), "unknown option \"--count\"; try `eightfold count 8`");
  EXPECT_EQ(first_try({"sheet", "5", "--count"}), "unknown option \"--count\"; try `eightfold count 5`");
  EXPECT_EQ(first_try({"count", "7", "--list"}), "unknown option \"--list\"; try `eightfold list 7`");
}

TEST(FirstTries, of_ranges_get_the_right_command) {
  EXPECT_EQ(first_try({"count", "1-8"}), "N: \"1-8\" is not a range; try `eightfold count 1..8`");
  EXPECT_EQ(first_try({"orbits", "4:10"}), "N: \"4:10\" is not a range; try `eightfold orbits 4..10`");
  EXPECT_EQ(message_for({"job", "shard", "run", "--index", "0-6"}),
            "--index: \"0-6\" is not a range; try 0..6");
  for (const std::string given : {"1...8", "1…8", "1–8", "1,8", "1 8", "1to8"})
    EXPECT_EQ(range_meant(given), "1..8");
  for (const std::string given : {"", "8", "-8", "8-", "1..8", "1x8", "--", "1--8", "1-8-9", "1e8"})
    EXPECT_EQ(range_meant(given), "") << given;
}

TEST(FirstTries, of_groups_get_the_name) {
  const auto message_of_group = [](const std::string& command, const std::string& group) {
    return message_for({command, "8", "--group", group});
  };
  EXPECT_EQ(message_of_group("orbits", "C4"),
            "--group: \"C4\" is not a valid group; did you mean rotations?");
  EXPECT_EQ(message_of_group("orbits", "D4"), "--group: \"D4\" is not a valid group; did you mean d4?");
  EXPECT_EQ(message_of_group("page", "v4"),
            "--group: \"v4\" is not a valid group; did you mean axis-klein or diagonal-klein?");
  EXPECT_EQ(message_of_group("orbits", "c1"), "--group: \"c1\" is not a valid group; did you mean trivial?");
  EXPECT_EQ(hint_for_choice("--group", "c1", std::array<std::string_view, 1>{"d4"}), "");
}

TEST(FirstTries, of_placements_get_the_right_command) {
  const auto hint = [](const std::string& text, const std::string& command, std::optional<int> size = {}) {
    const std::string message = hint_for_placement(text, command, {.size = size});
    EXPECT_LT(reports::width_of("eightfold: " + message), 100U) << message;
    return message;
  };
  EXPECT_EQ(hint("8", "draw"), "8 is not a placement; try `eightfold sheet 8 -o sheet.svg`, or add --size");
  EXPECT_EQ(hint("8", "show"), "8 is not a placement; try `eightfold list 8`, or add --size");
  const std::string begin = "PLACEMENT: not in a known notation; try `eightfold show ";
  EXPECT_EQ(hint("0,4,7,5,2,6,1,3", "show"), begin + "\"[0 4 7 5 2 6 1 3]\"`");
  EXPECT_EQ(hint("1, 5, 8, 6, 3, 7, 2, 4", "show"), begin + "\"[1 5 8 6 3 7 2 4]\" --base 1`");
  EXPECT_EQ(hint("0,4,7,…", "show"), begin + "\"[0 4 7]\" --size 8`");
  EXPECT_EQ(hint("0,4,7", "show", 9), begin + "\"[0 4 7]\" --size 9`");
  for (const std::string text : {"[1 3 0 2", "1 3 0 2]", "(1,3,0,2)", "1;3;0;2", "{1 3 0 2}", "[1,3,0,2"})
    EXPECT_EQ(hint(text, "show"), begin + "\"[1 3 0 2]\"`") << text;
  for (const std::string text : {"", "[", ",", "...", "[]", "1 3 0 9", "[1 3 0 9]", "((1 1) (2 4))", "a1 b3",
                                 "33", "999", "1,3,0,100", "1,3,x", "1,3,0,99"})
    EXPECT_EQ(hint(text, "show"), "") << text;
  EXPECT_EQ(hint("8", "show", 8), "");
}

}  // namespace
}  // namespace eightfold::cli
