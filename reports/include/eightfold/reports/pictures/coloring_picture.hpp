#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/reports/pictures/theme.hpp"
#include "eightfold/symmetry/named_group.hpp"

namespace eightfold::reports {

/// The largest numbers of colors and of colorings that a picture shows.
inline constexpr int most_drawn_colors = 8;
inline constexpr std::size_t most_drawn_colorings = 1000;

struct DrawnColoring {
  std::vector<int> colors = {};  ///< of each point, 0 to most_drawn_colors - 1
  std::uint64_t orbit = 1;       ///< the number of colorings in its orbit
};

/// Colorings of the points of a group, on a contact sheet.
struct ColoringPicture {
  /// Determines the figure: a solid in the plane, a board, a graph, a matrix, beads on a string. Without it,
  /// the points are on a circle.
  std::optional<GroupName> group = {};
  std::vector<DrawnColoring> colorings = {};
  std::string title = {};  ///< any text, like the subtitle
  std::string subtitle = {};
  std::optional<int> width = {};  ///< as that of a SheetPicture
  Theme theme = Theme::automatic;
};

/// A complete SVG document. The caption of a coloring is its number from 1 and the size of its orbit. Color 0
/// is pale, and on lines also thin, so that two colors show a set of points.
[[nodiscard]] std::string coloring_picture(const ColoringPicture& picture);

}  // namespace eightfold::reports
