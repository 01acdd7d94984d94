#include "eightfold/reports/notation/squares.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <string>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

template <typename Condition>
std::vector<Square> squares_where(const Board& board, const Condition& condition) {
  std::vector<Square> squares;
  for (int row = 0; row < board.rows(); ++row)
    for (int column = 0; column < board.columns(); ++column)
      if (condition(Square{row, column})) squares.push_back({row, column});
  return squares;
}

char plain(char c) { return c == ',' ? ' ' : to_lower(c); }

}  // namespace

Position::Position(const Placement& placement, int n) : board(Board::square(n)) {
  for (int row = 0; row < placement.rows(); ++row) pieces.push_back({row, placement[row]});
}

void Position::add_pieces(const std::vector<Square>& squares) {
  pieces.insert(pieces.end(), squares.begin(), squares.end());
  std::ranges::sort(pieces);
  pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
}

std::optional<Placement> Position::placement() const {
  Placement placement;
  for (const Square piece : pieces) {
    if (piece.row != placement.rows()) return std::nullopt;
    placement.push_back(piece.column);
  }
  return placement;
}

bool Position::is_full() const {
  const auto found = placement();
  return found && found->rows() == size();
}

std::string Position::text() const {
  const auto found = placement();
  return found ? as_vector(*found)
               : joined(pieces, " ", [&](Square piece) { return square_name(piece, size()); });
}

std::vector<Square> Position::pieces_in_row(int row) const {
  std::vector<Square> found;
  std::ranges::copy_if(pieces, std::back_inserter(found), [&](Square piece) { return piece.row == row; });
  return found;
}

std::vector<Square> Position::misplaced() const {
  std::vector<Square> found;
  std::ranges::copy_if(pieces, std::back_inserter(found),
                       [&](Square piece) { return board.is_blocked(piece); });
  return found;
}

Position parse_squares(std::string_view text, const Reading& reading) {
  std::string squares(trimmed(text));
  std::ranges::transform(squares, squares.begin(), plain);
  const bool is_drawn = !squares.empty() && board_notation.may_read(squares);
  if (!is_drawn && squares.starts_with('(')) return parse_position(squares, pairs_notation, reading);
  if (!is_drawn && (squares.empty() || !algebraic_notation.may_read(squares)))
    throw ParseError(fmt::format("{} is not a list of squares", quote(text)));
  return parse_position(squares, is_drawn ? board_notation : algebraic_notation, reading);
}

std::vector<Square> required_squares(const Board& board) {
  return squares_where(board, [&](Square square) { return board.is_required(square); });
}

std::vector<Square> blocked_squares(const Board& board) {
  return squares_where(board, [&](Square square) { return board.is_blocked(square); });
}

std::vector<Attack> Position::find_attacks(Rule rule) const {
  std::vector<Attack> found;
  for (std::size_t i = 0; i < pieces.size(); ++i)
    for (std::size_t j = i + 1; j < pieces.size(); ++j)
      if (attacks(pieces[i], pieces[j], rule, size())) found.push_back({pieces[i], pieces[j]});
  return found;
}

std::vector<Square> Position::free_squares(Rule rule) const {
  return squares_where(board, [&](Square square) {
    return !board.is_blocked(square) && std::ranges::none_of(pieces, [&](Square piece) {
      return piece == square || attacks(piece, square, rule, size());
    });
  });
}

}  // namespace eightfold::reports
