#pragma once

#include "reports/sequences/sequence.hpp"

// Conflicts of n-queens solutions on the torus: two queens are in conflict if they share a diagonal that
// wraps around. Source of the four statistics: M. R. Engelhardt, "A group-based search for solutions of the
// n-queens problem", Discrete Mathematics 307, 2007.
namespace eightfold::sequences {

/// What a row of the triangle counts solutions by.
enum class ConflictStatistic {
  pairs,              ///< the pairs of queens in conflict
  queens,             ///< the queens in a conflict
  components,         ///< the connected components of two or more queens
  largest_component,  ///< the queens of the largest component, 1 if there is no conflict
};

/// All solutions, listed; each pair of queens is examined.
[[nodiscard]] Terms conflicts_of_all(int n, ConflictStatistic statistic, const RunOptions& run);
/// Canonical solutions, with the sizes of their orbits; the queens on each diagonal are counted.
[[nodiscard]] Terms conflicts_of_orbits(int n, ConflictStatistic statistic, const RunOptions& run);

}  // namespace eightfold::sequences
