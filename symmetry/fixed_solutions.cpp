// A solution that a turn leaves as it is falls apart into orbits of queens: pairs under the half turn, fours
// under the quarter turn, and the center of a board of odd size. The searches place a whole orbit at a time,
// in the lowest row that is still open. Within an orbit queens attack each other only on the two main
// diagonals and the two middle lines, so those squares are never tried.
#include "symmetry/fixed_solutions.hpp"

#include <bit>
#include <initializer_list>
#include <stdexcept>

#include "core/placement.hpp"

namespace eightfold {
namespace {

class OrbitSearch {
 public:
  OrbitSearch(int n, bool quarter_turn)
      : n_(n), quarter_turn_(quarter_turn), all_((std::uint64_t{1} << n) - 1) {}

  // The mirror images of fixed solutions are fixed too, so the first queen stays on the left half of its row.
  std::uint64_t count() const {
    Occupied occupied;
    if (n_ % 2 == 1) place(occupied, n_ / 2, n_ / 2);
    if (n_ < 2) return 1;
    return 2 * completions(occupied, all_ >> (n_ + 1) / 2);
  }

 private:
  struct Occupied {
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    std::uint64_t falling = 0;  // bit column - row + n - 1
    std::uint64_t rising = 0;   // bit column + row
  };

  void place(Occupied& occupied, int row, int column) const {
    occupied.rows |= std::uint64_t{1} << row;
    occupied.columns |= std::uint64_t{1} << column;
    occupied.falling |= std::uint64_t{1} << (column - row + n_ - 1);
    occupied.rising |= std::uint64_t{1} << (column + row);
  }

  // With the next row's queen on one of the columns.
  std::uint64_t completions(const Occupied& occupied, std::uint64_t columns) const {
    if (occupied.rows == all_) return 1;
    const int m = n_ - 1;
    const int row = std::countr_one(occupied.rows);
    // The four queens of a quarter turn's orbit take the rows `row`, `column` and their mirror images.
    const std::uint64_t taken = quarter_turn_ ? occupied.rows | occupied.columns : occupied.columns;
    const std::uint64_t main_diagonals = std::uint64_t{1} << row | std::uint64_t{1} << (m - row);
    std::uint64_t free =
        columns & ~(taken | occupied.falling >> (m - row) | occupied.rising >> row | main_diagonals);
    std::uint64_t found = 0;
    for (; free != 0; free &= free - 1) {
      const int column = std::countr_zero(free);
      Occupied next = occupied;
      place(next, row, column);
      place(next, m - row, m - column);
      if (quarter_turn_) {
        place(next, column, m - row);
        place(next, m - column, row);
      }
      found += completions(next, all_);
    }
    return found;
  }

  int n_;
  bool quarter_turn_;
  std::uint64_t all_;
};

void check(int n) {
  if (n < 0 || n > max_size) throw std::invalid_argument("a board has 0 to 32 rows");
}

}  // namespace

std::uint64_t count_half_turn_solutions(int n) {
  check(n);
  return OrbitSearch(n, false).count();
}

std::uint64_t count_quarter_turn_solutions(int n) {
  check(n);
  return n % 4 > 1 ? 0 : OrbitSearch(n, true).count();
}

}  // namespace eightfold
