#include <algorithm>
#include <stdexcept>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {

void for_each_canonical_solution_plainly(const CanonicalSearchParams& params,
                                         const std::function<bool(const Orbit&)>& visit) {
  const Board board = preserved_board(params.n, params.board, params.group);
  if (params.from.rows() > params.n || (params.until && params.until->rows() > params.n))
    throw std::invalid_argument("a bound has more rows than the board");
  const auto properly_extends = [](const Placement& bound, const Placement& prefix) {
    return prefix.rows() < bound.rows() && std::equal(prefix.begin(), prefix.end(), bound.begin());
  };
  // Visits the solutions with a prefix in the range. False if the visitor stopped or the range has ended.
  const auto visit_below = [&](const auto& self, const Placement& prefix) -> bool {
    if (params.until && prefix >= *params.until) return false;
    if (properly_extends(params.from, prefix) || (params.until && properly_extends(*params.until, prefix))) {
      for (int column = 0; column < board.columns(); ++column) {
        Placement longer = prefix;
        longer.push_back(column);
        if (!self(self, longer)) return false;
      }
      return true;
    }
    if (prefix < params.from) return true;
    for (const Placement& solution : Solutions(board, prefix, params.rule))
      if (is_canonical(solution, params.group)) {
        const Subgroup stabilizer = stabilizer_of(solution, params.group);
        if (!visit({solution, stabilizer, params.group.order() / stabilizer.order()})) return false;
      }
    return true;
  };
  visit_below(visit_below, {});
}

}  // namespace eightfold
