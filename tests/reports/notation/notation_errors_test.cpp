#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;
using test::Phrases;

std::string error_of(std::string_view text, const Reading& reading = {}) {
  return test::message_of<ParseError>([&] { parse_placement(text, reading); });
}

void expect_error(std::string_view text, Phrases phrases, const Reading& reading = {}) {
  EXPECT_TRUE(mentions(error_of(text, reading), phrases)) << "for " << text;
}

void expect_error_in(const Notation& notation, std::string_view text, Phrases phrases,
                     const Reading& reading = {}) {
  const auto message = test::message_of<ParseError>([&] { parse_placement(text, notation, reading); });
  EXPECT_TRUE(mentions(message, phrases)) << "for " << text.substr(0, 80) << " in " << notation.name;
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

TEST(NotationError, quotes_two_queens_on_the_same_row) {
  expect_error("((1 1) (1 2))", {"(1 1) and (1 2)", "same row"});
  expect_error("((2 . 1) (1 . 1))", {"(2 . 1) and (1 . 1)"});
  expect_error("a2 b2", {"a2 and b2", "same row"});
  expect_error("QQ6/8/8/8/8/8/8/8", {"a8 and b8", "same row"});
  expect_error("Q . .\n. Q Q\n", {"row 2", "2 queens"});
}

TEST(NotationError, of_a_path_does_not_speak_of_FEN) {
  for (const std::string_view path : {"/dev/null", "/tmp/b", "dev/null", "./8", "solutions/8.txt"})
    expect_error(path, {"is not in a known notation"});
  expect_error("K7/8", {"FEN rank 8: \"K\" is neither a queen nor 1 to 8"});
  expect_error("9/8", {"FEN rank 8: \"9\""});
}

TEST(NotationError, names_an_empty_row) {
  expect_error("((1 1) (3 3))", {"row 2 from the top has no queen", "row 3 has"}, Reading{5});
  expect_error("((2 1))", {"row 1 from the top has no queen", "row 2 has"}, Reading{5});
  expect_error("8/Q7/8/8/8/8/8/8", {"row 1 from the top has no queen", "row 2 has"});
  expect_error("Q . .\n. . .\n. Q .\n", {"row 2 from the top has no queen", "row 3 has"});
  expect_error("a8 b6", {"row 2 from the top has no queen", "row 3 has"}, Reading{8});
}

TEST(NotationError, names_a_column_outside_the_board_and_a_sufficient_size) {
  expect_error("[1 2 5]", {"5 does not fit", "3×3", "--size 6"});
  expect_error("[1,2,5]", {"5 does not fit", "3×3", "--size 6"});
  expect_error("((1 1) (2 5))", {"(2 5) does not fit", "2×2", "--size 5"});
  expect_error("((1 . 1) (5 . 2))", {"(5 . 2) does not fit", "2×2", "--size 5"});
  expect_error_in(digits_notation, "19", {"9 does not fit", "2×2", "--size 9"});
  expect_error("a8 e7", {"a8 does not fit", "2×2", "--size 8"});
  expect_error("e2 a1", {"e2 does not fit", "2×2", "--size 5"});
  const Reading named = {.size_name = "n"};
  expect_error("[1 2 5]", {"5 does not fit", "give n 6 or more"}, named);
  expect_error("a8 e7", {"a8 does not fit", "give n 8 or more"}, named);
}

TEST(NotationError, recommends_base_1_if_columns_may_count_from_one) {
  for (const std::string_view text : {"[1 2 3]", "1 2 3", "[1,2,3]", R"({"columns":[1,2,3]})"})
    expect_error(text, {"3 does not fit", "--size 4", "--base 1"});
  EXPECT_FALSE(mentions(error_of("[1 2 5]"), {"--base"}));
  EXPECT_FALSE(mentions(error_of("[1 2 4]", Reading{std::nullopt, 1}), {"--base"}));
  EXPECT_FALSE(mentions(error_of("((1 1) (2 3))"), {"--base"}));
}

TEST(NotationError, explains_that_digits_count_from_one) {
  expect_error_in(digits_notation, "10", {"0 is not a column", "count from 1"});
  expect_error("3210", {"0 is not a column", "count from 1"});
}

TEST(NotationError, recommends_only_sizes_that_help) {
  for (const std::string& message :
       {error_of("[-1 0]"), error_of("[0 32]"), error_of("[999999999 0]"), error_of("((0 1))"),
        error_of("((1 0))"), error_of("[0 1]", Reading{std::nullopt, 1})}) {
    EXPECT_TRUE(mentions(message, {"does not fit"}));
    EXPECT_FALSE(mentions(message, {"--size"})) << message;
  }
}

TEST(NotationError, compares_columns_with_a_given_size) {
  expect_error("[0 5]", {"5 does not fit", "5×5"}, Reading{5});
  expect_error("a9", {"a9 does not fit", "8×8"}, Reading{8});
  expect_error("a0", {"a0 is not a square", "ranks begin at 1"}, Reading{8});
}

TEST(NotationError, explains_zero_in_notations_that_count_from_one) {
  for (const Reading& reading : {Reading{}, Reading{8}}) {
    expect_error_in(digits_notation, "10", {"0 is not a column", "from 1"}, reading);
    expect_error("a0", {"a0 is not a square", "begin at 1"}, reading);
  }
}

TEST(NotationError, reports_more_queens_than_rows) {
  expect_error("[0 1 2]", {"3 queens", "2 rows", "--size"}, Reading{2});
  expect_error("[0]", {"--size"}, Reading{0});
}

TEST(NotationError, reports_a_size_that_contradicts_the_board) {
  expect_error(". Q\nQ .\n", {"board", "N = 2", "--size is 3"}, Reading{3});
  expect_error("8/8/8/8/8/8/8/8", {"fen", "N = 8", "--size is 9"}, Reading{9});
}

TEST(NotationError, limits_rows_and_columns_to_32) {
  for (const std::string& text :
       {"[" + repeated("0 ", 33) + "]", repeated("0 ", 33), "[" + repeated("0,", 32) + "0]",
        "(" + repeated("(1 1) ", 33) + ")", repeated("a1 ", 33), repeated("1", 33)})
    expect_error(text, {"33 queens", "32"});
  expect_error("Q" + std::string(32, '.'), {"N = 33", "32"});
  expect_error("[0]", {"N = 33", "32"}, Reading{33});
}

TEST(NotationError, limits_the_length_of_the_text) {
  for (const Notation& notation : all_notations())
    expect_error_in(notation, std::string(10'000'000, '1'), {"10000000 bytes", "too many"});
}

TEST(NotationError, names_an_alternative_to_digits) {
  expect_error("1234567891", {"digits", "N = 10", "up to N = 9", "vector"});
  expect_error("12345678", {"digits", "N = 10", "vector"}, Reading{10});
  expect_error_in(digits_notation, "12", {"digits", "N = 10", "vector"}, Reading{10});
}

TEST(NotationError, names_the_valid_files) {
  expect_error("ag1", {"ag1 is not a square", "a to z, then aa to af"}, Reading{32});
  expect_error("ba1", {"ba1 is not a square"}, Reading{32});
  for (const std::string text : {"az1", "aaa1", "aaf1"})
    expect_error_in(algebraic_notation, text, {"is not a square"});
  expect_error_in(algebraic_notation, "abc1", {"abc1 is not a square"});
  expect_error("af33", {"af33 does not fit on the 32×32 board"}, Reading{32});
}

TEST(NotationError, shows_where_a_whole_number_is_expected) {
  expect_error("[0 1.5]", {"character 4", "a whole number", R"("1.5]")"});
  expect_error("((1 . 1.5))", {"character 7", "a whole number"});
  expect_error("[0 x]", {"character 4", "a whole number", R"("x]")"});
  expect_error("[+1]", {"character 2", "a whole number"});
  expect_error("0 - 1", {"character 3", "a whole number"});
  expect_error("[[0]]", {"character 2", "a whole number"});
  expect_error("((1))", {"character 4", "a whole number"});
  expect_error("a2b", {"ends", "a whole number"});
}

