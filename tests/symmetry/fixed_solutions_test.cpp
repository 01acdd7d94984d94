#include "symmetry/fixed_solutions.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>

#include "core/solutions.hpp"
#include "symmetry/burnside.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

std::uint64_t solutions_fixed_by(Symmetry g, int n) {
  std::uint64_t fixed = 0;
  for (const Placement& solution : Solutions(Board::square(n))) fixed += fixes(g, solution) ? 1 : 0;
  return fixed;
}

TEST(FixedSolutions, are_as_many_as_a_test_of_every_solution_finds) {
  for (int n = 0; n <= 10; ++n) {
    EXPECT_EQ(count_half_turn_solutions({.n = n}), solutions_fixed_by(Symmetry::rotate180, n)) << "n = " << n;
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}), solutions_fixed_by(Symmetry::rotate90, n)) << "n = " << n;
  }
}

TEST(FixedSolutions, under_the_half_turn_are_as_published) {
  for (int n = 0; n <= 20; ++n)
    if (const auto published = test::published_counts(n).half_turn) {
      EXPECT_EQ(count_half_turn_solutions({.n = n}), *published) << "n = " << n;
    }
}

TEST(FixedSolutions, under_the_quarter_turn_are_as_published) {
  for (int n = 0; n <= 29; ++n)
    if (const auto published = test::published_counts(n).quarter_turn) {
      EXPECT_EQ(count_quarter_turn_solutions({.n = n}), *published) << "n = " << n;
    }
}

TEST(FixedSolutions, under_the_quarter_turn_are_none_unless_n_is_0_or_1_modulo_4) {
  for (int n = 0; n <= 32; ++n)
    if (n % 4 > 1) {
      EXPECT_EQ(count_quarter_turn_solutions({.n = n}), 0U) << "n = " << n;
    }
}

TEST(FixedSolutions, refuse_boards_of_other_than_0_to_32_rows) {
  for (const int n : {-1, 33}) {
    EXPECT_THROW(count_half_turn_solutions({.n = n}), std::invalid_argument) << "n = " << n;
    EXPECT_THROW(count_quarter_turn_solutions({.n = n}), std::invalid_argument) << "n = " << n;
  }
}

}  // namespace
}  // namespace eightfold
