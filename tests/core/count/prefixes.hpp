#pragma once

#include <rapidcheck.h>

#include <cstdint>

#include "eightfold/core/placement.hpp"

namespace eightfold::test {

/// The first rows of the placement.
Placement first_rows(const Placement& placement, int rows);

/// A random walk of `rows` rows down the search tree of the n×n board; shorter if it reaches a board without
/// a free square.
rc::Gen<Placement> walk_down(int n, int rows);

/// The number of completions of a prefix that Solutions enumerates.
std::uint64_t listed_completions(int n, const Placement& prefix);

/// A solution of n queens by construction. Precondition: n is even and not 2 modulo 6.
Placement constructed_solution(int n);

}  // namespace eightfold::test
