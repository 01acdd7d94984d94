#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "reports/io/parse_error.hpp"
#include "reports/notation/notation.hpp"
#include "tests/reports/messages.hpp"
#include "tests/reports/sized_placements.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;
using test::Phrases;

std::string refusal_of(std::string_view text, const Reading& reading = {}) {
  return test::message_of<ParseError>([&] { parse_placement(text, reading); });
}

void expect_refusal(std::string_view text, Phrases phrases, const Reading& reading = {}) {
  EXPECT_TRUE(mentions(refusal_of(text, reading), phrases)) << "for " << text;
}

void expect_refusal_in(const Notation& notation, std::string_view text, Phrases phrases) {
  const auto message = test::message_of<ParseError>([&] { parse_placement(text, notation); });
  EXPECT_TRUE(mentions(message, phrases)) << "for " << text.substr(0, 80) << " in " << notation.name;
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

TEST(Refusal, names_two_queens_on_a_row_as_they_are_written) {
  expect_refusal("((1 1) (1 2))", {"(1 1) and (1 2)", "same row"});
  expect_refusal("((2 . 1) (1 . 1))", {"(2 . 1) and (1 . 1)"});
  expect_refusal("a2 b2", {"a2 and b2", "same row"});
  expect_refusal("QQ6/8/8/8/8/8/8/8", {"(1 1) and (1 2)", "same row"});
  expect_refusal("Q . .\n. Q Q\n", {"row 2", "2 queens"});
}

TEST(Refusal, names_the_gap_in_the_rows) {
  expect_refusal("((1 1) (3 3))", {"row 2 has no queen", "row 3 has"}, Reading{5});
  expect_refusal("((2 1))", {"row 1 has no queen", "row 2 has"}, Reading{5});
  expect_refusal("8/Q7/8/8/8/8/8/8", {"row 1 has no queen", "row 2 has"});
  expect_refusal("Q . .\n. . .\n. Q .\n", {"row 2 has no queen", "row 3 has"});
  expect_refusal("a8 b6", {"row 2 has no queen", "row 3 has"}, Reading{8});
}

TEST(Refusal, names_the_value_that_does_not_fit_and_the_size_that_would) {
  expect_refusal("[1 2 5]", {"5 does not fit", "3×3", "--size 6"});
  expect_refusal("[1,2,5]", {"5 does not fit", "3×3", "--size 6"});
  expect_refusal("((1 1) (2 5))", {"(2 5) does not fit", "2×2", "--size 5"});
  expect_refusal("((1 . 1) (5 . 2))", {"(5 . 2) does not fit", "2×2", "--size 5"});
  expect_refusal("19", {"9 does not fit", "2×2", "--size 9"});
  expect_refusal("a8 e7", {"a8 does not fit", "2×2", "--size 8"});
  expect_refusal("e2 a1", {"e2 does not fit", "2×2", "--size 5"});
  const Reading named = {.size_name = "n"};
  expect_refusal("[1 2 5]", {"5 does not fit", "give n 6 or more"}, named);
  expect_refusal("a8 e7", {"a8 does not fit", "give n 8 or more"}, named);
}

TEST(Refusal, offers_base_one_when_the_columns_seem_to_count_from_one) {
  for (const std::string_view text : {"[1 2 3]", "1 2 3", "[1,2,3]", R"({"columns":[1,2,3]})"})
    expect_refusal(text, {"3 does not fit", "--size 4", "--base 1"});
  EXPECT_FALSE(mentions(refusal_of("[1 2 5]"), {"--base"}));
  EXPECT_FALSE(mentions(refusal_of("[1 2 4]", Reading{std::nullopt, 1}), {"--base"}));
  EXPECT_FALSE(mentions(refusal_of("((1 1) (2 3))"), {"--base"}));
}

TEST(Refusal, says_that_digits_count_from_one) { expect_refusal("10", {"0 is no column", "count from 1"}); }

TEST(Refusal, offers_no_size_that_would_not_help) {
  for (const std::string& message :
       {refusal_of("[-1 0]"), refusal_of("[0 32]"), refusal_of("[999999999 0]"), refusal_of("((0 1))"),
        refusal_of("((1 0))"), refusal_of("[0 1]", Reading{std::nullopt, 1})}) {
    EXPECT_TRUE(mentions(message, {"does not fit"}));
    EXPECT_FALSE(mentions(message, {"--size"})) << message;
  }
}

TEST(Refusal, holds_the_columns_against_the_size_that_was_told) {
  expect_refusal("[0 5]", {"5 does not fit", "5×5"}, Reading{5});
  expect_refusal("a9", {"a9 does not fit", "8×8"}, Reading{8});
  expect_refusal("a0", {"a0 is no square", "ranks begin at 1"}, Reading{8});
}

TEST(Refusal, of_a_zero_says_that_the_notation_counts_from_one) {
  for (const Reading& reading : {Reading{}, Reading{8}}) {
    expect_refusal("10", {"0 is no column", "from 1"}, reading);
    expect_refusal("a0", {"a0 is no square", "begin at 1"}, reading);
  }
}

TEST(Refusal, tells_of_more_queens_than_the_size_that_was_told) {
  expect_refusal("[0 1 2]", {"3 queens", "2 rows", "--size"}, Reading{2});
  expect_refusal("[0]", {"--size"}, Reading{0});
}

TEST(Refusal, tells_of_a_told_size_that_contradicts_the_board) {
  expect_refusal(". Q\nQ .\n", {"board", "N = 2", "--size says 3"}, Reading{3});
  expect_refusal("8/8/8/8/8/8/8/8", {"fen", "N = 8", "--size says 9"}, Reading{9});
}

TEST(Refusal, keeps_to_32_rows_and_columns) {
  for (const std::string& text :
       {"[" + repeated("0 ", 33) + "]", repeated("0 ", 33), "[" + repeated("0,", 32) + "0]",
        "(" + repeated("(1 1) ", 33) + ")", repeated("a1 ", 33), repeated("1", 33)})
    expect_refusal(text, {"33 queens", "32"});
  expect_refusal("Q" + std::string(32, '.'), {"N = 33", "32"});
  expect_refusal("[0]", {"N = 33", "32"}, Reading{33});
}

TEST(Refusal, of_a_text_much_too_long_for_a_placement_comes_at_once) {
  for (const Notation& notation : all_notations())
    expect_refusal_in(notation, std::string(10'000'000, '1'), {"10000000 bytes", "too many"});
}

TEST(Refusal, names_another_notation_where_one_character_is_too_few) {
  expect_refusal("1234567891", {"digits", "N = 10", "N = 9", "vector"});
  expect_refusal("12", {"digits", "N = 10", "vector"}, Reading{10});
}

TEST(Refusal, says_which_files_there_are) {
  expect_refusal("ag1", {"ag1 is no square", "a to z, then aa to af"}, Reading{32});
  expect_refusal("ba1", {"ba1 is no square"}, Reading{32});
  for (const std::string text : {"az1", "aaa1", "aaf1"})
    expect_refusal_in(algebraic_notation, text, {"is no square"});
  expect_refusal_in(algebraic_notation, "abc1", {"abc1 is no square"});
  expect_refusal("af33", {"af33 does not fit on the 32×32 board"}, Reading{32});
}

TEST(Refusal, shows_where_a_whole_number_should_come) {
  expect_refusal("[0 1.5]", {"character 4", "a whole number", R"("1.5]")"});
  expect_refusal("((1 . 1.5))", {"character 7", "a whole number"});
  expect_refusal("[0 x]", {"character 4", "a whole number", R"("x]")"});
  expect_refusal("[+1]", {"character 2", "a whole number"});
  expect_refusal("0 - 1", {"character 3", "a whole number"});
  expect_refusal("[[0]]", {"character 2", "a whole number"});
  expect_refusal("((1))", {"character 4", "a whole number"});
  expect_refusal("a2b", {"ends", "a whole number"});
}

