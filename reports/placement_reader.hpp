#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "reports/notation/notation.hpp"

namespace eightfold::reports {

/// Placements as a text lists them.
struct PlacementList {
  int size = 0;                       ///< N, the same for all
  std::vector<Placement> placements;  ///< in the order of the text
  std::vector<std::size_t>
      line_numbers;  ///< where each begins, from 1; in a JSON array, its place in the array
  bool cut = false;  ///< ndjson without its last line, the total: the stream may have been cut
};

/// Reads a list of placements: one a line in any notation (they may differ from line to line), boards with a
/// blank line between them, a JSON array of arrays, or ndjson. Blank lines and what follows a # are passed
/// over. All must be full and of one size. Throws ParseError that begins with the line's number.
PlacementList read_placements(std::string_view text, const Reading& reading = {});

}  // namespace eightfold::reports
