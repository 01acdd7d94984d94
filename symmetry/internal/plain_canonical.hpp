#pragma once

#include <functional>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"

namespace EIGHTFOLD_API eightfold {

/// The plain sibling of for_each_canonical_solution, with which it shares no search: it compares every
/// solution of the range with its images. The bounds have at most n rows, else std::invalid_argument.
void for_each_canonical_solution_plainly(const CanonicalSearchParams& params,
                                         const std::function<bool(const Orbit&)>& visit);

}  // namespace eightfold
