#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "reports/coursework/submission/submission.hpp"
#include "reports/coursework/verify/formula.hpp"
#include "symmetry/integer.hpp"

namespace eightfold::coursework {

/// How far exercises are checked. Beyond, what is claimed can't be held against anything in reasonable time.
inline constexpr int largest_counted_n = 27;  ///< numbers of queens: as far as they are published
constexpr int largest_listed_n(Rule rule) {   ///< everything else
  return rule == Rule::rooks ? 8 : rule == Rule::queens ? 14 : 13;
}

/// What is right in an exercise, numbers only.
struct Answer {
  Exercise exercise;
  int order = 1;               ///< of the group that acts
  Integer points;              ///< solutions, chains or colorings: what the group acts on
  std::vector<Integer> fixed;  ///< by each element, in the order of tally_keys
  std::vector<int> cycles;     ///< of each element, if colors are what it acts on
  Integer sum;
  Integer orbits;
  Integer fundamental;                            ///< up to all eight symmetries; of queens
  std::array<std::uint64_t, 8> orbits_by_type{};  ///< indexed like all_subgroup_classes; of queens
  Integer necklaces;                              ///< of beads, as are bracelets
  Integer bracelets;
  Quantities quantities;  ///< by the names that formulas of misconceptions use
};

/// Queens' solutions are counted to N = 16, those fixed by turns found directly; beyond, the published
/// numbers stand in. Relatives' solutions are listed and sorted into orbits. Colorings come from the cycles
/// of each element. Throws reports::ParseError, which says how far it goes, for a board that is too large.
Answer answer_to(const Exercise& exercise);

}  // namespace eightfold::coursework
