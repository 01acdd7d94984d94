#include "eightfold/reports/notation/listing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "eightfold/reports/notation/placement_reader.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

const std::vector<Placement> both_of_4 = {{1, 3, 0, 2}, {2, 0, 3, 1}};

std::string listed(const Notation& notation, const std::vector<Placement>& placements, int base = 0) {
  Listing listing(notation, base);
  std::string text;
  listing.begin(text);
  for (const Placement& placement : placements) listing.add(text, {placement, placement.rows()});
  listing.end(text);
  EXPECT_EQ(listing.total(), placements.size());
  return text;
}

TEST(Listing, has_one_placement_per_line) {
  EXPECT_EQ(listed(vector_notation, both_of_4), "[1 3 0 2]\n[2 0 3 1]\n");
  EXPECT_EQ(listed(digits_notation, both_of_4), "2413\n3142\n");
  EXPECT_EQ(listed(pairs_notation, both_of_4), "((1 2) (2 4) (3 1) (4 3))\n((1 3) (2 1) (3 4) (4 2))\n");
  EXPECT_EQ(listed(algebraic_notation, both_of_4), "b4 d3 a2 c1\nc4 a3 d2 b1\n");
  EXPECT_EQ(listed(vector_notation, {}), "");
}

TEST(Listing, counts_columns_from_one_on_request) {
  EXPECT_EQ(listed(vector_notation, both_of_4, 1), "[2 4 1 3]\n[3 1 4 2]\n");
  EXPECT_EQ(listed(json_notation, both_of_4, 1), "[\n  [2,4,1,3],\n  [3,1,4,2]\n]\n");
}

TEST(Listing, in_json_is_an_array_with_one_placement_per_line) {
  EXPECT_EQ(listed(json_notation, both_of_4), "[\n  [1,3,0,2],\n  [2,0,3,1]\n]\n");
  EXPECT_EQ(listed(json_notation, {{0}}), "[\n  [0]\n]\n");
  EXPECT_EQ(listed(json_notation, {{}}), "[\n  []\n]\n");
  EXPECT_EQ(listed(json_notation, {}), "[\n]\n");
}

TEST(Listing, in_ndjson_ends_with_the_total) {
  EXPECT_EQ(listed(ndjson_notation, both_of_4),
            "{\"columns\":[1,3,0,2]}\n{\"columns\":[2,0,3,1]}\n{\"kind\":\"total\",\"total\":2,\"total_"
            "text\":\"2\"}\n");
  EXPECT_EQ(listed(ndjson_notation, {{0}}),
            "{\"columns\":[0]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n");
  EXPECT_EQ(listed(ndjson_notation, {}), "{\"kind\":\"total\",\"total\":0,\"total_text\":\"0\"}\n");
}

TEST(Listing, of_boards_has_a_blank_line_between_them) {
  EXPECT_EQ(listed(board_notation, {{0, 1}, {1, 0}}), "Q .\n. Q\n\n. Q\nQ .\n");
  EXPECT_EQ(listed(board_notation, {{0}}), "Q\n");
  EXPECT_EQ(listed(board_notation, {}), "");
}

TEST(Listing, appends_to_existing_text) {
  std::string text = "before\n";
  Listing listing(json_notation);
  listing.begin(text);
  EXPECT_EQ(text, "before\n[\n");
  text.clear();
  listing.add(text, {{0}, 1});
  EXPECT_EQ(text, "  [0]");
  text.clear();
  listing.add(text, {{0}, 1});
  EXPECT_EQ(text, ",\n  [0]");
}

RC_GTEST_PROP(Listing, is_read_back_with_its_lines_in_every_notation, ()) {
  for (const Notation& notation : all_notations()) {
    const int n = notation.allows(5) ? *test::number(1, 10) : 8;
    const int base = *test::number(0, 2);
    const auto placements = *rc::gen::nonEmpty(test::permutations_of(n));
    const PlacementList list = read_placements(listed(notation, placements, base), {std::nullopt, base});
    RC_ASSERT(list.size == n);
    RC_ASSERT(list.placements == placements);
    const std::size_t lines_apart = notation.name == "board" ? static_cast<std::size_t>(n) + 1 : 1;
    for (std::size_t i = 0; i < placements.size(); ++i)
      RC_ASSERT(list.positions.at(i) == 1 + i * lines_apart);
  }
}

}  // namespace
}  // namespace eightfold::reports
