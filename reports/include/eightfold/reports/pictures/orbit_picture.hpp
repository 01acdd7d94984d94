#pragma once

#include <optional>
#include <string>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/pictures/theme.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// A picture of the images of one placement under a group.
struct OrbitPicture {
  Placement placement = {};
  Subgroup group = full_group;
  Rule rule = Rule::queens;       ///< determines the shape of the pieces
  std::string title = {};         ///< any text; empty for "The orbit of [1 3 0 2]"
  std::optional<int> width = {};  ///< pixels, at least 16; by default 960 for four boards per row
  Theme theme = Theme::automatic;
};

/// A complete SVG document with one board for each element of the group and the element's name below it.
/// Equal images have frames of the same color, and their captions name the first element that leads to the
/// image. The line below the title states the size and the stabilizer of the orbit and, for the full group,
/// its type. Throws std::invalid_argument unless is_permutation(placement).
[[nodiscard]] std::string orbit_picture(const OrbitPicture& picture);

}  // namespace eightfold::reports