TEST(Refusal, shows_numbers_that_are_much_too_large) {
  for (const std::string_view text :
       {"[9999999999]", "((1 9999999999))", "((1 . 9999999999))", "a9999999999", "[99999999999999999999999]"})
    expect_refusal(text, {"a number from 0 to 32", "999"});
}

TEST(Refusal, shows_brackets_that_do_not_close) {
  expect_refusal("[1 2", {"ends", "a whole number"});
  expect_refusal("((1 2", {"ends", "')'"});
  expect_refusal("((1 2)", {"ends", "'('"});
  expect_refusal("((1 . 2", {"ends", "')'"});
  expect_refusal("(1 2)", {"character 2", "'('"});
  expect_refusal("[0,1", {"not JSON from byte 5"});
}

TEST(Refusal, shows_what_follows_the_end) {
  expect_refusal("[0] 1", {"character 5", "the end", R"("1")"});
  expect_refusal("((1 1)))", {"character 8", "the end"});
  expect_refusal("((1 . 1)) x", {"character 11", "the end", R"("x")"});
  expect_refusal("[0,1] 2", {"not JSON from byte 7"});
  expect_refusal("a2 4", {"character 4", "a letter from a to z"});
  expect_refusal("8/8/8/8/8/8/8/8 w - - 0 1 x", {"the end", R"("x")"});
  expect_refusal("8/8/8/8/8/8/8/8\n8/8/8/8/8/8/8/8", {"'b'", R"("8/8)"});
}

TEST(Refusal, of_another_notation_than_the_one_that_is_known_shows_where_it_differs) {
  expect_refusal_in(pairs_notation, "[0 1]", {"character 1", "'('"});
  expect_refusal_in(pairs_notation, "((1 . 1))", {"character 5", "a whole number"});
  expect_refusal_in(sicp_notation, "((1 1))", {"character 5", "'.'"});
  expect_refusal_in(vector_notation, "[0,1]", {"character 3", "a whole number"});
  expect_refusal_in(algebraic_notation, "A1", {"character 1", "a letter from a to z"});
  expect_refusal_in(json_notation, "[0 1]", {"not JSON from byte 4"});
  expect_refusal_in(fen_notation, "", {"FEN row 1 has 0 squares"});
}

TEST(FenRefusal, names_the_row_with_too_few_or_too_many_squares) {
  expect_refusal("Q6/8/8/8/8/8/8/8", {"FEN row 1 has 7 squares"});
  expect_refusal("8/8/8/8/8/8/8/Q8", {"FEN row 8 has 9 squares"});
  expect_refusal("8//8/8/8/8/8/8", {"FEN row 2 has 0 squares"});
}

TEST(FenRefusal, counts_the_rows) {
  expect_refusal("8/8", {"2 rows", "8"});
  expect_refusal("8/8/8/8/8/8/8/8/8", {"9 rows", "8"});
}

TEST(FenRefusal, names_what_is_no_queen) {
  expect_refusal("Q7/k7/8/8/8/8/8/8", {"FEN row 2", R"("k")"});
  expect_refusal("Q7/08/8/8/8/8/8/8", {"FEN row 2", R"("0")"});
  expect_refusal("9/8/8/8/8/8/8/8", {"FEN row 1", R"("9")"});
  expect_refusal("8/\x1b/8/8/8/8/8/8", {"FEN row 2", R"("\x1b")"});
}

TEST(BoardRefusal, names_the_ragged_row) {
  expect_refusal(". Q .\nQ .\n", {"row 2", "2 squares", "row 1 has 3"});
  expect_refusal(". Q\n\nQ .", {"row 2", "0 squares"});
}

TEST(BoardRefusal, tells_of_more_rows_than_columns) {
  expect_refusal("Q.\n.Q\nQ.\n", {"more rows", "2 columns"});
}

RC_GTEST_PROP(Refusal, of_a_text_with_one_byte_changed_is_one_clean_line, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    std::string text = test::written(notation, placement) + ' ';
    text[static_cast<std::size_t>(*test::number(0, static_cast<int>(text.size())))] =
        static_cast<char>(*test::number(0, 256));
    try {
      const SizedPlacement read = parse_placement(text, Reading{placement.size});
      RC_ASSERT(read.size == placement.size && read.placement.rows() <= read.size);
      for (const int column : read.placement) RC_ASSERT(column < read.size);
    } catch (const ParseError& error) {
      RC_ASSERT(test::is_one_clean_line(error.what()));
    }
  }
}

}  // namespace
}  // namespace eightfold::reports
