#pragma once

#include <optional>
#include <string>

#include "eightfold/reports/pictures/theme.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold::reports {

/// A picture of what a symmetry does.
struct SymmetryPicture {
  Symmetry symmetry = Symmetry::identity;
  std::optional<int> width = {};  ///< pixels, at least 16; by default 480
  Theme theme = Theme::automatic;
};

/// A complete SVG document: a square with the letter F and numbered corners, with the mirror or an arrow for
/// the turn, and its image. The title is the symmetry in words.
[[nodiscard]] std::string symmetry_picture(const SymmetryPicture& picture);

}  // namespace eightfold::reports
