#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "reports/notation/notation.hpp"

namespace eightfold::reports {

/// A placement of a list.
struct ListedPlacement {
  SizedPlacement placement;
  std::string_view notation;  ///< its name
  std::size_t position;       ///< its first line, or its place in a JSON array; from 1
};

struct ListedPlacements {
  std::vector<ListedPlacement> placements;  ///< in the order of the text
  std::string_view unit = "line";           ///< the unit of positions: "line" or "item"
  bool cut = false;                         ///< whether this is ndjson without the total on its last line
};

/// Reads a list of full or partial placements: one per line, each in the notation of the reading or else in
/// any; boards with a blank line between them; a JSON array; or ndjson. Outside JSON arrays, blank lines and
/// comments after # are ignored. Throws ParseError with the position.
ListedPlacements read_list(std::string_view text, const Reading& reading = {});

/// Permutations of one size, on which the symmetries act.
struct PlacementList {
  int size = 0;  ///< N
  std::vector<Placement> placements;
  std::vector<std::size_t> positions;
  std::string_view unit = "line";
};

/// Reads a list in which every placement is a permutation of the same size. ndjson must have its total.
/// Throws ParseError with the position.
PlacementList read_placements(std::string_view text, const Reading& reading = {});

}  // namespace eightfold::reports
