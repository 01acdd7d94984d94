#include <fmt/core.h>

#include <algorithm>
#include <complex>
#include <iterator>
#include <numbers>

#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

using Point = std::complex<double>;  // x to the right, y down

// An end of the mirror axis on a board with coordinates from -1 to 1; the other end is opposite.
constexpr EnumArray<Symmetry, Point> mirror_ends({Point{}, Point{}, Point{}, Point{}, Point{0, -1},
                                                  Point{-1, 0}, Point{-1, -1}, Point{1, -1}});

Point center_of(const BoardPlace& place) { return {place.x(place.size / 2.0), place.y(place.size / 2.0)}; }

// The radius of the arrows around the center, which is the middle of a square for odd N and a corner of four
// squares for even N. The arrows enclose the pieces on the central squares, except on the 2×2 board, where
// only the space between the pieces is free.
double radius_of(const BoardPlace& place, const Placement& placement) {
  const double square = place.square();
  const int middle = place.size / 2;
  if (place.size % 2 == 1) return std::min({0.611 * square + 4.55, 0.47 * square + 10.65, 0.5 * place.side});
  if (placement[middle] != middle && placement[middle] != middle - 1)
    return std::max(place.side * 0.055, square * 0.6);
  return place.size == 2 ? square * 0.2 : square * 1.41;
}

Point on_circle(Point center, double radius, double degrees) {
  return center + std::polar(radius, degrees * std::numbers::pi / 180);
}

// Appends a clockwise arc between two angles, and an arrowhead at its end.
void append_arrow(std::string& arcs, std::string& tips, Point center, double radius, double from, double to) {
  const double tip = std::min(radius * 0.42, 13.0);
  const double tip_angle = tip / radius * 180 / std::numbers::pi;
  const Point begin = on_circle(center, radius, from);
  const Point neck = on_circle(center, radius, to - tip_angle * 0.9);
  const Point outside = on_circle(center, radius + tip * 0.55, to - tip_angle);
  const Point inside = on_circle(center, radius - tip * 0.55, to - tip_angle);
  const Point point = on_circle(center, radius, to);
  append_svg(arcs, "M{} {}A{} {} 0 0 1 {} {}", begin.real(), begin.imag(), radius, radius, neck.real(),
             neck.imag());
  append_svg(tips, "M{} {}L{} {} {} {}Z", outside.real(), outside.imag(), point.real(), point.imag(),
             inside.real(), inside.imag());
}

}  // namespace

void append_mirrors(std::string& out, const BoardPlace& place, Subgroup group) {
  const Point center = center_of(place);
  for (const Symmetry g : group.elements()) {
    if (mirror_ends[g] == 0.0) continue;
    const double beyond = std::norm(mirror_ends[g]) > 1 ? 8 : 3;  // axes end near the coordinates
    const Point reach = (place.side / 2 + beyond) * mirror_ends[g];
    const Point from = center + reach;
    const Point to = center - reach;
    append_svg(out, "<line class=\"accent-line mirror\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n",
               from.real(), from.imag(), to.real(), to.imag());
  }
}

void append_center(std::string& out, const BoardPlace& place, const Placement& placement, Subgroup group) {
  if (!group.contains(Symmetry::rotate180) || place.size == 0) return;
  const double part = group.contains(Symmetry::rotate90) ? 90 : 180;
  const double radius = radius_of(place, placement);
  const double first = place.size % 2 == 1 ? -135 : -90;  // avoids the outer points of a queen in the center
  const double gap = 14;
  std::string arcs;
  std::string tips;
  for (double from = first; from < first + 359; from += part)
    append_arrow(arcs, tips, center_of(place), radius, from + gap, from + part - gap / 2);
  append_format(out,
                "<path class=\"halo\" d=\"{0}{1}\"/>\n<path class=\"accent-line turn\" d=\"{0}\"/>\n"
                "<path class=\"accent\" d=\"{1}\"/>\n",
                arcs, tips);
}

std::string symmetry_caption(Subgroup stabilizer) {
  if (stabilizer.order() == 2)
    return fmt::format("Fixed by the {}", in_words(*std::next(stabilizer.elements().begin())));
  return fmt::format("Fixed by {}", fixers_in_words(class_of(stabilizer)));
}

}  // namespace eightfold::reports
