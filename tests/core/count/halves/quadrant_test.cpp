#include "eightfold/core/count/internal/halves/quadrant.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "tests/core/count/halves/squares.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::halves {
namespace {

using Key = std::pair<Lines, Lines>;  // rows and columns
using BoardsByLines = std::map<Key, std::vector<std::vector<Square>>>;

bool is_attacked(const Frame& frame, Square square) {
  return std::ranges::any_of(frame.queens,
                             [&](Square queen) { return queen == square || attacks(queen, square); });
}

// The quarter boards that no queen of the frame attacks, by definition.
BoardsByLines expected_boards(const QuarterBoards& boards, const Frame& frame, Corner corner) {
  BoardsByLines expected;
  for (const QuarterBoard& board : test::list_of(boards)) {
    const auto squares = test::squares_of(board, boards.side());
    if (std::ranges::none_of(
            squares, [&](Square s) { return is_attacked(frame, test::on_board(corner, frame.n, s)); }))
      expected[{board.rows, board.columns}].push_back(squares);
  }
  for (auto& [key, list] : expected) std::ranges::sort(list);
  return expected;
}

BoardsByLines boards_of(const Quadrant& quadrant, int side) {
  BoardsByLines found;
  for (Lines rows = 0; rows < Lines{1} << side; ++rows)
    for (Lines columns = 0; columns < Lines{1} << side; ++columns) {
      const auto range = quadrant.boards(rows, columns);
      if (range.empty()) continue;
      auto& list = found[{rows, columns}];
      for (std::uint32_t i = range.begin; i < range.end; ++i)
        list.push_back(test::squares_of(rows, quadrant.codes()[i], side));
      std::ranges::sort(list);
    }
  return found;
}

// The ranges of all rows and columns are consecutive, starting at 0.
bool are_gapless(const Quadrant& quadrant, int side) {
  std::uint32_t end = 0;
  for (Lines rows = 0; rows < Lines{1} << side; ++rows)
    for (Lines columns = 0; columns < Lines{1} << side; ++columns)
      if (std::exchange(end, quadrant.boards(rows, columns).end) != quadrant.boards(rows, columns).begin)
        return false;
  return true;
}

bool have_the_crossings_of_their_squares(const Quadrant& quadrant, Corner corner, int n) {
  const int side = n / 2;
  for (Lines rows = 0; rows < Lines{1} << side; ++rows)
    for (Lines columns = 0; columns < Lines{1} << side; ++columns)
      for (auto i = quadrant.boards(rows, columns).begin; i < quadrant.boards(rows, columns).end; ++i) {
        Crossings all;
        for (const auto [y, x] : test::squares_of(rows, quadrant.codes()[i], side)) {
          const Crossings of_square = crossings_of_square(corner, side, 1 + n % 2, x, y);
          all.falling |= of_square.falling;
          all.rising |= of_square.rising;
        }
        if (quadrant.falling()[i] != all.falling || quadrant.rising()[i] != all.rising) return false;
      }
  return true;
}

void assert_right_quadrants(const Frame& frame) {
  const int side = frame.n / 2;
  const QuarterBoards boards(side, {});
  for (const Corner corner : test::corners) {
    const Quadrant quadrant(boards, frame, corner);
    RC_ASSERT(boards_of(quadrant, side) == expected_boards(boards, frame, corner));
    RC_ASSERT(are_gapless(quadrant, side));
    RC_ASSERT(have_the_crossings_of_their_squares(quadrant, corner, frame.n));
    for (int i = 0; i < side; ++i) {
      const Square diagonal = test::on_board(corner, frame.n, {i, i});
      const auto is_in = [&](Lines lines) { return (lines >> i & 1) != 0; };
      RC_ASSERT(is_in(quadrant.rows()) ==
                (std::ranges::count(frame.queens, diagonal.row, &Square::row) == 0));
      RC_ASSERT(is_in(quadrant.columns()) ==
                (std::ranges::count(frame.queens, diagonal.column, &Square::column) == 0));
    }
    RC_ASSERT((quadrant.rows() | quadrant.columns()) < Lines{1} << side);
  }
}

RC_GTEST_PROP(Quadrants, hold_the_quarter_boards_that_no_queen_of_the_frame_attacks, ()) {
  const int n = *test::number(0, 10);
  const auto frames = frames_of(n, *test::walk_down(n, *test::number(0, n + 1)));
  for (const Frame& frame : frames) assert_right_quadrants(frame);
}

RC_GTEST_PROP(Quadrants, of_frames_without_a_prefix_hold_them_too, ()) {
  for (const Frame& frame : frames_of(*test::number(0, 10), {})) assert_right_quadrants(frame);
}

TEST(Quadrants, without_a_frame_hold_all_quarter_boards) {
  for (int side = 0; side <= 6; ++side) {
    const QuarterBoards boards(side, {});
    for (const Corner corner : test::corners) {
      const Quadrant quadrant(boards, frames_of(2 * side, {}).front(), corner);
      std::size_t count = 0;
      for (const auto& [key, list] : boards_of(quadrant, side)) count += list.size();
      EXPECT_EQ(count, test::list_of(boards).size()) << "side " << side;
    }
  }
}

}  // namespace
}  // namespace eightfold::halves
