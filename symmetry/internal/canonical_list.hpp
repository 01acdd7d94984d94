#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold {

/// Like for_each_canonical_solution, but `visit` gets the orbits that the search finds together, one or more
/// in a call: a list of them is written in seven eighths of the time.
SearchStatistics for_each_canonical_part(const CanonicalSearchParams& params,
                                         const std::function<bool(std::span<const Orbit>)>& visit,
                                         const RunOptions& run = {});

/// Visits the same orbits in the same order, in less time but with more memory. Of
/// n queens, n <= 17, under the full group and without bounds or constraints, the first `searched` or a few
/// hundred more are searched in order. Then all the others are found at once, in any order, and sorted, which
/// takes 8 to 16 bytes for each; 17 queens have 12 million. Other lists are searched in order, as are all
/// orbits if there is not enough memory for these.
///
/// Returns the work of both parts: pair_blocks are those of the second one. The progress is an estimate.
/// Otherwise like for_each_canonical_part, also in what it throws.
SearchStatistics list_canonical_solutions(const CanonicalSearchParams& params,
                                          const std::function<bool(std::span<const Orbit>)>& visit,
                                          const RunOptions& run = {}, std::size_t searched = 16384);

/// The plain sibling of for_each_canonical_solution, with which it shares no search: it compares every
/// solution of the range with its images. The bounds have at most n rows, else std::invalid_argument.
void for_each_canonical_solution_plainly(const CanonicalSearchParams& params,
                                         const std::function<bool(const Orbit&)>& visit);

}  // namespace eightfold
