#include "reports/pictures/internal/board_drawing.hpp"

#include <fmt/core.h>

#include <array>

#include "eightfold/reports/pictures/piece_glyphs.hpp"
#include "eightfold/reports/solutions/board_text.hpp"

namespace eightfold::reports {
namespace {

constexpr std::array<ColorRule, 7> colors = {{
    {".light", "fill", "#f4e9d7", "#4a515c"},
    {".dark", "fill", "#dcc3a1", "#343a43"},
    {".edge", "stroke", "#a98d64", "#6d7683"},
    {".piece", "fill", "#1d1b19", "#f6efe0"},
    {".accent-line", "stroke", "#1d5fa8", "#86b9ff"},
    {".warning-line", "stroke", "#b3261e", "#ff8f80"},
    {".halo", "stroke", "#fbfaf7", "#16181c"},
}};

// The transform from units of a square to the picture.
std::string transform_of(const BoardPlace& place) {
  return fmt::format("translate({} {}) scale({})", svg_number(place.left), svg_number(place.top),
                     fmt::format("{:.7g}", place.square()));
}

}  // namespace

std::vector<ColorRule> board_colors(std::span<const ColorRule> others) {
  std::vector<ColorRule> rules(colors.begin(), colors.end());
  rules.insert(rules.end(), others.begin(), others.end());
  return rules;
}

std::string dark_squares(int size) {
  std::string path;
  for (int row = 0; row < size; ++row)
    for (int column = 1 - row % 2; column < size; column += 2)
      append_format(path, "M{} {}h1v1h-1z", column, row);
  return path;
}

std::string board_definitions(int size, Rule rule) {
  return fmt::format(
      "<path id=\"piece\" d=\"{}\"/>\n"
      "<g id=\"squares\"><rect class=\"light\" width=\"{}\" height=\"{}\"/><path class=\"dark\" "
      "d=\"{}\"/></g>\n",
      piece_path(rule), size, size, dark_squares(size));
}

void append_squares(std::string& out, const BoardPlace& place) {
  append_format(out, "<use href=\"#squares\" transform=\"{}\"/>\n", transform_of(place));
  append_svg(out, "<rect class=\"edge\" fill=\"none\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
             place.left, place.top, place.side, place.side);
}

void append_frame(std::string& out, const BoardPlace& place, std::string_view css_class, double distance) {
  const double side = place.side + 2 * distance;
  append_svg(out, "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\"/>\n", css_class,
             place.left - distance, place.top - distance, side, side);
}

void append_pieces(std::string& out, const BoardPlace& place, std::span<const Square> squares,
                   std::string_view css_class) {
  if (squares.empty()) return;
  append_format(out, "<g class=\"{}\" transform=\"{}\">\n", css_class, transform_of(place));
  for (const Square square : squares)
    append_format(out, "<use href=\"#piece\" x=\"{}\" y=\"{}\"/>\n", square.column, square.row);
  out += "</g>\n";
}

void append_board(std::string& out, const BoardPlace& place, const Placement& placement) {
  if (place.size == 0) return;
  append_squares(out, place);
  append_pieces(out, place, pieces_of(placement));
}

std::string board_in_characters(const SizedPlacement& shown, Rule rule) {
  std::string text;
  for (const std::string& line : board_lines({.shown = shown, .piece = facts_of(rule).letter}, {}))
    text += line + '\n';
  return text;
}

std::vector<Square> pieces_of(const Placement& placement) {
  std::vector<Square> pieces;
  for (int row = 0; row < placement.rows(); ++row) pieces.push_back({row, placement[row]});
  return pieces;
}

}  // namespace eightfold::reports
