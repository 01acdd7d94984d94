#pragma once

#include <string>
#include <vector>

#include "eightfold/reports/coursework/submission/submission.hpp"
#include "eightfold/reports/coursework/verify/formula.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::coursework {

/// The largest n that can be checked: beyond it, no correct answer is available in reasonable time.
inline constexpr int max_counted_n = 27;  ///< for numbers of queens, the largest published N
/// For lists, and for numbers of other pieces and of boards with required or blocked squares.
constexpr int largest_listed_n(Rule rule) { return rule == Rule::rooks ? 8 : rule == Rule::queens ? 14 : 13; }

/// "queens", "queens on the torus".
std::string pieces_of(const Exercise& exercise);

/// The correct numbers of an exercise.
struct Answer {
  Exercise exercise;
  int order = 1;               ///< of the group
  Integer points;              ///< the solutions, chains or colorings that the group acts on
  std::vector<Integer> fixed;  ///< by each element, in the order of tally_keys
  std::vector<int> cycles;     ///< the number of each element's cycles, if it acts on colored points
  Integer sum;
  Integer orbits;
  Integer fundamental;  ///< orbits under all eight symmetries that preserve the board; only for queens
  OrbitsByType orbits_by_type;  ///< only for queens
  Integer necklaces;            ///< only for beads
  Integer bracelets;            ///< only for beads
  Quantities quantities;        ///< by their names in the formulas of misconceptions
};

/// Counts queens up to N = 16 and uses published numbers above; finds their fixed points directly. Lists the
/// solutions of other pieces and on boards with required or blocked squares, and sorts them into orbits.
/// Counts colorings from the cycles of each element. Throws reports::ParseError, which names the limit, if
/// the board is too large.
Answer answer_to(const Exercise& exercise);

}  // namespace eightfold::coursework
