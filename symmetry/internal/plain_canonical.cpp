#include "symmetry/internal/plain_canonical.hpp"

#include <algorithm>
#include <stdexcept>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold {
namespace {

class PlainSearch {
 public:
  PlainSearch(int n, const Placement& from, const std::optional<Placement>& until,
              const std::function<bool(const Orbit&)>& visit)
      : board_(Board::square(n)), from_(from), until_(until), visit_(visit) {}

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
    for (const Placement& solution : Solutions(board_, prefix))
      if (is_canonical(solution)) {
        const Subgroup stabilizer = stabilizer_of(solution);
        if (!visit_({solution, stabilizer, full_group.order() / stabilizer.order()})) return false;
      }
    return true;
  }

 private:
  // True if the bound is a proper extension of the prefix.
  static bool extends(const Placement& bound, const Placement& prefix) {
    return prefix.rows() < bound.rows() && std::equal(prefix.begin(), prefix.end(), bound.begin());
  }

  Board board_;
  const Placement& from_;
  const std::optional<Placement>& until_;
  const std::function<bool(const Orbit&)>& visit_;
};

}  // namespace

void for_each_canonical_solution_plainly(int n, const Placement& from, const std::optional<Placement>& until,
                                         const std::function<bool(const Orbit&)>& visit) {
  if (n < 0 || n > max_size) throw std::invalid_argument("a board has 0 to 32 rows");
  if (from.rows() > n || (until && until->rows() > n))
    throw std::invalid_argument("a bound has more rows than the board");
  PlainSearch(n, from, until, visit).visit_below({});
}

}  // namespace eightfold
