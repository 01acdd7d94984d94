// Every image of a solution is a solution. The least of a class has its first queen in column 0, because a
// shift moves any queen there, so only these solutions are searched. Such an image is a matrix times the
// solution, shifted so that one of the n queens comes first: n images for each matrix, of which the first
// rows decide most comparisons.
#include <array>
#include <cstdint>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/torus_group.hpp"

namespace eightfold {
namespace {

class TorusRejection {
 public:
  TorusRejection(int n, TorusRelation relation) : n_(n), matrices_(torus_matrices(n, relation)) {}

  // The number of maps of the group that fix the solution, or 0 if an image is less. Precondition: its first
  // queen is in column 0.
  std::uint64_t stabilizer_of_least(const Placement& solution) {
    std::uint64_t fixing = 0;
    for (const TorusMatrix& matrix : matrices_) {
      for (int row = 0; row < n_; ++row) {
        const int to = (matrix.a * row + matrix.b * solution[row]) % n_;
        columns_[at(to)] = columns_[at(to + n_)] = (matrix.c * row + matrix.d * solution[row]) % n_;
      }
      for (int first = 0; first < n_; ++first) {
        const int difference = compare_image(first, solution);
        if (difference < 0) return 0;
        if (difference == 0) ++fixing;
      }
    }
    return fixing;
  }

 private:
  // Less than 0 if the image that begins with the queen of this row precedes the solution, 0 if they are
  // equal.
  int compare_image(int first, const Placement& solution) const {
    int difference = 0;
    for (int row = 1; row < n_ && difference == 0; ++row) {
      const int column = columns_[at(first + row)] - columns_[at(first)];
      difference = (column < 0 ? column + n_ : column) - solution[row];
    }
    return difference;
  }

  int n_;
  std::vector<TorusMatrix> matrices_;
  std::array<int, std::size_t{2} * max_size> columns_{};  // of the matrix times the solution, twice
};

}  // namespace

TorusClassCount reject_torus_queens(const TorusClassParams& params, const RunOptions& run) {
  const auto n = at(params.n);
  const Board board = Board::square(params.n);
  const std::uint64_t order = torus_group_order(params.n, params.relation);
  // A unit has the queen of the second row.
  return tally_of_units(n, run, [&](std::size_t unit, const StopToken& stop, TorusClassCount& tally) {
    const Placement prefix = n == 1 ? Placement{0} : Placement{0, static_cast<int>(unit)};
    TorusRejection rejection(params.n, params.relation);
    for (const Placement& solution : Solutions(board, prefix, Rule::torus, stop)) {
      tally.solutions += n;  // the shifts of its columns
      const std::uint64_t fixing = rejection.stabilizer_of_least(solution);
      if (fixing == 0) continue;
      ++tally.classes;
      ++tally.classes_by_size[order / fixing];
    }
  });
}

}  // namespace eightfold
