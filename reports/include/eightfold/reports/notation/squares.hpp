#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/notation.hpp"

namespace eightfold::reports {

/// Pieces on any squares of an n×n board, several in a row included, and the squares that are required or
/// blocked.
struct Position {
  Position() = default;
  /// Without required and blocked squares. The n×n board has room for the placement.
  Position(const Placement& placement, int n);
  Position(const SizedPlacement& shown)  // NOLINT(google-explicit-constructor)
      : Position(shown.placement, shown.size) {}

  Board board = Board::square(0);
  std::vector<Square> pieces = {};  ///< by row, then column; each once

  [[nodiscard]] int size() const { return board.columns(); }
  void add_pieces(const std::vector<Square>& squares);
  /// The pieces as a placement, if there is one in each of the first rows and in no other.
  [[nodiscard]] std::optional<Placement> placement() const;
  [[nodiscard]] bool is_full() const;  ///< whether that placement fills all rows
  /// The placement as a vector, or the squares of the pieces: "b4 d5".
  [[nodiscard]] std::string text() const;
  /// Every pair of pieces that attack each other, ordered like the pieces.
  [[nodiscard]] std::vector<Attack> find_attacks(Rule rule) const;
  /// The squares that are neither occupied nor blocked and that no piece attacks, by row, then column.
  [[nodiscard]] std::vector<Square> free_squares(Rule rule) const;
  [[nodiscard]] std::vector<Square> pieces_in_row(int row) const;
  /// The pieces on blocked squares.
  [[nodiscard]] std::vector<Square> misplaced() const;
};

/// Reads pieces on any squares in the given notation, and the blocked squares of a drawn board. Throws
/// ParseError.
[[nodiscard]] Position parse_position(std::string_view text, const Notation& notation,
                                      const Reading& reading = {});

/// Reads squares in any order: "b4 d5", "(5 2) (4 4)", also with commas, in upper case, and with brackets
/// around the pairs; or a drawn board with Q, . and #. Throws ParseError.
[[nodiscard]] Position parse_squares(std::string_view text, const Reading& reading = {});

/// The squares of a board by row, then column.
[[nodiscard]] std::vector<Square> required_squares(const Board& board);
[[nodiscard]] std::vector<Square> blocked_squares(const Board& board);

}  // namespace eightfold::reports
