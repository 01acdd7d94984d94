#pragma once

#include "reports/sequences/routes/solution_routes.hpp"

// The lexicographically first n-queens solution, or the first whose stabilizer is given: its columns from 1,
// or n zeros if there is none.
namespace eightfold::sequences {

[[nodiscard]] Terms first_solution(int n, const RunOptions& run);
/// The first independent set of all squares.
[[nodiscard]] Terms first_set(int n, const RunOptions& run);

/// By searches for the solutions that a turn fixes, and for the trivial stabilizer by listing all.
[[nodiscard]] Terms first_with_stabilizer(int n, Stabilizer stabilizer, const RunOptions& run);
/// The first independent set of the squares up to a turn. In the same order, because the first row in which
/// two solutions differ has the first square of an orbit of squares in both.
[[nodiscard]] Terms first_set_with_stabilizer(int n, Stabilizer stabilizer, const RunOptions& run);

}  // namespace eightfold::sequences
