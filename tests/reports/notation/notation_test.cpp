#include "eightfold/reports/notation/notation.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reports/sized_placements.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

const Placement first_of_8 = {0, 4, 7, 5, 2, 6, 1, 3};

std::string full(const Notation& notation, const Placement& placement, int base = 0) {
  return test::written(notation, {placement, placement.rows()}, base);
}

TEST(FileName, continues_after_z_as_spreadsheets_do) {
  EXPECT_EQ(file_name(0), "a");
  EXPECT_EQ(file_name(25), "z");
  EXPECT_EQ(file_name(26), "aa");
  EXPECT_EQ(file_name(31), "af");
}

TEST(SquareName, has_a1_at_the_bottom_left) {
  EXPECT_EQ(square_name({7, 0}, 8), "a1");
  EXPECT_EQ(square_name({0, 0}, 8), "a8");
  EXPECT_EQ(square_name({31, 27}, 32), "ab1");
}

TEST(VectorNotation, writes_columns_from_zero_in_brackets) {
  EXPECT_EQ(full(vector_notation, first_of_8), "[0 4 7 5 2 6 1 3]");
}

TEST(VectorNotation, counts_columns_from_one_on_request) {
  EXPECT_EQ(full(vector_notation, first_of_8, 1), "[1 5 8 6 3 7 2 4]");
}

TEST(VectorNotation, is_the_notation_of_text_reports) {
  EXPECT_EQ(as_vector(first_of_8), "[0 4 7 5 2 6 1 3]");
  EXPECT_EQ(as_vector({}), "[]");
  EXPECT_EQ(as_vector({31, 10}), "[31 10]");
}

TEST(DigitsNotation, writes_the_published_solutions_from_one) {
  ASSERT_EQ(test::published_canonical_solutions().size(), 12U);
  for (const auto& published : test::published_canonical_solutions())
    EXPECT_EQ(full(digits_notation, published.placement), published.one_based);
}

TEST(FenNotation, writes_the_published_solutions) {
  for (const auto& published : test::published_canonical_solutions())
    EXPECT_EQ(full(fen_notation, published.placement), published.fen);
}

TEST(FenNotation, writes_empty_rows_below_a_partial_placement) {
  EXPECT_EQ(test::written(fen_notation, {{0, 4, 7}, 8}), "Q7/4Q3/7Q/8/8/8/8/8");
  EXPECT_EQ(test::written(fen_notation, {{}, 8}), "8/8/8/8/8/8/8/8");
}

TEST(AlgebraicNotation, writes_the_published_solutions) {
  for (const auto& published : test::published_canonical_solutions())
    EXPECT_EQ(full(algebraic_notation, published.placement), published.algebraic);
}

TEST(AlgebraicNotation, counts_ranks_from_the_bottom_of_the_whole_board) {
  EXPECT_EQ(test::written(algebraic_notation, {{0, 4, 7}, 8}), "a8 e7 h6");
  EXPECT_EQ(test::written(algebraic_notation, {{25, 0}, 26}), "z26 a25");
  EXPECT_EQ(test::written(algebraic_notation, {{31, 25, 26}, 32}), "af32 z31 aa30");
}

TEST(PairsNotation, writes_row_and_column_from_one) {
  EXPECT_EQ(full(pairs_notation, first_of_8), "((1 1) (2 5) (3 8) (4 6) (5 3) (6 7) (7 2) (8 4))");
}

TEST(SicpNotation, writes_the_output_of_exercise_2_42_for_four_queens) {
  EXPECT_EQ(full(sicp_notation, {1, 3, 0, 2}), "((3 . 4) (1 . 3) (4 . 2) (2 . 1))");
  EXPECT_EQ(full(sicp_notation, {2, 0, 3, 1}), "((2 . 4) (4 . 3) (1 . 2) (3 . 1))");
}

TEST(BoardNotation, draws_one_line_per_row) {
  EXPECT_EQ(full(board_notation, {1, 3, 0, 2}),
            ". Q . .\n"
            ". . . Q\n"
            "Q . . .\n"
            ". . Q .\n");
}

