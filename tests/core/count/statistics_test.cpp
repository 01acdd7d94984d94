// The work of the counting engines, compared with plain counts of the same boards and half-boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "core/count/internal/tie_classes.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/core/count/half_boards.hpp"
#include "tests/core/count/methods.hpp"

namespace eightfold {
namespace {

// What the engine lanes visits, one board at a time.
class PlainLanes {
 public:
  PlainLanes(int n, const TieClass& tie_class) : n_(n), allowed_(tie_class.allowed) {}

  // The boards of the first `rows` rows, and those below.
  std::uint64_t boards(int rows) { return from_row(0, rows); }

 private:
  std::uint64_t from_row(int row, int rows) {
    if (row == rows) return 1 + below(row);
    std::uint64_t boards = 0;
    for (const Square square : free_squares(row))
      boards += with(square, [&] { return from_row(row + 1, rows); });
    return boards;
  }

  // A board is extended only if each of the next two rows has a free square. The queen of the last row is not
  // placed: the row before decides whether it has a square.
  std::uint64_t below(int row) {
    std::uint64_t boards = 0;
    for (const Square square : free_squares(row))
      boards += with(square, [&]() -> std::uint64_t {
        const bool is_dead = free_squares(row + 1).empty() || (row + 2 < n_ && free_squares(row + 2).empty());
        return 1 + (is_dead || row + 2 == n_ ? 0 : below(row + 1));
      });
    return boards;
  }

  template <typename Count>
  std::uint64_t with(Square square, const Count& count) {
    queens_.push_back(square);
    const std::uint64_t boards = count();
    queens_.pop_back();
    return boards;
  }

  std::vector<Square> free_squares(int row) const {
    std::vector<Square> free;
    for (int column = 0; column < n_; ++column) {
      const Square square = {row, column};
      const bool is_attacked =
          std::ranges::any_of(queens_, [&](Square queen) { return attacks(queen, square); });
      if ((allowed_[static_cast<std::size_t>(row)] >> column & 1) != 0 && !is_attacked)
        free.push_back(square);
    }
    return free;
  }

  int n_;
  std::array<std::uint32_t, max_size> allowed_;
  std::vector<Square> queens_;
};

std::uint64_t boards_by(const test::Method& method, int n) {
  return test::count_by(method, n).statistics.boards;
}

TEST(Statistics, of_lanes_are_the_boards_of_a_plain_search_on_every_kernel) {
  for (int n = 4; n <= 11; ++n) {
    std::uint64_t boards = 0;
    for (const TieClass& tie_class : tie_classes(n))
      boards += PlainLanes(n, tie_class).boards(std::min(3, n - 2));
    for (const test::Method& method : test::methods_of(Engine::lanes))
      EXPECT_EQ(boards_by(method, n), boards) << n << ", " << method;
  }
}

TEST(Statistics, of_lanes_below_a_prefix_are_the_boards_of_a_plain_search) {
  TieClass below_2_4 = all_squares(9);
  below_2_4.allowed[0] = 1U << 2;
  below_2_4.allowed[1] = 1U << 4;
  const std::uint64_t boards = PlainLanes(9, below_2_4).boards(5);
  for (const test::Method& method : test::methods_of(Engine::lanes))
    EXPECT_EQ(test::count_by(method, 9, {2, 4}).statistics, SearchStatistics{.boards = boards}) << method;
}

TEST(Statistics, of_lanes_without_rows_to_search_are_the_boards_that_exist) {
  const auto boards = [](int n, const Placement& prefix) {
    return test::count_by({Engine::lanes, Kernel::automatic}, n, prefix).statistics.boards;
  };
  EXPECT_EQ(boards(0, {}), 1U);
  EXPECT_EQ(boards(1, {}), 2U) << "the empty board and the solution";
  EXPECT_EQ(boards(4, {1, 3, 0}), 2U);
  EXPECT_EQ(boards(4, {0, 2}), 1U + 0U) << "no square in the third row";
  EXPECT_EQ(boards(4, {1, 3, 0, 2}), 1U);
  EXPECT_EQ(boards(4, {0, 1}), 0U) << "queens that attack each other";
}

TEST(Statistics, of_halves_are_the_half_boards_of_a_plain_search_on_every_kernel) {
  for (const int n : {4, 6, 7, 8, 9, 10, 11, 12, 14}) {
    const test::BlockPairs plain = test::plain_block_pairs(n);
    EXPECT_LT(plain.longest_list, 3U * 512) << "longer lists are divided, n = " << n;
    for (const test::Method& method : test::methods_of(Engine::halves))
      EXPECT_EQ(test::count_by(method, n).statistics, SearchStatistics{.pair_blocks = plain.pairs})
          << n << ", " << method;
  }
}

// The boards below the given one in a plain search row by row, and that board.
std::uint64_t boards_from(std::vector<Square>& queens, int n) {
  const int row = static_cast<int>(queens.size());
  std::uint64_t boards = 1;
  for (int column = 0; row < n && column < n; ++column) {
    if (std::ranges::any_of(queens, [&](Square queen) {
          return queen.column == column || std::abs(queen.column - column) == row - queen.row;
        }))
      continue;
    queens.push_back({row, column});
    boards += boards_from(queens, n);
    queens.pop_back();
  }
  return boards;
}

TEST(Statistics, of_backtracking_are_the_boards_of_a_plain_search_from_half_of_the_first_row) {
  for (int n = 1; n <= 11; ++n) {
    std::uint64_t boards = 0;
    for (int column = 0; column < (n + 1) / 2; ++column) {
      std::vector<Square> queens = {{0, column}};
      boards += boards_from(queens, n);
    }
    EXPECT_EQ(boards_by({Engine::backtrack, Kernel::automatic}, n), boards) << n;
  }
}

TEST(Statistics, are_the_same_on_any_number_of_threads) {
  for (const Engine engine : {Engine::backtrack, Engine::lanes, Engine::halves})
    for (const int n : {8, 11, 12}) {
      const test::Method method = {engine, Kernel::automatic};
      const SearchStatistics alone = test::count_by(method, n).statistics;
      for (const int threads : {2, 3})
        EXPECT_EQ(test::count_by(method, n, {}, threads).statistics, alone)
            << n << ", " << method << ", " << threads << " threads";
    }
}

TEST(Statistics, of_units_add_up_to_those_of_the_whole_count) {
  for (const Engine engine : {Engine::lanes, Engine::halves})
    for (const int n : {9, 10}) {
      const auto units = count_units(n, engine, 1);
      const auto whole = units->counter(Kernel::automatic);
      whole->count(0, units->size());
      const auto parts = units->counter(Kernel::automatic);
      for (std::size_t unit = 0; unit < units->size(); ++unit) parts->count(unit, unit + 1);
      EXPECT_EQ(parts->statistics(), whole->statistics()) << name_of(engine) << ", n = " << n;
      EXPECT_NE(whole->statistics(), SearchStatistics());
      EXPECT_EQ(units->plain_counter()->statistics(), SearchStatistics());
    }
}

}  // namespace
}  // namespace eightfold
