#include <gtest/gtest.h>

#include "eightfold/reports/solutions/symmetric_report.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::reports {
namespace {

// OEIS A032522, A033148, and A002968, the number of pairings. The counts of the largest boards are the
// greatest that fit.
TEST(SymmetricText, gives_the_requested_counts_and_their_methods) {
  std::string text;
  for (const SymmetricCounts& counts : {SymmetricCounts{12, 80, 8, 0.25, 1.5},
                                        {0, 1, 1, 0, 0},
                                        {1, 1, 1, 0, 0},
                                        {2, {}, 0, 0, 0},
                                        {3, {}, 0, 0, 0},
                                        {8, 4, 0, 0, 0},
                                        {12, 80, {}, 0, 0},
                                        {20, {}, 480, 0, 0},
                                        {48, {}, 21517426688, 0, 0},
                                        {69, ~std::uint64_t{0}, 186616671467470848, 0, 0},
                                        {70, {}, 0, 0, 0}})
    text += symmetric_text(counts, {}) + symmetric_json(counts) + symmetric_csv({&counts, 1}, true) + '\n';
  test::expect_golden("symmetric-reports.txt", text);
}

}  // namespace
}  // namespace eightfold::reports
