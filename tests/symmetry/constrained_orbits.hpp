#pragma once

#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "tests/support/drawings.hpp"

namespace eightfold::test {

/// The elements of the group that draw the board as it is.
Subgroup plain_preserving_subgroup(const Drawing& drawing, Subgroup group);

/// Expects the orbits of the solutions under a group that preserves the board, and the solutions that turns
/// fix, to be as by definition: the canonical solutions by both searches, the orbits by type, the fixed
/// points, and the solutions of the completeness tree with its reasons.
void expect_orbits_by_definition(const Drawing& drawing, Rule rule, Subgroup group);

/// Expects each function that takes a board and a group to refuse this one.
void expect_refusal(const Board& board, Subgroup group);

/// The same for every pair of required and blocked squares of n <= 4 rows, every rule, and every group that
/// preserves both.
void expect_all_pairs_by_definition(int n);

}  // namespace eightfold::test
