#include "tests/core/count/prefixes.hpp"

#include <algorithm>
#include <ranges>

#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/support/generators.hpp"

namespace eightfold::test {

Placement first_rows(const Placement& placement, int rows) {
  Placement first;
  for (int row = 0; row < rows; ++row) first.push_back(placement[row]);
  return first;
}

rc::Gen<Placement> walk_down(int n, int rows) {
  return rc::gen::exec([n, rows] {
    Placement placement;
    while (placement.rows() < rows) {
      const auto free = free_squares(placement, Board::square(n));
      if (free.empty()) break;
      placement.push_back(free[static_cast<std::size_t>(*number(0, static_cast<int>(free.size())))].column);
    }
    return placement;
  });
}

std::uint64_t listed_completions(int n, const Placement& prefix) {
  return static_cast<std::uint64_t>(std::ranges::distance(Solutions(Board::square(n), prefix)));
}

// Pauls' solution: the odd columns from the left, then the even ones.
Placement constructed_solution(int n) {
  Placement solution;
  for (int column = 1; column < n; column += 2) solution.push_back(column);
  for (int column = 0; column < n; column += 2) solution.push_back(column);
  return solution;
}

}  // namespace eightfold::test
