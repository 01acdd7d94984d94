// The letter F has eight different images, so its image shows the symmetry.
#include "eightfold/reports/pictures/symmetry_picture.hpp"

#include <fmt/core.h>

#include <array>
#include <cmath>
#include <numbers>

#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

constexpr double width = 480;
constexpr double height = 240;
constexpr double side = 160;
constexpr BoardPlace before = {30, 24, side, 1};
constexpr BoardPlace after = {width - 30 - side, 24, side, 1};

constexpr std::string_view css =
    ".mirror{stroke-width:2.5;stroke-dasharray:9 7;stroke-linecap:round}\n"
    ".turn{fill:none;stroke-width:3;stroke-linecap:round}\n";

// The letter around the origin, 0.5 wide and 0.7 high in a square of side 1.
constexpr std::string_view letter = "M-.24-.34H.26V-.21H-.09V-.06H.16V.07H-.09V.34H-.24Z";

std::string moved(const BoardPlace& place, Symmetry g) {
  // The images of the unit vectors from the center of the 3×3 board. SVG has x = column before y = row.
  const Square right = image(g, {1, 2}, 3);
  const Square down = image(g, {2, 1}, 3);
  return fmt::format("matrix({} {} {} {} {} {})", (right.column - 1) * side, (right.row - 1) * side,
                     (down.column - 1) * side, (down.row - 1) * side, svg_number(place.middle()),
                     svg_number(place.top + side / 2));
}

// The numbers 1 to 4 beside the corners, clockwise before the symmetry moves them.
void append_corners(std::string& out, const BoardPlace& place, Symmetry g) {
  constexpr std::array<Square, 4> corners = {{{0, 0}, {0, 1}, {1, 1}, {1, 0}}};
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto [row, column] = image(g, corners.at(i), 2);
    const double x = place.left + (column == 0 ? -13 : side + 13);
    const double y = place.top + (row == 0 ? 18 : side - 8);
    append_text(out, {x, y, "ink"}, 15, std::to_string(i + 1));
  }
}

void append_square(std::string& out, const BoardPlace& place, Symmetry g) {
  append_svg(out, "<rect class=\"light edge\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", place.left,
             place.top, side, side);
  append_format(out, "<path class=\"piece\" d=\"{}\" transform=\"{}\"/>\n", letter, moved(place, g));
  append_corners(out, place, g);
}

// An arrow around the center of the square, from the top. Quarter turns are shown in their direction.
void append_turn(std::string& out, const BoardPlace& place, Symmetry g) {
  constexpr double radius = 0.43 * side;
  constexpr double degree = std::numbers::pi / 180;
  const double turn = (g == Symmetry::rotate180 ? 180 : g == Symmetry::rotate90 ? 90 : -90);
  const double direction = turn > 0 ? 1 : -1;
  const auto x = [&](double r, double angle) { return place.middle() + r * std::sin(angle * degree); };
  const auto y = [&](double r, double angle) { return place.top + side / 2 - r * std::cos(angle * degree); };
  const double neck = turn - 10 * direction;
  append_svg(out, "<path class=\"accent-line turn\" d=\"M{} {}A{} {} 0 0 {} {} {}\"/>\n", x(radius, 0),
             y(radius, 0), radius, radius, turn > 0 ? 1 : 0, x(radius, neck), y(radius, neck));
  append_svg(out, "<path class=\"accent\" d=\"M{} {}L{} {} {} {}Z\"/>\n", x(radius + 7, neck),
             y(radius + 7, neck), x(radius, turn), y(radius, turn), x(radius - 7, neck), y(radius - 7, neck));
}

void append_arrow(std::string& out) {
  constexpr double y = before.top + side / 2;
  constexpr double from = before.left + side + 22;
  constexpr double to = after.left - 22;
  append_svg(out, "<path class=\"accent-line turn\" d=\"M{} {}H{}\"/>\n", from, y, to - 12);
  append_svg(out, "<path class=\"accent\" d=\"M{} {}L{} {} {} {}Z\"/>\n", to - 13, y - 8, to, y, to - 13,
             y + 8);
}

}  // namespace

std::string symmetry_picture(const SymmetryPicture& picture) {
  const Symmetry g = picture.symmetry;
  SvgDocument document = {.width = width,
                          .height = height,
                          .pixels = picture.width,
                          .theme = picture.theme,
                          .title = fmt::format("{}: {}", name_of(g), in_words(g)),
                          .description = fmt::format(
                              "Square (i, j) of the n×n board moves to {}, with m = n-1.", coordinates_of(g)),
                          .rules = board_colors(Board::square(0)),
                          .css = std::string(css)};
  append_square(document.body, before, Symmetry::identity);
  append_square(document.body, after, g);
  append_arrow(document.body);
  if (g >= Symmetry::flip_horizontal)
    append_mirrors(document.body, before, Subgroup({Symmetry::identity, g}));
  else if (g != Symmetry::identity)
    append_turn(document.body, before, g);
  append_text(document.body, {width / 2, height - 18, "ink"}, 17, in_words(g));
  return svg_document(document);
}

}  // namespace eightfold::reports
