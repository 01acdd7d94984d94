// Each class contributes 1 to the sum of 1 / (number of solutions in its class) over all solutions. The sum
// is exact: the solutions are counted by this number m, and m divides the number of those that have it.
//
// This is the plain sibling of torus_queens_rejection.cpp: it tries every map of the group on every solution,
// except that the images of a solution under the symmetries of the square have classes of the same size.
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/torus_group.hpp"

namespace eightfold {
namespace {

class SolutionsOfClass {
 public:
  SolutionsOfClass(int n, TorusRelation relation)
      : n_(n), factors_(torus_factors(n, relation)), symmetries_(torus_symmetries(relation)) {}

  // The number of solutions in the class of a solution.
  std::uint64_t count(const Placement& solution) {
    solutions_.clear();
    for (const int factor : factors_) {
      for (int row = 0; row < n_; ++row) columns_[at(factor * row % n_)] = factor * solution[row] % n_;
      for (int x = 0; x < n_; ++x)
        for (int y = 0; y < n_; ++y)
          if (is_solution(x, y)) add_images(x, y);
    }
    std::sort(solutions_.begin(), solutions_.end());
    return static_cast<std::uint64_t>(std::unique(solutions_.begin(), solutions_.end()) - solutions_.begin());
  }

 private:
  int shifted(int line, int by) const { return line + by < n_ ? line + by : line + by - n_; }

  // True if no two queens share a diagonal of the board when all are shifted.
  bool is_solution(int x, int y) const {
    std::uint64_t falling = 0;
    std::uint64_t rising = 0;
    for (int row = 0; row < n_; ++row) {
      const int to = shifted(row, x);
      const int column = shifted(columns_[at(row)], y);
      const std::uint64_t on_falling = std::uint64_t{1} << (column - to + n_ - 1);
      const std::uint64_t on_rising = std::uint64_t{1} << (column + to);
      if ((falling & on_falling) != 0 || (rising & on_rising) != 0) return false;
      falling |= on_falling;
      rising |= on_rising;
    }
    return true;
  }

  void add_images(int x, int y) {
    Placement placement;
    for (int row = 0; row < n_; ++row) placement.push_back(shifted(columns_[at(shifted(row, n_ - x))], y));
    for (const Symmetry g : symmetries_) solutions_.push_back(image(g, placement));
  }

  int n_;
  std::vector<int> factors_;
  std::span<const Symmetry> symmetries_;
  std::array<int, max_size> columns_{};  // of the solution times a factor
  std::vector<Placement> solutions_;
};

}  // namespace

TorusClassCount sum_over_queens(const TorusClassParams& params, const RunOptions& run) {
  const auto n = at(params.n);
  const Board board = Board::square(params.n);
  // A unit has the first two queens.
  TorusClassCount count = tally_of_units(
      n * n, run, [&](std::size_t unit, const StopToken& stop, TorusClassCount& solutions_by_size) {
        const auto first = static_cast<int>(unit / n);
        const auto second = static_cast<int>(unit % n);
        const Placement prefix = n == 1 ? Placement{first} : Placement{first, second};
        SolutionsOfClass of_class(params.n, params.relation);
        for (const Placement& solution : Solutions(board, prefix, Rule::queens, stop)) {
          if (!is_canonical(solution)) continue;
          const auto images =
              static_cast<std::uint64_t>(full_group.order() / stabilizer_of(solution).order());
          solutions_by_size.solutions += images;
          solutions_by_size.classes_by_size[of_class.count(solution)] += images;
        }
      });
  for (auto& [size, solutions] : count.classes_by_size) {
    if (solutions % size != 0) throw std::logic_error("a class of solutions on the torus is incomplete");
    solutions /= size;
    count.classes += solutions;
  }
  return count;
}

}  // namespace eightfold
