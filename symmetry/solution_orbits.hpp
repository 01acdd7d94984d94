#pragma once

#include <cstdint>
#include <functional>

#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold {

/// The number of n-queens solutions that each symmetry fixes, from three numbers: all solutions, those that
/// the half turn fixes and those that the quarter turn fixes. For n > 1 no reflection fixes a solution: a
/// queen and its mirror image share a line, so every queen would have to be on the axis.
FixedPoints fixed_points_of_solutions(int n, std::uint64_t all, std::uint64_t half_turn,
                                      std::uint64_t quarter_turn);

/// The orbits of all n-queens solutions under the full group, from the same three numbers, counted by type
/// and independently by Burnside's lemma. Throws std::domain_error if no set of solutions has these numbers.
CheckedOrbitCount orbits_of_solutions(int n, std::uint64_t all, std::uint64_t half_turn,
                                      std::uint64_t quarter_turn);

/// The orbits of all solutions on the n×n board under any rule, by enumerating and classifying them. Under
/// some rules reflections fix solutions: the reflections in the diagonals fix placements of rooks.
/// `on_progress` gets the finished fraction, 0 to 1.
CheckedOrbitCount classify_solutions(int n, Rule rule, Subgroup group = full_group,
                                     const std::function<void(double)>& on_progress = {});

}  // namespace eightfold
