#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "reports/pictures/svg.hpp"

namespace eightfold::reports {

/// The number of curves that have a color and a point shape of their own.
inline constexpr std::size_t most_growth_curves = 4;
/// The index of a gray circle that represents the points of any curve in the key.
inline constexpr std::size_t any_curve = most_growth_curves;

/// The CSS class of a curve's line, points and label: "curve2".
std::string growth_class(std::size_t curve);

/// A point of a curve at (0, 0), about ten units wide: filled if computed, hollow if published.
std::string growth_mark(std::size_t curve, bool computed);

/// The colors of these classes, of the axes and of the grid.
std::span<const ColorRule> growth_colors();

/// The style of these classes apart from colors.
std::string growth_css();

}  // namespace eightfold::reports
