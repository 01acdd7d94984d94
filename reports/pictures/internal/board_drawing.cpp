#include "reports/pictures/internal/board_drawing.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/notation/notation.hpp"
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

constexpr std::array<ColorRule, 2> pawn_colors = {{
    {".pawn", "fill", "#8a6d46", "#a9967a"},
    {".pawn", "stroke", "#3b3126", "#16181c"},
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

double longer_side(int squares) { return std::min(std::max(400.0, 28.0 * squares), 136.0 * squares); }

std::vector<ColorRule> board_colors(bool has_marks, std::span<const ColorRule> others) {
  std::vector<ColorRule> rules(colors.begin(), colors.end());
  if (has_marks) rules.insert(rules.end(), mark_colors.begin(), mark_colors.end());
  rules.insert(rules.end(), others.begin(), others.end());
  return rules;
}

std::string dark_squares(int rows, int columns) {
  std::string path;
  for (int row = 0; row < rows; ++row)
    for (int column = 1 - row % 2; column < columns; column += 2)
      append_format(path, "M{} {}h1v1h-1z", column, row);
  return path;
}

std::string square_marks(const Board& board) {
  return square_marks(required_squares(board), blocked_squares(board));
}

std::string square_marks(std::span<const Square> required, std::span<const Square> blocked) {
  std::string dark;
  std::string hatch;
  std::string frames;
  for (const auto& [row, column] : blocked) {
    append_format(dark, "M{} {}h1v1h-1z", column, row);
    append_format(hatch, "M{0}.05 {1}.45l.4-.4M{0}.05 {1}.95l.9-.9M{0}.55 {1}.95l.4-.4", column, row);
  }
  for (const auto& [row, column] : required) append_format(frames, "M{}.07 {}.07h.86v.86h-.86z", column, row);
  std::string marks;
  if (!blocked.empty())
    append_format(marks,
                  "<path class=\"blocked\" d=\"{}\"/><path class=\"hatch\" fill=\"none\" "
                  "stroke-width=\".06\" d=\"{}\"/>",
                  dark, hatch);
  if (!required.empty())
    append_format(marks, "<path class=\"required\" fill=\"none\" stroke-width=\".06\" d=\"{}\"/>", frames);
  return marks;
}

std::string square_marks(const PieceBoard& board) {
  std::string marks = square_marks(board.required, board.blocked);
  std::string pawns;
  for (const auto& [row, column] : board.pawns)
    append_format(pawns,
                  "M{}.32 {}.84h.36v-.1l-.09-.07q-.05-.13-.03-.23a.15.15 0 1 0-.12 0q.02.1-.03.23l-.09.07z",
                  column, row);
  if (!pawns.empty()) append_format(marks, "<path class=\"pawn\" stroke-width=\".03\" d=\"{}\"/>", pawns);
  return marks;
}

std::vector<ColorRule> board_colors(const PieceBoard& board) {
  const bool has_marks = !board.required.empty() || !board.blocked.empty();
  return board.pawns.empty() ? board_colors(has_marks) : board_colors(has_marks, pawn_colors);
}

std::string board_definitions(const Board& board, Rule rule) {
  return board_definitions(piece_path(rule), board.columns(), board.columns(), square_marks(board));
}

std::string board_definitions(std::string_view piece, int rows, int columns, std::string_view marks) {
  return fmt::format(
      "<path id=\"piece\" d=\"{}\"/>\n"
      "<g id=\"squares\"><rect class=\"light\" width=\"{}\" height=\"{}\"/><path class=\"dark\" "
      "d=\"{}\"/>{}</g>\n",
      piece, columns, rows, dark_squares(rows, columns), marks);
}

void append_squares(std::string& out, const BoardPlace& place) {
  append_format(out, "<use href=\"#squares\" transform=\"{}\"/>\n", transform_of(place));
  append_svg(out, "<rect class=\"edge\" fill=\"none\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
             place.left, place.top, place.side, place.height());
}

void append_coordinates(std::string& out, const BoardPlace& place) {
  const double size = std::clamp(place.square() * 0.34, 9.0, 14.0);
  for (int i = 0; i < std::max(place.rows, place.size); ++i) {
    if (i < place.size)
      append_text(out, {place.x(i + 0.5), place.bottom() + 12 + size, "faint"}, size, file_name(i));
    if (i < place.rows)
      append_text(out, {place.left - 13, place.y(i + 0.5) + size * 0.36, "faint", Anchor::end}, size,
                  std::to_string(place.rows - i));
  }
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
