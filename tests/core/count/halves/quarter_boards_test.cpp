#include "core/count/internal/halves/quarter_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "core/count/internal/halves/quadrants.hpp"
#include "tests/core/count/halves/squares.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::halves {
namespace {

// The sets of non-attacking squares that extend the given one by squares from `next` on.
void add_peaceful_sets(int side, const std::vector<Square>& squares, int next,
                       std::set<std::vector<Square>>& found) {
  if (!test::is_peaceful(squares)) return;
  found.insert(squares);
  for (int square = next; square < side * side; ++square) {
    std::vector<Square> more = squares;
    more.push_back({square / side, square % side});
    add_peaceful_sets(side, more, square + 1, found);
  }
}

std::set<std::vector<Square>> peaceful_sets(int side) {
  std::set<std::vector<Square>> found;
  add_peaceful_sets(side, {}, 0, found);
  return found;
}

TEST(QuarterBoards, are_as_many_as_there_are_sets_of_squares_without_an_attack) {
  const std::array<std::size_t, 7> expected = {1, 2, 5, 18, 87, 462, 2635};
  for (int side = 0; side <= 6; ++side)
    for (const Corner corner : test::corners)
      EXPECT_EQ(test::boards_of(test::whole_quarter(2 * side, corner)).size(),
                expected[static_cast<std::size_t>(side)])
          << "side " << side;
}

// The formula for two queens is that of OEIS A036464.
TEST(QuarterBoards, of_0_1_2_and_as_many_queens_as_rows_are_as_many_as_published) {
  for (int side = 3; side <= 8; ++side) {
    std::array<std::uint64_t, max_side + 1> by_queens{};
    for (const auto& squares : test::boards_of(test::whole_quarter(2 * side))) ++by_queens[squares.size()];
    const auto n = static_cast<std::uint64_t>(side);
    EXPECT_EQ(by_queens[0], 1U);
    EXPECT_EQ(by_queens[1], n * n);
    EXPECT_EQ(by_queens[2], n * (n - 1) * (n - 2) * (3 * n - 1) / 6) << "side " << side;
    EXPECT_EQ(by_queens[n], test::published_counts(side).all) << "side " << side;
  }
}

TEST(QuarterBoards, with_all_14_rows_are_the_solutions_of_14_queens) {
  EXPECT_EQ(QuarterBoards(test::whole_quarter(28), (Lines{1} << 14U) - 1).size(),
            test::published_counts(14).all);
}

// Requests a stop once it has been asked so many times.
struct LaterRequest {
  std::size_t* asked;
  std::size_t most;
  bool stop_requested() const { return ++*asked > most; }
};

// 14,200 boards, which are found twice because a list of them would be too large.
TEST(QuarterBoards, with_many_rows_stop_on_request_wherever_they_are) {
  const Quarter quarter = test::whole_quarter(24);
  const auto make = [&](std::size_t most) {
    std::size_t asked = 0;
    QuarterBoards(quarter, quarter.rows, StopToken(LaterRequest{&asked, most}));
    return asked;
  };
  const std::size_t all = make(100'000);
  EXPECT_GT(all, 2 * test::published_counts(12).all.value() / 100);
  for (const std::size_t most : {std::size_t{0}, all / 4, all / 2, all - 1})
    EXPECT_THROW(make(most), Stopped) << most << " of " << all;
}

TEST(Quarter, has_a_side_from_0_to_14) {
  for (const int n : {-1, 30, 32}) EXPECT_THROW(test::whole_quarter(n), std::invalid_argument) << n;
  for (const int n : {0, 28, 29}) EXPECT_EQ(test::whole_quarter(n).side, n / 2);
}

TEST(QuarterBoards, are_all_sets_of_squares_without_an_attack) {
  for (int side = 0; side <= 6; ++side) {
    std::set<std::vector<Square>> found;
    for (const auto& squares : test::boards_of(test::whole_quarter(2 * side)))
      EXPECT_TRUE(found.insert(squares).second) << "side " << side;
    EXPECT_EQ(found, peaceful_sets(side)) << "side " << side;
  }
}

Lines columns_of(const std::vector<Square>& squares) {
  Lines columns = 0;
  for (const Square square : squares) columns |= Lines{1} << square.column;
  return columns;
}

TEST(QuarterBoards, of_the_same_rows_are_sorted_by_columns_then_by_queens_from_the_first_row_on) {
  for (int side = 0; side <= 7; ++side)
    for (Lines rows = 0; rows < Lines{1} << side; ++rows) {
      const QuarterBoards boards(test::whole_quarter(2 * side), rows);
      std::vector<std::tuple<Lines, std::vector<Square>>> keys;
      for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto squares = test::squares_of(rows, boards.codes()[i], side);
        keys.emplace_back(columns_of(squares), squares);
      }
      EXPECT_TRUE(std::ranges::is_sorted(keys)) << "side " << side;
    }
}

bool is_attacked(const Frame& frame, Square square) {
  return std::ranges::any_of(frame.queens,
                             [&](Square queen) { return queen == square || attacks(queen, square); });
}

// Whether the boards with each set of columns are those that have it, and have the crossings of their
// squares.
bool are_indexed(const Quadrants& quadrants, Corner corner, Lines rows, int n) {
  const int side = n / 2;
  const CornerBoards boards = quadrants.boards(corner, rows);
  std::uint32_t end = 0;
  for (Lines columns = 0; columns < Lines{1} << side; ++columns) {
    const auto range = boards.with_columns(columns);
    if (range.begin != std::exchange(end, range.end)) return false;
    for (std::uint32_t i = range.begin; i < range.end; ++i) {
      const auto squares = test::squares_of(rows, boards.codes()[i], side);
      if (columns_of(squares) != columns) return false;
      Crossings all;
      for (const Square square : squares) {
        const Crossings of_square = test::crossings_of(corner, n, square);
        all.falling |= of_square.falling;
        all.rising |= of_square.rising;
      }
      if (boards.falling()[i] != all.falling || boards.rising()[i] != all.rising) return false;
    }
  }
  return true;
}

void expect_right_quadrants(const Frame& frame) {
  const int side = frame.n / 2;
  QuarterCache cache;
  const Quadrants quadrants(frame, cache);
  for (const Corner corner : test::corners) {
    const Quarter& quarter = quadrants[corner];
    // By definition.
    std::set<std::vector<Square>> expected;
    for (const auto& squares : peaceful_sets(side))
      if (std::ranges::none_of(
              squares, [&](Square s) { return is_attacked(frame, test::on_board(corner, frame.n, s)); }))
        expected.insert(squares);
    const auto found = test::boards_of(quarter);
    EXPECT_EQ(std::set(found.begin(), found.end()), expected);
    EXPECT_EQ(found.size(), expected.size());
    for (Lines rows = 0; rows < Lines{1} << side; ++rows)
      EXPECT_TRUE((rows & ~quarter.rows) != 0 || are_indexed(quadrants, corner, rows, frame.n));
    for (int i = 0; i < side; ++i) {
      const Square diagonal = test::on_board(corner, frame.n, {i, i});
      const auto is_in = [&](Lines lines) { return (lines >> i & 1) != 0; };
      EXPECT_EQ(is_in(quarter.rows), (std::ranges::count(frame.queens, diagonal.row, &Square::row) == 0));
    }
    EXPECT_LT(quarter.rows, Lines{1} << side);
  }
}

TEST(Quadrants, hold_the_quarter_boards_that_no_queen_of_the_frame_attacks) {
  for (int n = 0; n <= 9; ++n)
    for (Frame frame : frames_of(n)) {
      frame.middle_row = 0;
      expect_right_quadrants(frame);
    }
}

// By definition: the boards with a queen on one more row, next to the first one.
TEST(QuarterBoards, of_the_middle_row_have_one_of_its_queens) {
  for (const int n : {5, 7, 9, 11})
    for (const Frame& frame : frames_of(n)) {
      const Quarter quarter(frame, Corner::south_west);
      EXPECT_EQ(quarter.middle, frame.middle_row);
      if (quarter.middle == 0) continue;
      const int side = quarter.side;
      for (Lines rows = 0; rows < Lines{1} << side; ++rows) {
        using Found =
            std::tuple<Lines, std::uint64_t, std::uint32_t, std::uint32_t>;  // columns, code, crossings
        std::multiset<Found> expected;
        Frame without = frame;
        without.middle_row = 0;
        const QuarterBoards others(Quarter(without, Corner::south_west), rows);
        for (std::size_t i = 0; i < others.size(); ++i)
          for (int x = 0; x < side; ++x) {
            if ((frame.middle_row >> x & 1) == 0) continue;
            std::vector<Square> squares = test::squares_of(rows, others.codes()[i], side);
            const Lines columns = columns_of(squares);
            squares.push_back({-1, x});
            if (!test::is_peaceful(squares)) continue;
            const auto bit = [&](int d) { return std::abs(d) <= side ? 1U << (d + side) : 0U; };
            expected.insert({columns | Lines{1} << x, others.codes()[i], others.radial()[i] | bit(x + 1),
                             others.tangential()[i] | bit(x - 1 + quarter.gap)});
          }
        const QuarterBoards boards(quarter, rows);
        std::multiset<Found> found;
        for (Lines columns = 0; columns < Lines{1} << side; ++columns)
          for (std::uint32_t i = boards.begins()[columns]; i < boards.begins()[columns + 1]; ++i)
            found.insert({columns, boards.codes()[i], boards.radial()[i], boards.tangential()[i]});
        EXPECT_EQ(found, expected) << "n = " << n << ", rows " << rows;
      }
    }
}

TEST(Quadrants, of_even_boards_share_the_boards_of_one_quarter) {
  QuarterCache cache;
  const Quadrants even(frames_of(8).front(), cache);
  const auto codes = [](const Quadrants& quadrants, Corner corner) {
    return quadrants.boards(corner, 0b101).codes();
  };
  for (const Corner corner : test::corners) EXPECT_EQ(codes(even, corner), codes(even, Corner::north_west));
  const Quadrants odd(frames_of(9).back(), cache);
  EXPECT_EQ(codes(odd, Corner::north_east), codes(odd, Corner::north_west));
  EXPECT_NE(codes(odd, Corner::south_east), codes(odd, Corner::south_west)) << "the queen of the middle row";
}

TEST(QuarterCache, makes_boards_once_while_they_fit) {
  QuarterCache cache;
  int made = 0;
  const auto get = [&](std::uint64_t key) {
    return cache.get(key, [&] {
      ++made;
      return QuarterBoards(test::whole_quarter(8), static_cast<Lines>(key));
    });
  };
  const auto first = get(3);
  EXPECT_EQ(get(3), first);
  EXPECT_NE(get(5), first);
  EXPECT_EQ(made, 2);
}

TEST(QuarterCache, forgets_the_boards_used_longest_ago) {
  const QuarterBoards boards(test::whole_quarter(8), 3);
  QuarterCache cache(2 * boards.bytes());
  std::vector<std::uint64_t> made;
  const auto get = [&](std::uint64_t key) {
    return cache.get(key, [&] {
      made.push_back(key);
      return boards;
    });
  };
  const auto first = get(1);
  get(2);
  get(1);
  get(3);  // instead of 2
  get(1);
  get(2);  // instead of 3
  EXPECT_EQ(made, (std::vector<std::uint64_t>{1, 2, 3, 2}));
  EXPECT_EQ(first->size(), boards.size()) << "boards in use stay";
}

TEST(QuarterCache, keeps_the_last_boards_even_if_they_are_too_large) {
  QuarterCache cache(1);
  int made = 0;
  const auto get = [&](std::uint64_t key) {
    return cache.get(key, [&] {
      ++made;
      return QuarterBoards(test::whole_quarter(8), 3);
    });
  };
  get(1);
  get(1);
  EXPECT_EQ(made, 1);
  get(2);
  get(1);
  EXPECT_EQ(made, 3);
}

}  // namespace
}  // namespace eightfold::halves
