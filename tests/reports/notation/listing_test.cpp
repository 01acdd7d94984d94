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

std::string listed(const Notation& notation, const std::vector<Placement>& placements, int base = 0) {
  Listing listing(notation, base);
  std::string text;
  listing.begin(text);
  for (const Placement& placement : placements) listing.add(text, {placement, placement.rows()});
  listing.end(text);
  EXPECT_EQ(listing.total(), placements.size());
  return text;
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
