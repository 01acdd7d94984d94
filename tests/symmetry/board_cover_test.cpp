#include "symmetry/internal/board_cover.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

std::vector<Placement> solutions_by_cover(const Cover& cover, const Cover::Partial& partial, Kernel kernel) {
  std::vector<Placement> solutions;
  CoverSearch(cover, kernel).for_each(partial, cover.items(), [&](std::span<const std::uint8_t> chosen) {
    const std::size_t n = chosen.size() / 2;
    Placement solution;
    for (std::size_t row = 0; row < n; ++row) solution.push_back(chosen[row]);
    for (std::size_t row = 0; row < n; ++row)
      EXPECT_EQ(chosen[n + chosen[row]], row) << "the options of a column differ from those of its row";
    solutions.push_back(solution);
    return true;
  });
  std::ranges::sort(solutions);
  return solutions;
}

TEST(BoardCover, has_the_solutions_of_every_rule_as_covers) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= (rule == Rule::rooks ? 7 : 10); ++n) {
      const auto solutions = test::solutions_of(Board::square(n), {}, rule);
      const Cover cover = board_cover(n, rule);
      for (const Kernel kernel : available_kernels())
        EXPECT_EQ(solutions_by_cover(cover, cover.start(), kernel), solutions)
            << n << ' ' << rule << ' ' << name_of(kernel);
    }
}

// Successive knight's moves: a solution on an even board unless n is 2 modulo 6.
Placement known_solution(int n) {
  Placement solution;
  for (int column = 1; column < n; column += 2) solution.push_back(column);
  for (int column = 0; column < n; column += 2) solution.push_back(column);
  return solution;
}

TEST(BoardCover, of_a_large_board_has_the_solutions_that_begin_with_a_prefix) {
  for (const int n : {16, 18, 22, 28, 30}) {
    Placement prefix = known_solution(n);
    while (prefix.rows() > n - 12) prefix.pop_back();
    const auto solutions = test::solutions_of(Board::square(n), prefix);
    EXPECT_FALSE(solutions.empty());
    const Cover cover = board_cover(n);
    Cover::Partial partial = cover.start();
    for (int row = 0; row < prefix.rows(); ++row) cover.choose(partial, option_at({row, prefix[row]}, n));
    for (const Kernel kernel : available_kernels())
      EXPECT_EQ(solutions_by_cover(cover, partial, kernel), solutions) << n << ' ' << name_of(kernel);
  }
}

TEST(BoardCover, has_the_squares_row_by_row_as_options) {
  const Cover cover = board_cover(5);
  EXPECT_EQ(cover.items(), 10);
  EXPECT_EQ(cover.options(), 25U);
  for (int row = 0; row < 5; ++row)
    for (int column = 0; column < 5; ++column) {
      const std::size_t option = option_at({row, column}, 5);
      EXPECT_EQ(cover.options_of(row)[static_cast<std::size_t>(column)], option);
      EXPECT_EQ(cover.options_of(5 + column)[static_cast<std::size_t>(row)], option);
    }
}

TEST(BoardCover, is_defined_for_up_to_32_rows) {
  EXPECT_EQ(board_cover(32, Rule::rooks).options(), 1024U);
  EXPECT_EQ(board_cover(32, Rule::rooks).items(), 64);
}

}  // namespace
}  // namespace eightfold
