// The queens of a solution that a turn fixes form orbits: pairs under the half turn, fours under the quarter
// turn, and the center of a board of odd size. The search places a whole orbit at a time, with a queen in the
// first open row and its columns in increasing order, so solutions are found in lexicographic order. Queens
// of one orbit attack each other only on the two main diagonals and the two middle lines, whose squares are
// never tried.
//
// This is the plain sibling of symmetric_units.cpp, which counts the same sets.
#include "eightfold/symmetry/symmetric_solutions.hpp"

#include <bit>

#include "core/internal/constraints.hpp"
#include "core/run/parallel.hpp"
#include "core/run/stop_poll.hpp"
#include "core/run/visit_progress.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {
namespace {

class OrbitSearch {
 public:
  OrbitSearch(const Board& board, Turn turn, const std::function<bool(const Placement&)>& visit,
              const RunOptions& run)
      : n_(board.columns()),
        turn_(turn),
        all_((std::uint64_t{1} << n_) - 1),
        visit_(visit),
        polled_rows_(n_ / 2 - uninterrupted_rows(Rule::queens) / 2),
        progress_(board, Rule::queens, run.on_progress),
        poll_(run.stop) {
    for (int row = 0; row < n_; ++row) placement_.push_back(0);
    for (int row = 0; row < n_; ++row)
      for (int column = 0; column < n_; ++column)
        if (allows_images(board, {row, column}, symmetry_of(turn)))
          allowed_[static_cast<std::size_t>(row)] |= 1U << column;
  }

  SearchStatistics run() {
    Occupied occupied;
    const int middle = n_ / 2;
    if (n_ % 2 == 1) {
      if ((allowed_[static_cast<std::size_t>(middle)] >> middle & 1) == 0) return {};
      place(occupied, middle, middle);
    }
    complete(occupied);
    return {.boards = boards_};
  }

 private:
  struct Occupied {
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    std::uint64_t falling = 0;  // bit column - row + n - 1
    std::uint64_t rising = 0;   // bit column + row
  };

  void place(Occupied& occupied, int row, int column) {
    occupied.rows |= std::uint64_t{1} << row;
    occupied.columns |= std::uint64_t{1} << column;
    occupied.falling |= std::uint64_t{1} << (column - row + n_ - 1);
    occupied.rising |= std::uint64_t{1} << (column + row);
    placement_.move_queen(row, column);
  }

  // False if the visitor stopped.
  bool complete(const Occupied& occupied) {
    ++boards_;
    if (occupied.rows == all_) {
      progress_.visit(placement_);
      return visit_(placement_);
    }
    const int m = n_ - 1;
    const int row = std::countr_one(occupied.rows);
    if (row < polled_rows_) poll_();
    // The four queens of an orbit under the quarter turn are in the rows `row`, `column` and their mirror
    // images.
    const bool quarter = turn_ == Turn::quarter;
    const std::uint64_t taken = quarter ? occupied.rows | occupied.columns : occupied.columns;
    const std::uint64_t main_diagonals = std::uint64_t{1} << row | std::uint64_t{1} << (m - row);
    std::uint64_t free = allowed_[static_cast<std::size_t>(row)] &
                         ~(taken | occupied.falling >> (m - row) | occupied.rising >> row | main_diagonals);
    for (; free != 0; free &= free - 1) {
      const int column = std::countr_zero(free);
      Occupied next = occupied;
      place(next, row, column);
      place(next, m - row, m - column);
      if (quarter) {
        place(next, column, m - row);
        place(next, m - column, row);
      }
      if (!complete(next)) return false;
    }
    return true;
  }

  int n_;
  Turn turn_;
  std::uint64_t all_;
  AllowedSquares allowed_{};  // of whole orbits
  std::uint64_t boards_ = 0;
  const std::function<bool(const Placement&)>& visit_;
  int polled_rows_;  // the upper rows
  VisitProgress progress_;
  StopPoll poll_;
  Placement placement_;
};

}  // namespace

SearchStatistics for_each_symmetric_solution(const SymmetricSearchParams& params,
                                             const std::function<bool(const Placement&)>& visit,
                                             const RunOptions& run) {
  const Board board = board_of(params.n, params.board);
  check(run);
  if (params.turn == Turn::quarter && params.n % 4 > 1)
    return {};  // the queens outside the center form orbits of four
  return OrbitSearch(board, params.turn, visit, run).run();
}

}  // namespace eightfold
