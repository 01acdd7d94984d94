#pragma once

#include <functional>
#include <optional>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace EIGHTFOLD_API eightfold {

/// Visits the canonical solutions of n queens under the full group in [from, until), in lexicographic order,
/// until `visit` returns false. The plain sibling of canonical_solutions.hpp, with which it shares no search:
/// it compares every solution of the range with its images. Throws std::invalid_argument unless 0 <= n <= 32
/// and the bounds have at most n rows.
void for_each_canonical_solution_plainly(int n, const Placement& from, const std::optional<Placement>& until,
                                         const std::function<bool(const Orbit&)>& visit);

}  // namespace eightfold