TEST(BoardNotation, draws_only_rows_with_a_queen) {
  EXPECT_EQ(test::written(board_notation, {{2}, 4}), ". . Q .\n");
}

TEST(JsonNotation, writes_an_array_without_spaces) {
  EXPECT_EQ(full(json_notation, first_of_8), "[0,4,7,5,2,6,1,3]");
  EXPECT_EQ(full(json_notation, first_of_8, 1), "[1,5,8,6,3,7,2,4]");
}

TEST(NdjsonNotation, writes_the_array_in_an_object) {
  EXPECT_EQ(full(ndjson_notation, first_of_8), R"({"columns":[0,4,7,5,2,6,1,3]})");
  EXPECT_EQ(full(ndjson_notation, first_of_8, 1), R"({"columns":[1,5,8,6,3,7,2,4]})");
}

TEST(EveryNotation, writes_the_empty_placement_and_the_single_queen) {
  struct Texts {
    std::string_view none;
    std::string_view one;
  };
  const std::map<std::string_view, Texts> expected = {
      {"vector", {"[]", "[0]"}},    {"digits", {"[]", "1"}},
      {"pairs", {"()", "((1 1))"}}, {"sicp", {"()", "((1 . 1))"}},
      {"algebraic", {"[]", "a1"}},  {"board", {"[]\n", "Q\n"}},
      {"json", {"[]", "[0]"}},      {"ndjson", {R"({"columns":[]})", R"({"columns":[0]})"}},
  };
  for (const Notation& notation : all_notations()) {
    if (!notation.allows(0)) continue;
    EXPECT_EQ(full(notation, {}), expected.at(notation.name).none) << notation.name;
    EXPECT_EQ(full(notation, {0}), expected.at(notation.name).one) << notation.name;
  }
}

TEST(EveryNotation, appends_to_existing_text) {
  for (const Notation& notation : all_notations()) {
    std::string text = "before ";
    notation.append(text, {first_of_8, 8}, 0);
    EXPECT_EQ(text, "before " + full(notation, first_of_8)) << notation.name;
  }
}

TEST(EveryNotation, ignores_the_base_unless_it_has_one) {
  for (const Notation& notation : all_notations()) {
    const bool changes = full(notation, first_of_8, 1) != full(notation, first_of_8);
    EXPECT_EQ(changes, notation.has_base) << notation.name;
  }
}

TEST(AllNotations, are_in_the_order_of_the_documentation) {
  std::vector<std::string_view> names;
  for (const Notation& notation : all_notations()) names.push_back(notation.name);
  EXPECT_EQ(names, (std::vector<std::string_view>{"vector", "digits", "pairs", "sicp", "algebraic", "fen",
                                                  "board", "json", "ndjson"}));
}

TEST(AllNotations, are_found_by_name) {
  for (const Notation& notation : all_notations()) EXPECT_EQ(find_notation(notation.name), &notation);
  EXPECT_EQ(find_notation("svg"), nullptr);
  EXPECT_EQ(find_notation("Vector"), nullptr);
  EXPECT_EQ(find_notation(""), nullptr);
}

TEST(AllNotations, have_limits_only_if_a_column_is_one_character) {
  std::map<std::string_view, std::pair<int, int>> limited;
  for (const Notation& notation : all_notations())
    if (!notation.allows(0) || !notation.allows(max_size))
      limited[notation.name] = {notation.least_size, notation.greatest_size};
  EXPECT_EQ(limited, (std::map<std::string_view, std::pair<int, int>>{{"digits", {0, 9}}, {"fen", {8, 8}}}));
}

TEST(AllNotations, name_an_alternative_without_a_limit) {
  for (const Notation& notation : all_notations()) {
    const bool limited = !notation.allows(0) || !notation.allows(max_size);
    EXPECT_EQ(limited, !notation.limit.empty()) << notation.name;
    EXPECT_EQ(limited, !notation.alternative.empty()) << notation.name;
    if (!limited) continue;
    const Notation* alternative = find_notation(notation.alternative);
    ASSERT_NE(alternative, nullptr) << notation.name;
    EXPECT_TRUE(alternative->allows(0) && alternative->allows(max_size)) << notation.name;
  }
}

}  // namespace
}  // namespace eightfold::reports
