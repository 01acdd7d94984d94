#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"

namespace eightfold {

/// A rule as data, so that a file can define it. A step stands for its opposite, too: a piece slides along
/// both. Two pieces attack each other if one of them reaches the other; no piece stands in the way.
struct PieceRule {
  std::string name;          ///< of the rule: "bishops"
  std::string piece;         ///< of one piece: "bishop"
  std::string letter;        ///< of a piece in a drawn board
  std::string meaning;       ///< the rule in a heading
  std::vector<Step> slides;  ///< a piece attacks all squares that are any number of these steps away
  std::vector<Step> leaps;   ///< and those that are one of these steps away
  Border border = Border::plain;

  PieceRule() = default;
  explicit PieceRule(const RuleFacts& facts);
  PieceRule(const PieceRule&);
  PieceRule(PieceRule&&) noexcept;
  PieceRule& operator=(const PieceRule&);
  PieceRule& operator=(PieceRule&&) noexcept;
  ~PieceRule();

  friend bool operator==(const PieceRule&, const PieceRule&) = default;
};

/// The rules that have names: those of `Rule`, and pieces that do not attack their whole row.
inline constexpr std::array<RuleFacts, 3> piece_facts = {{
    {"bishops", "bishop", "B", "bishops", bishop_steps, {}, Border::plain},
    {"kings", "king", "K", "kings", {}, queen_steps, Border::plain},
    {"knights", "knight", "N", "knights", {}, knight_steps, Border::plain},
}};

/// The rule of rule_facts or piece_facts with this name, if any.
[[nodiscard]] std::optional<PieceRule> piece_rule_named(std::string_view name);

/// The step of a piece on a board, with what its border does to it.
struct Walk {
  Square square;
  Step step;
  friend bool operator==(const Walk&, const Walk&) = default;
};

/// The square that one step leads to, and the step as it continues there; nothing if it leaves the board.
/// Precondition: the square is on the board, rows, columns >= 1.
[[nodiscard]] std::optional<Walk> walk_on(const Walk& walk, Border border, int rows, int columns);

/// Pieces on a board of any shape.
struct PieceBoard {
  PieceRule rule;
  int rows = 0;                       ///< 1 to 32
  int columns = 0;                    ///< 1 to 32
  std::vector<Square> required = {};  ///< each has a piece
  std::vector<Square> blocked = {};   ///< none has a piece
  std::vector<Square> pawns = {};     ///< nor has any of these, and every slide ends before them

  [[nodiscard]] int squares() const { return rows * columns; }
  /// Squares are numbered row by row.
  [[nodiscard]] int index_of(Square square) const { return square.row * columns + square.column; }
  [[nodiscard]] Square square_of(int index) const { return {index / columns, index % columns}; }
};

/// The squares as vertices, joined where pieces attack each other. The independent sets of k vertices are the
/// placements of k pieces. Throws std::invalid_argument if the board has no square or more than 32 rows or
/// columns, or if a constraint is not on the board.
[[nodiscard]] ConflictGraph attack_graph(const PieceBoard& board);

/// The number of pieces that fill the board, if the rule makes that plain: under a rule that attacks whole
/// rows and columns, one in each row or in each column, whichever are fewer; one in each row if it attacks
/// rows only. On a Möbius strip a row and its mirror image are one. Nothing on a board with pawns.
[[nodiscard]] std::optional<int> implied_pieces(const PieceBoard& board);

}  // namespace eightfold
