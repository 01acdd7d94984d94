#include "reports/solutions/internal/count_limit.hpp"

#include <fmt/core.h>

#include <bit>

#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view bits_reason = "larger counts need more than 64 bits";
constexpr std::string_view permanent_reason = "the engine permanent places at most 20";
constexpr std::string_view rooks_reason = "21! placements need more than 64 bits";

}  // namespace

CountLimit count_limit(Rule rule, bool is_constrained) {
  if (is_constrained) return {max_size, ""};
  if (rule == Rule::rooks) return {max_counted_rooks, std::string(rooks_reason)};
  return {max_counted_n, std::string(bits_reason)};
}

std::optional<std::string> too_many_rooks(const CountParams& params) {
  const Board board = params.board.value_or(Board::square(params.n));
  int left = 0;
  for (int row = 0; row < board.rows(); ++row) left += std::popcount(board.allowed(row)) > 1 ? 1 : 0;
  if (params.rule != Rule::rooks || left <= max_counted_rooks) return std::nullopt;
  const bool fits = has_countable_rooks(board);
  if (fits && params.engine != Engine::permanent) return std::nullopt;
  return fmt::format("{} leaves {} rooks to place ({}); require {}", params.n, left,
                     fits ? permanent_reason : rooks_reason, counted(left - max_counted_rooks, "more rook"));
}

}  // namespace eightfold::reports
