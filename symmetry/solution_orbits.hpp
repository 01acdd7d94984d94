#pragma once

#include <cstdint>

#include "core/rule.hpp"
#include "symmetry/orbit_counter.hpp"

namespace eightfold {

/// How many n-queens solutions each symmetry fixes, from three numbers: how many solutions there are, and how
/// many the half turn and the quarter turn leave as they are. No reflection fixes a solution with n > 1: a
/// queen and its mirror image would stand on one line, so every queen would have to stand on the mirror's
/// axis.
FixedPoints fixed_points_of_solutions(int n, std::uint64_t all, std::uint64_t half_turn,
                                      std::uint64_t quarter_turn);

/// The orbits of all n-queens solutions under the full group, from the same three numbers.
///
/// The orbits are counted by type, and independently by Burnside's lemma. Throws std::domain_error if no set
/// of solutions has these numbers.
CheckedOrbitCount orbits_of_solutions(int n, std::uint64_t all, std::uint64_t half_turn,
                                      std::uint64_t quarter_turn);

/// The orbits of all solutions of the n×n board under a rule, by listing them and classifying each: for every
/// rule, those included whose solutions a reflection may fix (of rooks, the reflections in the diagonals
/// do). Visits every solution.
CheckedOrbitCount classify_solutions(int n, Rule rule, Subgroup group = {});

}  // namespace eightfold
