// The points of each curve have a distinct shape, so that a reader need not distinguish colors. Each color
// has a contrast ratio of at least 4.5 to the background.
#include "reports/pictures/growth_marks.hpp"

#include <fmt/core.h>

#include <array>

namespace eightfold::reports {
namespace {

constexpr std::array<ColorRule, 13> colors = {{
    {".grid", "stroke", "#e8e4db", "#2a2e35"},
    {".axis", "stroke", "#a39c8f", "#6f6a62"},
    {".published", "fill", "#fbfaf7", "#16181c"},
    {".curve0", "stroke", "#1f69d6", "#6b98f7"},
    {".curve0.computed,.curve0.end", "fill", "#1f69d6", "#6b98f7"},
    {".curve1", "stroke", "#a85a10", "#ef7d3a"},
    {".curve1.computed,.curve1.end", "fill", "#a85a10", "#ef7d3a"},
    {".curve2", "stroke", "#00573e", "#6be6b0"},
    {".curve2.computed,.curve2.end", "fill", "#00573e", "#6be6b0"},
    {".curve3", "stroke", "#bc2c88", "#d77fae"},
    {".curve3.computed,.curve3.end", "fill", "#bc2c88", "#d77fae"},
    {".curve4", "stroke", "#6b6459", "#a8a195"},
    {".curve4.computed", "fill", "#6b6459", "#a8a195"},
}};

constexpr std::string_view circle = "M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z";
constexpr std::string_view square = "M-4-4H4V4H-4Z";
constexpr std::string_view diamond = "M0-5.6L5.6 0L0 5.6L-5.6 0Z";
constexpr std::string_view triangle = "M0-5.6L5.2 3.6H-5.2Z";
constexpr std::array<std::string_view, most_growth_curves + 1> shapes = {circle, square, diamond, triangle,
                                                                         circle};

}  // namespace

std::string growth_class(std::size_t curve) { return fmt::format("curve{}", curve); }

std::string growth_mark(std::size_t curve, bool computed) {
  return fmt::format(R"(<path class="mark {} {}" d="{}"/>)", growth_class(curve),
                     computed ? "computed" : "published", shapes.at(curve));
}

std::span<const ColorRule> growth_colors() { return colors; }

std::string growth_css() {
  return ".title,.end{font-weight:600}\n"
         "text.end{stroke:none}\n"
         ".mark,.line{stroke-width:1.6}\n"
         ".line{fill:none;stroke-linecap:round;stroke-linejoin:round}\n"
         ".past{stroke-dasharray:.1 4.5}\n";
}

}  // namespace eightfold::reports
