#pragma once

#include <functional>
#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold {

struct CanonicalSearchParams {
  int n = 0;                    ///< 0 to 32
  Subgroup group = full_group;  ///< the acting group
  Rule rule = Rule::queens;
  /// Restricts the search to solutions in [from, until), in lexicographic order. The bounds are prefixes of
  /// at most canonical_depth rows (canonical_prefixes.hpp); no solution needs to begin with them.
  Placement from = {};
  std::optional<Placement> until = {};
  /// n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};
};

/// Visits the canonical solution of each orbit in lexicographic order, without enumerating the others: a
/// prefix is rejected as soon as no canonical solution can begin with it. The order does not depend on the
/// number of threads. Memory does not grow with the number of solutions; each thread adds a few parts of the
/// search whose solutions are not visited yet.
///
/// Calls `visit` one call at a time but possibly in another thread, until it returns false. Returns the work
/// up to the last visit, or of the whole search: boards are prefixes of the first rows, and cover_steps
/// complete them. Throws std::invalid_argument if n is out of range, a bound is too long, the board has
/// another size or the group does not preserve it; rethrows what the visitor throws. The progress is an
/// estimate, reported every few thousand orbits.
SearchStatistics for_each_canonical_solution(const CanonicalSearchParams& params,
                                             const std::function<bool(const Orbit&)>& visit,
                                             const RunOptions& run = {});

}  // namespace eightfold
