#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "reports/pictures/svg.hpp"

namespace eightfold::reports {

/// So many curves have a color and a shape of their own.
inline constexpr std::size_t most_growth_curves = 4;
/// A gray circle in the key, which stands for the points of any curve.
inline constexpr std::size_t any_curve = most_growth_curves;

/// The class of a curve's line, points and label: "curve2".
std::string growth_class(std::size_t curve);

/// A point of a curve at (0, 0), about ten units wide: filled if it is computed, else hollow.
std::string growth_mark(std::size_t curve, bool computed);

/// The colors of these classes, of axes and of the grid.
std::span<const ColorRule> growth_colors();

/// The style of these classes apart from colors.
std::string growth_css();

}  // namespace eightfold::reports
