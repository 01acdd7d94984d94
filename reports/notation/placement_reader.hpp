#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "reports/notation/notation.hpp"

namespace eightfold::reports {

/// A placement as a text gives it.
struct ListedPlacement {
  SizedPlacement placement;
  std::string_view notation;  ///< its name
  std::size_t position;       ///< where it begins: a line's number from 1, or its place in a JSON array
};

struct ListedPlacements {
  std::vector<ListedPlacement> placements;  ///< in the order of the text
  std::string_view unit = "line";           ///< what a position counts: "line" or "item"
  bool cut = false;                         ///< ndjson without its last line, the total
};

/// Reads a list of placements, full or partial: one a line in any notation (they may differ from line to
/// line), boards with a blank line between them, a JSON array, or ndjson. Outside JSON arrays blank lines and
/// what follows a # are passed over. Throws ParseError that names the place.
ListedPlacements read_list(std::string_view text, const Reading& reading = {});

/// Placements on which the symmetries act: permutations of one size.
struct PlacementList {
  int size = 0;  ///< N
  std::vector<Placement> placements;
  std::vector<std::size_t> positions;
  std::string_view unit = "line";
};

/// The same for a list that is to be classified: every placement must be full and a permutation, all of one
/// size, and ndjson must have its total. Throws ParseError that names the place.
PlacementList read_placements(std::string_view text, const Reading& reading = {});

}  // namespace eightfold::reports
