#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "eightfold/reports/notation/notation.hpp"
#include "tests/reports/sized_placements.hpp"

namespace eightfold::reports {
namespace {

// The placement in a notation of squares, with its rows in the given order.
std::string shuffled(const Notation& notation, const Placement& placement, const Placement& order) {
  std::string text;
  for (const int row : order) {
    const std::string r = std::to_string(row + 1);
    const std::string c = std::to_string(placement[row] + 1);
    const int file = placement[row];
    const std::string letter(1, static_cast<char>('a' + file % 26));
    if (notation.name == "pairs") text += " (" + r + " " + c + ")";
    if (notation.name == "sicp") text += " (" + c + " . " + r + ")";
    if (notation.name == "algebraic")
      text += (file < 26 ? " " : " a") + letter + std::to_string(order.rows() - row);
  }
  return notation.name == "algebraic" ? text : "(" + text + " )";
}

RC_GTEST_PROP(EveryNotation, reads_full_placements_back_without_a_size, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::full_placement_for(notation);
    const std::string text = test::written(notation, placement);
    RC_LOG() << text << '\n';
    RC_ASSERT(parse_placement(text, notation) == placement);
  }
}

RC_GTEST_PROP(EveryNotation, reads_partial_placements_back_given_size_and_base, ()) {
  const Reading reading{std::nullopt, *rc::gen::inRange(0, 2)};
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    const std::string text = test::written(notation, placement, reading.base);
    RC_LOG() << text << '\n';
    RC_ASSERT(parse_placement(text, notation, {placement.size, reading.base}) == placement);
  }
}

TEST(Notations, of_squares_accept_any_order) {
  for (const std::string_view text :
       {"((3 1) (1 2) (4 3) (2 4))", "((3 . 4) (2 . 1) (4 . 2) (1 . 3))", "a2 b4 c1 d3"})
    EXPECT_EQ(parse_placement(text), (SizedPlacement{{1, 3, 0, 2}, 4})) << text;
}

RC_GTEST_PROP(Notations, of_squares_accept_every_order, ()) {
  for (const Notation& notation : {pairs_notation, sicp_notation, algebraic_notation}) {
    const auto full = *test::full_placement_for(notation);
    if (full.size == 0) continue;
    const std::string text = shuffled(notation, full.placement, *test::permutation_of(full.size));
    RC_LOG() << text << '\n';
    RC_ASSERT(parse_placement(text) == full);
  }
}

TEST(FenNotation, ignores_the_other_fields_of_a_record) {
  const auto expected = parse_placement("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4");
  EXPECT_EQ(parse_placement("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1"), expected);
  EXPECT_EQ(parse_placement("q7/4q3/7q/5q2/2q5/6q1/1q6/3q4 b - - 12 40"), expected);
}

TEST(FenNotation, adds_up_the_numbers_of_empty_squares) {
  EXPECT_EQ(parse_placement("Q7/13Q3/8/44/8/8/8/11111111"), (SizedPlacement{{0, 4}, 8}));
}

TEST(BoardNotation, accepts_boards_without_spaces_and_with_empty_rows) {
  EXPECT_EQ(parse_placement(".q..\n...Q\n....\n....\n"), (SizedPlacement{{1, 3}, 4}));
  EXPECT_EQ(parse_placement(". Q . .\r\n. . . Q\r\nQ . . .\r\n. . Q ."), (SizedPlacement{{1, 3, 0, 2}, 4}));
  EXPECT_EQ(parse_placement("."), (SizedPlacement{{}, 1}));
}

TEST(AlgebraicNotation, accepts_squares_without_spaces) {
  EXPECT_EQ(parse_placement("b4d3a2c1"), (SizedPlacement{{1, 3, 0, 2}, 4}));
  EXPECT_EQ(parse_placement("aa32z31af30", Reading{32}), (SizedPlacement{{26, 25, 31}, 32}));
}

TEST(JsonNotation, accepts_an_object_and_ndjson_accepts_an_array) {
  EXPECT_EQ(parse_placement(R"({"columns":[1,3,0,2]})", json_notation), (SizedPlacement{{1, 3, 0, 2}, 4}));
  EXPECT_EQ(parse_placement("[ 1, 3,\n0, 2 ]", ndjson_notation), (SizedPlacement{{1, 3, 0, 2}, 4}));
}

TEST(VectorNotation, accepts_vectors_without_brackets_and_with_leading_zeros) {
  EXPECT_EQ(parse_placement("1 3 0 2"), (SizedPlacement{{1, 3, 0, 2}, 4}));
  EXPECT_EQ(parse_placement("[01 03\t000\n2]"), (SizedPlacement{{1, 3, 0, 2}, 4}));
}

TEST(Size, is_the_number_of_rows_by_default) {
  EXPECT_EQ(parse_placement("[1 0]").size, 2);
  EXPECT_EQ(parse_placement("[1 0]", Reading{5}).size, 5);
  EXPECT_EQ(parse_placement("b8 a7", Reading{8}), (SizedPlacement{{1, 0}, 8}));
}

TEST(Size, is_that_of_a_drawn_board) {
  EXPECT_EQ(parse_placement(". Q . .\n").size, 4);
  EXPECT_EQ(parse_placement("Q7/8/8/8/8/8/8/8").size, 8);
  EXPECT_EQ(parse_placement(". Q . .\n", Reading{4}).size, 4);
}

TEST(Base, shifts_the_columns_of_vectors_and_json_only) {
  const Reading from_one{std::nullopt, 1};
  for (const std::string_view text : {"[2 4 1 3]", "2 4 1 3", "[2,4,1,3]", R"({"columns":[2,4,1,3]})", "2413",
                                      "((1 2) (2 4) (3 1) (4 3))", "b4 d3 a2 c1"})
    EXPECT_EQ(parse_placement(text, from_one), (SizedPlacement{{1, 3, 0, 2}, 4})) << text;
}

}  // namespace
}  // namespace eightfold::reports
