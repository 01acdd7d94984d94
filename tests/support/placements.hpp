#pragma once

#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"

namespace eightfold::test {

/// All n! permutations of 0..n-1 in lexicographic order, from std::next_permutation.
std::vector<Placement> all_permutations(int n);

/// All columns^rows placements of one queen per row, in lexicographic order.
std::vector<Placement> all_placements(Board board);

/// The range Solutions as a list.
std::vector<Placement> solutions_of(Board board, const Placement& prefix = {}, Rule rule = Rule::queens);

}  // namespace eightfold::test
