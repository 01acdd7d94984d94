#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The maximum number of orbits on a page; a larger page would be slow.
inline constexpr std::size_t most_orbits_on_page = 20'000;

/// A link from the page to another file.
struct PageLink {
  std::string file = {};  ///< relative to the page
  std::string words = {};
  std::string relation = {};  ///< the attribute rel: "prev", "next" or empty
};

/// All solutions for one board, or the placements of a list, classified into orbits.
struct OrbitPage {
  Board board = Board::square(0);  ///< N, with the required and blocked squares, which the group preserves
  Rule rule = Rule::queens;
  Subgroup group = full_group;       ///< the group that acts
  std::string set_name = {};         ///< of a list, "placements in FILE"; empty for the solutions
  std::string title = {};            ///< any text; empty for "The orbits of the 8-queens solutions"
  std::vector<PageLink> links = {};  ///< to the other pages of a site, on top of the page
  std::vector<Orbit> orbits = {};    ///< sorted by representative
  CheckedOrbitCount count = {};
};

/// A self-contained HTML file with the counts, Burnside's lemma, a card for each orbit and a script to
/// explore the orbits. It embeds the JSON orbit report. Its Content-Security-Policy allows nothing to be
/// loaded and only its own script and style. Throws std::invalid_argument unless `count` counts `orbits`.
[[nodiscard]] std::string orbit_page(const OrbitPage& page);

}  // namespace eightfold::reports
