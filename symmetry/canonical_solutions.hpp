#pragma once

#include <functional>
#include <optional>
#include <span>

#include "core/rule.hpp"
#include "symmetry/census.hpp"

namespace eightfold {

struct CanonicalSearchParams {
  int n = 0;            ///< 0 to 32
  Subgroup group = {};  ///< that acts
  Rule rule = Rule::queens;
  int threads = 1;  ///< 0: one for each processor
  /// Only solutions from `from` to before `until`, in lexicographic order: prefixes of at most
  /// canonical_depth rows (canonical_prefixes.hpp), which need not begin any solution. The search begins and
  /// ends there.
  Placement from = {};
  std::optional<Placement> until = {};
};

/// The least solution of each orbit, in lexicographic order, without a look at the others: the search drops a
/// prefix as soon as no solution that begins so can be least among its images. The order is the same with any
/// number of threads. With one thread the memory does not grow with the number of solutions; others add what
/// a few parts of the search have found and the visitor not yet taken.
///
/// Calls `visit` in the calling thread or others, one call at a time, with one or more of them, until it
/// returns false. Throws std::invalid_argument for n out of range or bounds that are too long; what the
/// visitor throws comes out of it.
void for_each_canonical_part(const CanonicalSearchParams& params,
                             const std::function<bool(std::span<const Orbit>)>& visit);

/// The same one by one.
void for_each_canonical_solution(const CanonicalSearchParams& params,
                                 const std::function<bool(const Orbit&)>& visit);

}  // namespace eightfold
