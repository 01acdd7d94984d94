#include "symmetry/internal/plain_canonical.hpp"

#include <algorithm>
#include <stdexcept>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {
namespace {

class PlainSearch {
 public:
  PlainSearch(const CanonicalSearchParams& params, const std::function<bool(const Orbit&)>& visit)
      : board_(preserved_board(params.n, params.board, params.group)),
        group_(params.group),
        rule_(params.rule),
        from_(params.from),
        until_(params.until),
        visit_(visit) {}

  // Visits the solutions with this prefix in the range. False if the visitor stopped or the range has ended.
  bool visit_below(const Placement& prefix) {
    if (until_ && prefix >= *until_) return false;
    if (extends(from_, prefix) || (until_ && extends(*until_, prefix))) {
      for (int column = 0; column < board_.columns(); ++column) {
        Placement longer = prefix;
        longer.push_back(column);
        if (!visit_below(longer)) return false;
      }
      return true;
    }
    if (prefix < from_) return true;
    for (const Placement& solution : Solutions(board_, prefix, rule_))
      if (is_canonical(solution, group_)) {
        const Subgroup stabilizer = stabilizer_of(solution, group_);
        if (!visit_({solution, stabilizer, group_.order() / stabilizer.order()})) return false;
      }
    return true;
  }

 private:
  // True if the bound is a proper extension of the prefix.
  static bool extends(const Placement& bound, const Placement& prefix) {
    return prefix.rows() < bound.rows() && std::equal(prefix.begin(), prefix.end(), bound.begin());
  }

  Board board_;
  Subgroup group_;
  Rule rule_;
  const Placement& from_;
  const std::optional<Placement>& until_;
  const std::function<bool(const Orbit&)>& visit_;
};

}  // namespace

void for_each_canonical_solution_plainly(const CanonicalSearchParams& params,
                                         const std::function<bool(const Orbit&)>& visit) {
  PlainSearch search(params, visit);
  if (params.from.rows() > params.n || (params.until && params.until->rows() > params.n))
    throw std::invalid_argument("a bound has more rows than the board");
  search.visit_below({});
}

}  // namespace eightfold
