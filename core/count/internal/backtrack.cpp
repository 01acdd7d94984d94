#include <vector>

// The recursive bitmask search of the textbooks: the reference for the other engines. Its only optimization
// is the left-right mirror of a symmetric board. A board costs about 22 cycles.
#include "core/count/internal/engines.hpp"
#include "core/internal/constraints.hpp"
#include "core/internal/row_state.hpp"
#include "core/run/stop_poll.hpp"

namespace eightfold::backtrack {
namespace {

struct Tally {
  std::uint64_t solutions = 0;
  std::uint64_t boards = 0;
};

struct Squares {
  int n;
  std::uint32_t all_columns;
  const AllowedSquares& allowed;

  template <Rule rule>
  std::uint32_t free(const RuleState<rule>& state, int row) const {
    return allowed[static_cast<std::size_t>(row)] & ~state.attacked();
  }
};

template <Rule rule>
void visit(const RuleState<rule>& state, int row, const Squares& squares, Tally& tally) {
  ++tally.boards;
  if (row == squares.n) {
    ++tally.solutions;
    return;
  }
  for (std::uint32_t free = squares.free(state, row); free != 0; free &= free - 1)
    visit(state.below(free & (~free + 1), squares.all_columns), row + 1, squares, tally);
}

// The same for the upper rows, where it polls.
template <Rule rule>
void visit_from_top(const RuleState<rule>& state, int row, const Squares& squares, Tally& tally,
                    StopPoll& poll) {
  if (squares.n - row <= uninterrupted_rows(rule)) {
    poll();
    return visit(state, row, squares, tally);
  }
  ++tally.boards;
  for (std::uint32_t free = squares.free(state, row); free != 0; free &= free - 1)
    visit_from_top(state.below(free & (~free + 1), squares.all_columns), row + 1, squares, tally, poll);
}

template <Rule rule>
EngineResult count_by(const Board& board, const RunOptions& run) {
  const int n = board.columns();
  const auto [prefix, allowed, is_feasible] = count_squares(board, rule);
  const Squares squares = {n, columns_below(n), allowed};
  const std::optional<RuleState<rule>> start = state_below<rule>(prefix, squares.all_columns);
  EngineResult result;
  if (!start || !is_feasible) return result;
  const int first_row = prefix.rows();
  if (first_row == n) {
    result.solutions.add(1);
    result.statistics.boards = 1;
    return result;
  }

  // A unit is one square of the next row.
  const bool mirrored = prefix.empty() && is_mirror_symmetric(allowed, n, n);
  const std::uint32_t free = squares.free(*start, first_row);
  const auto units = static_cast<std::size_t>(mirrored ? (n + 1) / 2 : n);
  std::vector<Tally> tallies(units);
  for_each_unit(units, run, [&](std::size_t column, std::size_t, const StopToken& stop) {
    const std::uint32_t queen = std::uint32_t{1} << column;
    StopPoll poll(stop);
    if ((queen & free) != 0)
      visit_from_top(start->below(queen, squares.all_columns), first_row + 1, squares, tallies[column], poll);
  });
  result.statistics.boards = mirrored ? 0 : 1;
  for (std::size_t column = 0; column < units; ++column) {
    const bool has_image = mirrored && 2 * column + 1 != static_cast<std::size_t>(n);
    result.solutions.add(tallies[column].solutions, has_image ? 2 : 1);
    result.statistics.boards += tallies[column].boards;
  }
  return result;
}

}  // namespace

EngineResult count(const Board& board, const RunOptions& run, Rule rule) {
  return for_rule(rule, [&](auto constant) { return count_by<constant()>(board, run); });
}

}  // namespace eightfold::backtrack
