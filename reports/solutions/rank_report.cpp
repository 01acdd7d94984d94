#include "eightfold/reports/solutions/rank_report.hpp"

#include <fmt/core.h>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/constraint_report.hpp"

namespace eightfold::reports {

std::optional<std::string> why_unranked(const Placement& placement, const Board& board) {
  const int n = board.columns();
  if (n > max_counted_n)
    return fmt::format("{} rows exceed the limit of {}; larger ranks need more than 64 bits", n,
                       max_counted_n);
  if (const auto attacks = find_attacks(placement); !attacks.empty()) {
    const auto& [upper, lower] = attacks[0];
    return fmt::format("not a solution, so it has no rank: the queens on {} and {} attack each other ({})",
                       square_name(upper, n), square_name(lower, n), square_names);
  }
  if (placement.rows() < n)
    return fmt::format("{} queens on {} rows are not a solution, so they have no rank", placement.rows(), n);
  for (const Square square : required_squares(board))
    if (placement[square.row] != square.column)
      return fmt::format("not a solution on this board: there is no queen on {}", square_name(square, n));
  for (int row = 0; row < n; ++row)
    if (board.is_blocked({row, placement[row]}))
      return fmt::format("not a solution on this board: {} is blocked",
                         square_name({row, placement[row]}, n));
  return std::nullopt;
}

std::string rank_json(const Placement& solution, std::uint64_t rank, const std::optional<Board>& board) {
  nlohmann::ordered_json document = document_head("rank");
  document["n"] = solution.rows();
  document["columns"] = std::vector<int>(solution.begin(), solution.end());
  add_constraints(document, board);
  add_exact(document, "rank", rank);
  return in_lines(document);
}

}  // namespace eightfold::reports
