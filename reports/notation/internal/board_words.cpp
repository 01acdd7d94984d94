#include "reports/notation/internal/board_words.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "eightfold/reports/notation/squares.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t most_named = 12;

}  // namespace

std::string squares_in_words(std::vector<Square> squares, int n) {
  std::ranges::sort(squares, {}, [](Square square) { return std::pair(square.column, -square.row); });
  return phrase(squares, [&](Square square) { return square_name(square, n); });
}

std::string constraints_in_words(const Board& board, Rule rule) {
  const int n = board.columns();
  const auto required = required_squares(board);
  const auto blocked = blocked_squares(board);
  std::string words;
  if (!required.empty())
    words = fmt::format("{} on {}", required.size() == 1 ? piece_of(rule) : pieces_of_rule(rule),
                        squares_in_words(required, n));
  if (!required.empty() && !blocked.empty()) words += "; ";
  if (blocked.size() > most_named)
    words += counted(blocked.size(), "square") + " blocked";
  else if (!blocked.empty())
    words += squares_in_words(blocked, n) + " blocked";
  return words;
}

std::string solutions_on_board(const Board& board, Rule rule) {
  const std::string constraints = constraints_in_words(board, rule);
  return solutions_of_rule(rule, board.columns()) +
         (constraints.empty() ? "" : fmt::format(" ({})", constraints));
}

std::string contradiction_in_words(const Contradiction& contradiction, int n, Rule rule) {
  const auto& [kind, square, other] = contradiction;
  switch (kind) {
    case Contradiction::Kind::blocked:
      return square_name(square, n) + " is required and blocked";
    case Contradiction::Kind::attack:
      return fmt::format("the {} on {} attack each other", pieces_of_rule(rule),
                         squares_in_words({square, other}, n));
    case Contradiction::Kind::row:
      return fmt::format("no square of rank {} is allowed", n - square.row);
    case Contradiction::Kind::column:
      return fmt::format("no square of file {} is allowed", file_name(square.column));
  }
  return {};
}

}  // namespace eightfold::reports
