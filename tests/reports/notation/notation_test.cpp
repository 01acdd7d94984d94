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

TEST(DigitsNotation, writes_the_published_solutions_from_one) {
  ASSERT_EQ(test::published_canonical_solutions().size(), 12U);
  for (const auto& published : test::published_canonical_solutions())
    EXPECT_EQ(full(digits_notation, published.placement), published.one_based);
}

TEST(FenNotation, writes_the_published_solutions) {
  for (const auto& published : test::published_canonical_solutions())
    EXPECT_EQ(full(fen_notation, published.placement), published.fen);
}

TEST(AlgebraicNotation, writes_the_published_solutions) {
  for (const auto& published : test::published_canonical_solutions())
    EXPECT_EQ(full(algebraic_notation, published.placement), published.algebraic);
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
