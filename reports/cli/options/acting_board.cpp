#include "reports/cli/options/acting_board.hpp"

#include <fmt/core.h>

#include <bit>

#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/solutions/internal/constraint_report.hpp"

namespace eightfold::cli {

std::optional<Board> constraints_of(const CommandLine& line, int n) {
  const Board board = board_of(line, n);
  return board.is_constrained() ? std::optional(board) : std::nullopt;
}

Subgroup group_on(const CommandLine& line, const std::optional<Board>& board) {
  const Subgroup group = group_of(line);
  if (!board) return group;
  if (!line.has(group_option.name)) return preserving_subgroup(*board);
  if (const auto found = find_unpreserved(*board, group))
    throw usage_error("--group {}: {}", line.text(group_option.name),
                      reports::unpreserved_in_words(*found, board->columns()));
  return group;
}

int free_rows(const Board& board) {
  int rows = 0;
  for (int row = 0; row < board.rows(); ++row) rows += std::has_single_bit(board.allowed(row)) ? 0 : 1;
  return rows;
}

void refuse_constraints(const CommandLine& line, std::string_view what) {
  for (const std::string_view option : {queens_option.name, blocked_option.name, board_option.name})
    if (line.has(option)) throw usage_error("--{}: {}", option, what);
}

std::string place_of(const Board& board, Rule rule) {
  if (!board.is_constrained()) return "";
  const auto contradiction = find_contradiction(board, rule);
  return " on this board" +
         (contradiction ? ": " + reports::contradiction_in_words(*contradiction, board.columns(), rule) : "");
}

}  // namespace eightfold::cli
