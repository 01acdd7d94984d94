#include <gtest/gtest.h>

#include <span>
#include <vector>

#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

// A search of exact covers and a meet in the middle.
TEST(LongCounts, of_canonical_solutions_that_are_searched_and_sorted_are_the_same_lists) {
  for (const int n : {15, 16, 17}) {
    std::vector<Placement> listed;
    list_canonical_solutions({.n = n},
                             [&](std::span<const Orbit> orbits) {
                               for (const Orbit& orbit : orbits) listed.push_back(orbit.representative);
                               return true;
                             },
                             {.threads = 0});
    EXPECT_EQ(listed.size(), test::published_counts(n).fundamental) << "n = " << n;
    std::size_t equal = 0;
    for_each_canonical_solution({.n = n},
                                [&](const Orbit& orbit) {
                                  equal += equal < listed.size() && listed[equal] == orbit.representative;
                                  return true;
                                },
                                {.threads = 0});
    EXPECT_EQ(equal, listed.size()) << "n = " << n;
  }
}

TEST(LongCounts, of_solutions_fixed_by_the_half_turn_are_as_published) {
  for (int n = 24; n <= 28; ++n)
    EXPECT_EQ(count_half_turn_solutions({.n = n}, {.threads = 0}).solutions,
              test::published_counts(n).half_turn.value())
        << "n = " << n;
}

TEST(LongCounts, of_solutions_fixed_by_the_quarter_turn_are_as_published) {
  for (int n = 50; n <= 57; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}, {.threads = 0}).solutions,
              test::published_counts(n).quarter_turn.value())
        << "n = " << n;
}

}  // namespace
}  // namespace eightfold
