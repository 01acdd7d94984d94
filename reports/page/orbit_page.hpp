#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/rule.hpp"
#include "symmetry/census.hpp"
#include "symmetry/orbit_counter.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::reports {

/// How many orbits a page holds; past that it would be slow.
inline constexpr std::size_t most_orbits_on_page = 20'000;

/// All solutions of one board, sorted into orbits.
struct OrbitPage {
  int size = 0;  ///< N
  Rule rule = Rule::queens;
  Subgroup group = {};             ///< that acts
  std::string title = {};          ///< any text; empty for "The orbits of the 8-queens solutions"
  std::vector<Orbit> orbits = {};  ///< by their representatives
  CheckedOrbitCount count = {};
};

/// One HTML file that needs no other: the counts, Burnside's lemma with its numbers, a card for each orbit;
/// with a script, that explores them. It loads nothing, forbids all else by its Content-Security-Policy, and
/// embeds the JSON orbit report.
std::string orbit_page(const OrbitPage& page);

}  // namespace eightfold::reports
