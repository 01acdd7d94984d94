// The work of the counting engines, compared with plain counts of the same boards and half-boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/count/internal/halves/row_splits.hpp"
#include "eightfold/core/count/internal/tie_classes.hpp"
#include "eightfold/core/verify.hpp"
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

std::uint64_t boards_by(const test::Method& method, int n, int threads = 1) {
  return test::count_by(method, n, {}, threads).statistics.boards;
}

TEST(Statistics, of_lanes_are_the_boards_of_a_plain_search_on_every_kernel) {
  for (int n = 4; n <= 9; ++n) {
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

// Half-boards by definition: queens on the given rows in the columns of one half, none attacking another.
class HalfBoards {
 public:
  HalfBoards(int n, std::uint32_t rows, bool eastern, halves::Lines highest_rank)
      : n_(n), rows_(rows), first_column_(eastern ? n / 2 : 0), highest_rank_(highest_rank) {}

  std::uint64_t count() { return below(0); }

 private:
  std::uint64_t below(int row) {
    if (row == n_) return queens_.size() == static_cast<std::size_t>(n_ / 2) && is_wanted() ? 1 : 0;
    if ((rows_ >> row & 1) == 0) return below(row + 1);
    std::uint64_t boards = 0;
    for (int column = first_column_; column < first_column_ + n_ / 2; ++column) {
      const Square square = {row, column};
      if (std::ranges::any_of(queens_, [&](Square queen) { return attacks(queen, square); })) continue;
      queens_.push_back(square);
      boards += below(row + 1);
      queens_.pop_back();
    }
    return boards;
  }

  // Whether the columns of the northern queens have no higher rank than the rows.
  bool is_wanted() const {
    halves::Lines columns = 0;
    for (const Square queen : queens_)
      if (queen.row < n_ / 2) columns |= line(queen.column);
    return halves::fold_rank(columns, n_ / 2) <= highest_rank_;
  }

  // By the distance from the middle.
  halves::Lines line(int column) const {
    return halves::Lines{1} << (column < n_ / 2 ? n_ / 2 - 1 - column : column - n_ / 2);
  }

  int n_;
  std::uint32_t rows_;
  int first_column_;
  halves::Lines highest_rank_;
  std::vector<Square> queens_;
};

// At most one block of western boards for each split.
std::uint64_t plain_pair_blocks(int n) {
  const int side = n / 2;
  std::uint64_t blocks = 0;
  const halves::RowSplits splits(halves::frames_of(n, {}).front());
  for (const auto& [split, weight] : splits.all()) {
    std::uint32_t western_rows = 0;
    for (int i = 0; i < side; ++i) {
      if ((split.north >> i & 1) != 0) western_rows |= 1U << (side - 1 - i);
      if ((split.south >> i & 1) != 0) western_rows |= 1U << (side + i);
    }
    const auto rank = std::max(halves::fold_rank(split.north, side), halves::fold_rank(split.south, side));
    const std::uint64_t western = HalfBoards(n, western_rows, false, rank).count();
    EXPECT_LE(western, 512U) << "more than one block";
    if (western > 0) blocks += HalfBoards(n, ~western_rows, true, rank).count();
  }
  return blocks;
}

TEST(Statistics, of_halves_are_the_half_boards_of_a_plain_search_on_every_kernel) {
  for (const int n : {4, 6, 8, 10})
    for (const test::Method& method : test::methods_of(Engine::halves))
      EXPECT_EQ(test::count_by(method, n).statistics, SearchStatistics{.pair_blocks = plain_pair_blocks(n)})
          << n << ", " << method;
}

TEST(Statistics, have_these_values) {
  using Values = std::array<std::uint64_t, 3>;  // backtrack, lanes, halves
  const auto values_of = [](int n, int threads) {
    const auto count = [&](Engine engine) {
      return test::count_by({engine, Kernel::automatic}, n, {}, threads).statistics;
    };
    return Values{count(Engine::backtrack).boards, count(Engine::lanes).boards,
                  count(Engine::halves).pair_blocks};
  };
  for (const int threads : {1, 2, 3}) {
    EXPECT_EQ(values_of(8, threads), (Values{1028, 1184, 98}));
    EXPECT_EQ(values_of(11, threads), (Values{91'392, 99'992, 4408}));
    EXPECT_EQ(values_of(12, threads), (Values{428'094, 508'371, 12'103}));
  }
  EXPECT_EQ(values_of(14, 2)[2], 183'671U);
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
