#include "eightfold/reports/solutions/rank_report.hpp"

#include <fmt/core.h>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/solutions/internal/count_limit.hpp"
#include "reports/text/internal/rule_words.hpp"

namespace eightfold::reports {

std::optional<std::string> why_unranked(const Placement& placement, const Board& board, Rule rule) {
  const int n = board.columns();
  const std::string pieces = pieces_of_rule(rule);
  if (const int most = board.is_constrained() ? max_counted_n : max_counted_n_of(rule); n > most)
    return fmt::format("{} rows exceed the limit of {}; larger ranks need more than 64 bits", n, most);
  if (const auto attacks = find_attacks(placement, rule, n); !attacks.empty()) {
    const auto& [upper, lower] = attacks[0];
    return fmt::format("not a solution, so it has no rank: the {} on {} and {} attack each other ({})",
                       pieces, square_name(upper, n), square_name(lower, n), square_names);
  }
  if (placement.rows() < n)
    return fmt::format("{} {} on {} rows are not a solution, so they have no rank", placement.rows(), pieces,
                       n);
  for (const Square square : required_squares(board))
    if (placement[square.row] != square.column)
      return fmt::format("not a solution on this board: there is no {} on {}", facts_of(rule).piece,
                         square_name(square, n));
  for (int row = 0; row < n; ++row)
    if (board.is_blocked({row, placement[row]}))
      return fmt::format("not a solution on this board: {} is blocked",
                         square_name({row, placement[row]}, n));
  if (const auto reason = too_many_rooks({.n = n, .board = board, .rule = rule})) return "N = " + *reason;
  return std::nullopt;
}

std::string rank_json(const Placement& solution, std::uint64_t rank, const Board& board, Rule rule) {
  nlohmann::ordered_json document = document_head("rank");
  document["n"] = solution.rows();
  if (rule != Rule::queens) document["rule"] = name_of(rule);
  document["columns"] = std::vector<int>(solution.begin(), solution.end());
  add_constraints(document, board);
  add_exact(document, "rank", rank);
  return in_lines(document);
}

}  // namespace eightfold::reports
