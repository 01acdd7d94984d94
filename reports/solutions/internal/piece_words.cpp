#include "reports/solutions/internal/piece_words.hpp"

#include <fmt/core.h>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json piece_steps_json(const std::vector<Step>& steps) {
  return list_of(steps, [](Step step) { return ordered_json::array({step.down, step.across}); });
}

}  // namespace

std::string piece_square(const PieceBoard& board, Square square) { return square_name(square, board.rows); }

std::string piece_squares(const PieceBoard& board, std::span<const int> squares) {
  return joined(squares, " ", [&](int square) { return piece_square(board, board.square_of(square)); });
}

std::string board_of_pieces(const PieceBoard& board, const Style& style) {
  const std::string size = fmt::format("{}{}{}", board.rows, style.unicode ? "×" : "x", board.columns);
  switch (board.rule.border) {
    case Border::plain:
      return fmt::format("the {} board", size);
    case Border::cylinder:
      return fmt::format("the cylinder of {} squares", size);
    case Border::torus:
      return fmt::format("the torus of {} squares", size);
    case Border::moebius:
      return fmt::format("the Möbius strip of {} squares", size);
    case Border::reflecting:
      return fmt::format("the {} board with reflecting sides", size);
  }
  return {};
}

DrawnBoard drawn_pieces(const PieceBoard& board, std::span<const int> squares) {
  DrawnBoard drawing = {.shown = {board, {}}, .piece = board.rule.letter};
  for (const int square : squares) drawing.shown.pieces.push_back(board.square_of(square));
  return drawing;
}

std::string piece_constraints(const PieceBoard& board) {
  const auto names = [&](const std::vector<Square>& squares) {
    return phrase(squares, [&](Square square) { return piece_square(board, square); });
  };
  std::string text;
  if (!board.required.empty()) text += fmt::format("Required: {}.\n", names(board.required));
  if (!board.blocked.empty()) text += fmt::format("Blocked: {}.\n", names(board.blocked));
  if (!board.pawns.empty()) text += fmt::format("Pawns: {}.\n", names(board.pawns));
  return text;
}

std::string piece_group_text(const PieceGroup& group) {
  const int symmetries = group.symmetries.size();
  std::string text = fmt::format("The group that acts has {}", counted(group.elements.size(), "element"));
  if (group.elements.size() == 1) return text + ", the identity.\n";
  text += symmetries == 8 ? ": all eight symmetries of the square"
                          : ": " + phrase(group.symmetries, [](Symmetry g) { return in_words(g); });
  if (group.translations > 1) text += fmt::format(", with {}", counted(group.translations, "translation"));
  return text + ".\n";
}

std::string piece_symmetry_text(const PieceSymmetry& element) {
  std::string text(in_words(element.symmetry));
  if (element.down == 0 && element.across == 0) return text;
  const std::string shift = fmt::format("shift ({}, {})", element.down, element.across);
  return element.symmetry == Symmetry::identity ? shift : text + " and " + shift;
}

ordered_json piece_squares_json(const PieceBoard& board, std::span<const int> squares) {
  return list_of(squares, [&](int square) { return piece_square(board, board.square_of(square)); });
}

ordered_json piece_squares_json(const PieceBoard& board, const std::vector<Square>& squares) {
  return list_of(squares, [&](Square square) { return piece_square(board, square); });
}

ordered_json piece_document(const PieceReport& report, std::string_view kind) {
  const PieceBoard& board = report.board;
  const PieceGroup& group = report.group;
  const PieceCounts& counts = report.counts;
  ordered_json document = document_head("pieces");
  document["kind"] = kind;
  document["rule"] = {{"name", board.rule.name},
                      {"piece", board.rule.piece},
                      {"slides", piece_steps_json(board.rule.slides)},
                      {"leaps", piece_steps_json(board.rule.leaps)},
                      {"border", name_of(board.rule.border)}};
  document["rows"] = board.rows;
  document["columns"] = board.columns;
  document["required"] = piece_squares_json(board, board.required);
  document["blocked"] = piece_squares_json(board, board.blocked);
  document["pawns"] = piece_squares_json(board, board.pawns);
  document["group"] = {{"order", group.elements.size()},
                       {"symmetries", names_json(group.symmetries)},
                       {"translations", group.translations}};
  ordered_json list = ordered_json::array();
  for_each_number_of_pieces(report, [&](std::size_t k) {
    ordered_json entry = {{"pieces", k}};
    add_exact(entry, "placements", counts.placements[k].str());
    if (!counts.orbits.empty()) add_exact(entry, "orbits", counts.orbits[k].str());
    list.push_back(entry);
  });
  document["counts"] = list;
  return document;
}

ordered_json piece_symmetry_json(const PieceSymmetry& element) {
  return {{"symmetry", name_of(element.symmetry)}, {"down", element.down}, {"across", element.across}};
}

std::string piece_head(const PieceReport& report, std::string_view what, const Style& style,
                       bool with_group) {
  const std::string lines =
      piece_constraints(report.board) + (with_group ? piece_group_text(report.group) : "");
  return flowed(style.heading(fmt::format("{} {}", what, pieces_in_words(report, style))) + "\n\n", style,
                2) +
         flowed(lines, style) + (lines.empty() ? "" : "\n");
}

nlohmann::ordered_json visited_pieces_json(const PieceOrbitCount& count) {
  ordered_json visited = ordered_json::object();
  add_exact(visited, "placements", count.placements);
  add_exact(visited, "orbits", count.orbits);
  visited["orbits_of_size"] = list_of(count.orbits_of_size, [](const auto& sizes) {
    ordered_json entry = {{"size", sizes.first}};
    add_exact(entry, "orbits", sizes.second);
    return entry;
  });
  return visited;
}

}  // namespace eightfold::reports
