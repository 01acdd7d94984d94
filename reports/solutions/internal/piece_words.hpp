#pragma once

#include <fmt/core.h>

#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "eightfold/reports/solutions/board_text.hpp"
#include "eightfold/reports/solutions/piece_report.hpp"

// The words and the JSON that reports on pieces have in common.
namespace eightfold::reports {

/// "b4" on the board of any shape.
std::string piece_square(const PieceBoard& board, Square square);
/// "b4 d5", for squares that are numbered row by row.
std::string piece_squares(const PieceBoard& board, std::span<const int> squares);
/// The same as an array.
nlohmann::ordered_json piece_squares_json(const PieceBoard& board, std::span<const int> squares);
nlohmann::ordered_json piece_squares_json(const PieceBoard& board, const std::vector<Square>& squares);

/// "the torus of 7×7 squares"
std::string board_of_pieces(const PieceBoard& board, const Style& style);

/// A board with pieces on these squares.
DrawnBoard drawn_pieces(const PieceBoard& board, std::span<const int> squares);

/// A line for the required squares and one for the blocked squares, if there are any.
std::string piece_constraints(const PieceBoard& board);

/// "The group that acts has 392 elements: all eight symmetries of the square, with 49 translations."
std::string piece_group_text(const PieceGroup& group);

/// "half turn", "shift (1, 2)", "half turn and shift (1, 2)".
std::string piece_symmetry_text(const PieceSymmetry& element);
nlohmann::ordered_json piece_symmetry_json(const PieceSymmetry& element);

/// The title and the constraints, with which each text begins.
std::string piece_head(const PieceReport& report, std::string_view what, const Style& style,
                       bool with_group = true);

/// Calls visit(k) for each number of pieces that the counts are about.
template <typename Visit>
void for_each_number_of_pieces(const PieceReport& report, const Visit& visit) {
  const std::size_t end = report.counts.placements.size();
  for (std::size_t k = report.pieces ? static_cast<std::size_t>(*report.pieces) : 0; k < end; ++k) visit(k);
}

/// What `step` returns, which counts placements. Throws std::length_error whose message says what to give
/// instead if that takes too much memory or a number exceeds 64 bits.
template <typename Step>
auto within_piece_limits(const Step& step) {
  try {
    return step();
  } catch (const std::length_error& error) {
    throw std::length_error(fmt::format("{}; give a smaller board or fewer pieces", error.what()));
  } catch (const std::overflow_error&) {
    throw std::length_error("the number of placements needs more than 64 bits; give a smaller board");
  }
}

/// The members that the documents have in common.
nlohmann::ordered_json piece_document(const PieceReport& report, std::string_view kind);

/// The member `visited`.
nlohmann::ordered_json visited_pieces_json(const PieceOrbitCount& count);

}  // namespace eightfold::reports
