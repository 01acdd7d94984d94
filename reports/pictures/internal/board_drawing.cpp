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

constexpr std::array<ColorRule, 3> mark_colors = {{
    {".blocked", "fill", "#5d574e", "#111316"},
    {".hatch", "stroke", "#b0a796", "#7d8590"},
    {".required", "stroke", "#1d5fa8", "#86b9ff"},
}};

// The transform from units of a square to the picture.
std::string transform_of(const BoardPlace& place) {
  return fmt::format("translate({} {}) scale({})", svg_number(place.left), svg_number(place.top),
                     fmt::format("{:.7g}", place.square()));
}

}  // namespace

std::vector<ColorRule> board_colors(const Board& board, std::span<const ColorRule> others) {
  std::vector<ColorRule> rules(colors.begin(), colors.end());
  if (board.is_constrained()) rules.insert(rules.end(), mark_colors.begin(), mark_colors.end());
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

std::string square_marks(const Board& board) {
  std::string blocked;
  std::string hatch;
  std::string required;
  for (const auto& [row, column] : blocked_squares(board)) {
    append_format(blocked, "M{} {}h1v1h-1z", column, row);
    append_format(hatch, "M{0}.05 {1}.45l.4-.4M{0}.05 {1}.95l.9-.9M{0}.55 {1}.95l.4-.4", column, row);
  }
  for (const auto& [row, column] : required_squares(board))
    append_format(required, "M{}.07 {}.07h.86v.86h-.86z", column, row);
  std::string marks;
  if (!blocked.empty())
    append_format(marks,
                  "<path class=\"blocked\" d=\"{}\"/><path class=\"hatch\" fill=\"none\" "
                  "stroke-width=\".06\" d=\"{}\"/>",
                  blocked, hatch);
  if (!required.empty())
    append_format(marks, "<path class=\"required\" fill=\"none\" stroke-width=\".06\" d=\"{}\"/>", required);
  return marks;
}

std::string board_definitions(const Board& board, Rule rule) {
  const int size = board.columns();
  return fmt::format(
      "<path id=\"piece\" d=\"{}\"/>\n"
      "<g id=\"squares\"><rect class=\"light\" width=\"{}\" height=\"{}\"/><path class=\"dark\" "
      "d=\"{}\"/>{}</g>\n",
      piece_path(rule), size, size, dark_squares(size), square_marks(board));
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
  append_pieces(out, place, Position(placement, place.size).pieces);
}

std::string board_in_characters(const Position& shown, Rule rule) {
  std::string text;
  for (const std::string& line : board_lines({.shown = shown, .piece = facts_of(rule).letter}, {}))
    text += line + '\n';
  return text;
}

}  // namespace eightfold::reports
