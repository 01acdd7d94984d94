#include "core/count/internal/squares.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/core/count/prefixes.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

AllowedSquares everywhere() {
  AllowedSquares allowed;
  allowed.fill(~std::uint32_t{0});
  return allowed;
}

AllowedSquares on_the_board(int n) {
  AllowedSquares allowed{};
  for (int row = 0; row < n; ++row) allowed[static_cast<std::size_t>(row)] = (std::uint32_t{1} << n) - 1;
  return allowed;
}

AllowedSquares squares_of(const Placement& placement) {
  AllowedSquares allowed{};
  for (int row = 0; row < placement.rows(); ++row)
    allowed[static_cast<std::size_t>(row)] = std::uint32_t{1} << placement[row];
  return allowed;
}

TEST(CountOnSquares, of_whole_boards_is_as_published) {
  for (int n = 0; n <= 11; ++n)
    EXPECT_EQ(count_on_squares(n, on_the_board(n)), test::published_counts(n).all) << "n = " << n;
}

TEST(CountOnSquares, of_no_rows_is_one) {
  EXPECT_EQ(count_on_squares(0, {}), 1U);
  EXPECT_EQ(count_on_squares(0, everywhere()), 1U);
}

TEST(CountOnSquares, of_a_row_without_allowed_squares_is_zero) {
  for (std::size_t row = 0; row < 8; ++row) {
    AllowedSquares allowed = on_the_board(8);
    allowed[row] = 0;
    EXPECT_EQ(count_on_squares(8, allowed), 0U);
  }
}

RC_GTEST_PROP(CountOnSquares, is_the_number_of_listed_solutions_on_them, ()) {
  const int n = *test::number(4, 9);
  AllowedSquares allowed = on_the_board(n);
  for (int row = 0; row < n; ++row)
    allowed[static_cast<std::size_t>(row)] &= ~(std::uint32_t{1} << *test::number(0, n));
  const auto solutions = test::solutions_of(Board::square(n));
  const auto on_squares = std::ranges::count_if(solutions, [&](const Placement& solution) {
    for (int row = 0; row < n; ++row)
      if ((allowed[static_cast<std::size_t>(row)] >> solution[row] & 1) == 0) return false;
    return true;
  });
  RC_CLASSIFY(on_squares > 0, "some");
  RC_ASSERT(count_on_squares(n, allowed) == static_cast<std::uint64_t>(on_squares));
}

TEST(CountOnSquares, of_one_square_per_row_is_one_for_a_solution) {
  for (const int n : {4, 10, 28, 30})
    EXPECT_EQ(count_on_squares(n, squares_of(test::constructed_solution(n))), 1U) << "n = " << n;
}

// 33 is coprime to 2, so all columns differ; it is a multiple of 3, so rows 11 apart share a diagonal.
TEST(CountOnSquares, of_one_square_per_row_is_zero_for_a_shared_diagonal) {
  Placement placement;
  for (int row = 0; row < max_size; ++row) placement.push_back((2 * row + 1) % 33);
  EXPECT_EQ(count_on_squares(max_size, squares_of(placement)), 0U);
  EXPECT_EQ(count_on_squares(16, squares_of(placement)), 1U);
  EXPECT_EQ(count_on_squares(17, squares_of(placement)), 0U);  // (5, 11) and (16, 0)
}

TEST(CountOnSquares, adds_up_the_weights_of_the_listed_solutions) {
  for (int n = 1; n <= 8; ++n) {
    const auto weight = [](auto first, auto last) {
      return 3 * static_cast<std::uint64_t>(first) + static_cast<std::uint64_t>(last);
    };
    std::uint64_t expected = 0;
    for (const Placement& solution : test::solutions_of(Board::square(n)))
      expected += weight(solution[0], solution[n - 1]);
    const auto counted = count_on_squares(n, on_the_board(n), [&](std::span<const int> columns) {
      EXPECT_EQ(columns.size(), static_cast<std::size_t>(n));
      return weight(columns.front(), columns.back());
    });
    EXPECT_EQ(counted, expected) << "n = " << n;
  }
}

}  // namespace
}  // namespace eightfold
