#include <gtest/gtest.h>

#include "tests/core/constrained_boards.hpp"

namespace eightfold {
namespace {

// Each set of squares as the blocked ones, which gives every set of allowed squares, and as the required
// ones. A search reads the allowed squares alone, so there is nothing else to try (constrained_orbits.cpp).
void expect_all_by_definition(const std::string& characters) {
  for (const test::Drawing& drawing : test::all_drawings(4, characters))
    for (const Rule rule : all_rules) {
      test::expect_solutions_by_definition(drawing, rule);
      ASSERT_FALSE(::testing::Test::HasFailure()) << name_of(rule) << '\n' << test::text_of(drawing);
    }
}

TEST(ConstrainedBoards, of_4_rows_with_blocked_squares_have_the_solutions_by_definition) {
  expect_all_by_definition(".#");
}

TEST(ConstrainedBoards, of_4_rows_with_required_squares_have_the_solutions_by_definition) {
  expect_all_by_definition(".Q");
}

}  // namespace
}  // namespace eightfold
