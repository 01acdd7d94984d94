#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>

#include "eightfold/reports/solutions/symmetric_report.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

using Count = std::optional<std::uint64_t>;

SymmetricCounts counts_of(int n, Count half_turn, Count quarter_turn) {
  return {n, half_turn, quarter_turn, 0, 0};
}

std::string text_of(const SymmetricCounts& counts) { return symmetric_text(counts, {}); }

TEST(SymmetricText, gives_both_counts_and_their_methods) {
  EXPECT_EQ(text_of({12, 80, 8, 0.25, 1.5}),
            "Symmetric solutions of the 12-queens puzzle\n"
            "\n"
            "fixed by                         solutions    seconds  method\n"
            "half turn                               80      0.250  each queen is placed with its image\n"
            "quarter turn                             8      1.500  2^3 x 1 pairing of 6 values\n"
            "\n"
            "The half turn also fixes every solution that the quarter turn fixes. No\n"
            "reflection fixes a solution.\n");
}

TEST(SymmetricText, omits_a_turn_that_was_not_counted) {
  const std::string half = text_of(counts_of(12, 80, {}));
  EXPECT_TRUE(mentions(half, {"\nhalf turn"}));
  EXPECT_FALSE(mentions(half, {"\nquarter turn"}));
  const std::string quarter = text_of(counts_of(12, {}, 8));
  EXPECT_FALSE(mentions(quarter, {"\nhalf turn"}));
  EXPECT_TRUE(mentions(quarter, {"\nquarter turn"}));
}

TEST(SymmetricText, shows_the_quarter_turn_as_pairings) {
  // OEIS A033148 and its factor A002968.
  EXPECT_TRUE(mentions(text_of(counts_of(20, {}, 480)), {"2^5 x 15 pairings of 10 values\n"}));
  EXPECT_TRUE(mentions(text_of(counts_of(48, {}, 21517426688)),
                       {"         21,517,426,688  ", "2^12 x 5,253,278 pairings of 24 values\n"}));
}

TEST(SymmetricText, states_why_the_quarter_turn_fixes_no_solution) {
  for (const int n : {2, 3, 6, 7, 70})
    EXPECT_TRUE(mentions(text_of(counts_of(n, {}, 0)), {"none: queens off the center form groups of four\n"}))
        << n;
  EXPECT_TRUE(mentions(text_of(counts_of(8, {}, 0)), {"2^2 x 0 pairings of 4 values\n"}));
}

TEST(SymmetricText, states_that_every_symmetry_fixes_the_smallest_boards) {
  for (const int n : {0, 1})
    EXPECT_TRUE(mentions(text_of(counts_of(n, 1, 1)), {"2^0 x 1 pairing of 0 values\n",
                                                       "All eight symmetries fix the only placement.\n"}));
}

TEST(SymmetricText, aligns_its_columns_for_the_largest_counts) {
  const std::string text = text_of(counts_of(69, ~std::uint64_t{0}, 186616671467470848));
  EXPECT_TRUE(mentions(
      text, {"half turn             18,446,744,073,709,551,615      0.000  ",
             "quarter turn             186,616,671,467,470,848      0.000  2^17 x 1,423,772,212,734 "}));
}

}  // namespace
}  // namespace eightfold::reports
