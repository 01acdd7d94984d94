#include "reports/solutions/internal/constraint_report.hpp"

#include <fmt/core.h>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

nlohmann::ordered_json names_of(const std::vector<Square>& squares, int n) {
  return list_of(squares, [&](Square square) { return square_name(square, n); });
}

std::string preserving_in_words(const Board& board) {
  const bool has_required = !required_squares(board).empty();
  const bool has_blocked = !blocked_squares(board).empty();
  const std::string_view squares = has_required && has_blocked ? "required and blocked squares"
                                   : has_required              ? "required squares"
                                                               : "blocked squares";
  const Subgroup preserving = preserving_subgroup(board);
  const std::string words = fmt::format("{} of the 8 symmetries {} the {}", preserving.order(),
                                        preserving.order() == 1 ? "preserves" : "preserve", squares);
  return preserving == full_group ? words : words + ": " + joined(preserving.elements(), ", ", in_words);
}

std::string unpreserved_in_words(const UnpreservedSquare& found, int n) {
  return fmt::format("{0} moves the {1} square {2} to {3}, which is not {1}", name_of(found.symmetry),
                     found.is_required ? "required" : "blocked", square_name(found.square, n),
                     square_name(image(found.symmetry, found.square, n), n));
}

std::string constraints_in_lines(const std::optional<Board>& board, Rule rule) {
  if (!board || !board->is_constrained()) return "";
  std::string text =
      fmt::format("Constraints: {}.\n{}.\n", constraints_in_words(*board, rule), preserving_in_words(*board));
  if (const auto contradiction = find_contradiction(*board, rule))
    text += fmt::format("No solution: {}.\n", contradiction_in_words(*contradiction, board->columns(), rule));
  return text;
}

std::string constraints_text(const std::optional<Board>& board, Rule rule, const Style& style) {
  const std::string lines = constraints_in_lines(board, rule);
  return lines.empty() ? "" : flowed(lines, style, 2) + '\n';
}

nlohmann::ordered_json constraints_json(const Board& board) {
  const int n = board.columns();
  return {{"required", names_of(required_squares(board), n)},
          {"blocked", names_of(blocked_squares(board), n)},
          {"preserved_by", names_json(preserving_subgroup(board).elements())}};
}

void add_constraints(nlohmann::ordered_json& document, const std::optional<Board>& board) {
  if (board && board->is_constrained()) document["constraints"] = constraints_json(*board);
}

void add_constraint_cells(nlohmann::ordered_json& row, const std::optional<Board>& board) {
  if (!board) return;
  const nlohmann::ordered_json constraints = constraints_json(*board);
  for (const auto& [key, names] : constraints.items())
    row[key] = joined(names, " ", [](const nlohmann::ordered_json& name) { return name.get<std::string>(); });
}

}  // namespace eightfold::reports
