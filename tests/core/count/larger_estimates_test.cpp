// Estimates beside published counts, which share no code with them.
#include <gtest/gtest.h>

#include <cmath>

#include "eightfold/core/count/estimate.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

TEST(LargerEstimates, are_within_four_standard_errors_of_the_published_counts) {
  for (int n = 16; n <= 27; ++n) {
    const CountEstimate estimate = estimate_solutions({.n = n, .samples = 32}, {.threads = 0});
    const auto published = static_cast<double>(*test::published_counts(n).all);
    EXPECT_LT(std::abs(estimate.solutions - published), 4 * estimate.standard_error) << "n = " << n;
    EXPECT_LT(estimate.standard_error, 0.03 * published) << "n = " << n;
  }
}

// If the standard errors were too small or too large, the deviations in units of them would not have a mean
// square near 1.
TEST(LargerEstimates, deviate_as_their_standard_errors_say) {
  constexpr int runs = 30;
  const auto published = static_cast<double>(*test::published_counts(17).all);
  double squares = 0;
  for (int seed = 1; seed <= runs; ++seed) {
    const CountEstimate estimate = estimate_solutions(
        {.n = 17, .samples = 16, .seed = static_cast<std::uint64_t>(seed)}, {.threads = 0});
    squares += std::pow((estimate.solutions - published) / estimate.standard_error, 2);
  }
  EXPECT_GT(squares / runs, 0.4);
  EXPECT_LT(squares / runs, 2.1);
}

}  // namespace
}  // namespace eightfold