TEST(NotationError, shows_numbers_out_of_range) {
  for (const std::string_view text :
       {"[9999999999]", "((1 9999999999))", "((1 . 9999999999))", "a9999999999", "[99999999999999999999999]"})
    expect_error(text, {"a number from 0 to 32", "999"});
}

TEST(NotationError, shows_unclosed_brackets) {
  expect_error("[1 2", {"ends", "a whole number"});
  expect_error("((1 2", {"ends", "')'"});
  expect_error("((1 2)", {"ends", "'('"});
  expect_error("((1 . 2", {"ends", "')'"});
  expect_error("(1 2)", {"character 2", "'('"});
  expect_error("[0,1", {"invalid JSON at byte 5"});
}

TEST(NotationError, shows_text_after_the_end) {
  expect_error("[0] 1", {"character 5", "the end", R"("1")"});
  expect_error("((1 1)))", {"character 8", "the end"});
  expect_error("((1 . 1)) x", {"character 11", "the end", R"("x")"});
  expect_error("[0,1] 2", {"invalid JSON at byte 7"});
  expect_error("a2 4", {"character 4", "a letter from a to z"});
  expect_error("8/8/8/8/8/8/8/8 w - - 0 1 x", {"the end", R"("x")"});
  expect_error("8/8/8/8/8/8/8/8\n8/8/8/8/8/8/8/8", {"'b'", R"("8/8)"});
}

TEST(NotationError, shows_where_a_text_differs_from_the_given_notation) {
  expect_error_in(pairs_notation, "[0 1]", {"character 1", "'('"});
  expect_error_in(pairs_notation, "((1 . 1))", {"character 5", "a whole number"});
  expect_error_in(sicp_notation, "((1 1))", {"character 5", "'.'"});
  expect_error_in(vector_notation, "[0,1]", {"character 3", "a whole number"});
  expect_error_in(algebraic_notation, "A1", {"character 1", "a letter from a to z"});
  expect_error_in(json_notation, "[0 1]", {"invalid JSON at byte 4"});
  expect_error_in(board_notation, "[0 1]", {R"("[")", "neither a queen"});
  expect_error_in(fen_notation, "", {"FEN rank 8 has 0 squares"});
}

TEST(FenError, names_the_rank_with_too_few_or_too_many_squares) {
  expect_error("Q6/8/8/8/8/8/8/8", {"FEN rank 8 has 7 squares"});
  expect_error("8/8/8/8/8/8/8/Q8", {"FEN rank 1 has 9 squares"});
  expect_error("8//8/8/8/8/8/8", {"FEN rank 7 has 0 squares"});
}

TEST(FenError, reports_the_number_of_ranks) {
  expect_error("8/8", {"2 ranks", "8"});
  expect_error("8/8/8/8/8/8/8/8/", {"9 ranks", "8"});
  expect_error("8/8/8/8/8/8/8/8/8", {"9 ranks", "8"});
}

TEST(FenError, quotes_characters_that_are_not_queens) {
  expect_error("Q7/k7/8/8/8/8/8/8", {"FEN rank 7", R"("k")"});
  expect_error("Q7/08/8/8/8/8/8/8", {"FEN rank 7", R"("0")"});
  expect_error("9/8/8/8/8/8/8/8", {"FEN rank 8", R"("9")"});
  expect_error("8/\x1b/8/8/8/8/8/8", {"FEN rank 7", R"("\x1b")"});
}

TEST(BoardError, names_a_row_of_another_length) {
  expect_error(". Q .\nQ .\n", {"row 2 from the top has 2 squares", "row 1 has 3"});
  expect_error(". Q\n\nQ .", {"row 2", "0 squares"});
}

TEST(BoardError, reports_more_rows_than_columns) { expect_error("Q.\n.Q\nQ.\n", {"more rows", "2 columns"}); }

RC_GTEST_PROP(NotationError, is_one_clean_line_for_any_changed_byte, ()) {
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

TEST(NotationError, names_the_columns_of_the_board) {
  EXPECT_EQ(error_of("[1 2 5]"),
            "5 does not fit on the 3×3 board, whose columns are 0 to 2; give --size 6 or more");
  EXPECT_EQ(error_of("[1 2 5]", Reading{std::nullopt, 1}),
            "5 does not fit on the 3×3 board, whose columns are 1 to 3; give --size 5 or more");
}

}  // namespace
}  // namespace eightfold::reports
