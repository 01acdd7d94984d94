#pragma once

#include <optional>
#include <string>

#include "core/placement.hpp"
#include "core/rule.hpp"
#include "reports/pictures/theme.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The images of one placement under a group, as they are to be drawn.
struct OrbitPicture {
  Placement placement = {};
  Subgroup group = {};
  Rule rule = Rule::queens;  ///< rooks or queens are drawn
  std::string title = {};    ///< any text; empty for "The orbit of [1 3 0 2]"
  std::optional<int> width =
      {};  ///< pixels, at least 16; without it as the boards need, 960 for four in a row
  Theme theme = Theme::automatic;
};

/// A whole SVG document: one board for each element of the group, captioned with the element's name. Equal
/// images share a colored frame and say which element led there first. A line below the title has the
/// orbit's size and stabilizer, and under the full group its type. Throws std::invalid_argument unless
/// is_permutation(placement).
std::string orbit_picture(const OrbitPicture& picture);

}  // namespace eightfold::reports
