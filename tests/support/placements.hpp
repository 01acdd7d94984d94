#pragma once

#include <vector>

#include "core/board.hpp"
#include "core/placement.hpp"
#include "core/rule.hpp"

namespace eightfold::test {

/// All n! permutations of 0..n-1 in lexicographic order, from std::next_permutation.
std::vector<Placement> all_permutations(int n);

/// Every way to put a queen into each of the board's rows, attacks or not, in lexicographic order:
/// columns^rows.
std::vector<Placement> all_placements(Board board);

/// The range Solutions as a list.
std::vector<Placement> solutions_of(Board board, const Placement& prefix = {}, Rule rule = Rule::queens);

}  // namespace eightfold::test
