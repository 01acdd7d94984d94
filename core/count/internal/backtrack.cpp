#include <vector>

// The recursive bitmask search of the textbooks: the reference for the other engines. Its only optimization
// is the left-right mirror of the empty board. A board costs about 22 cycles.
#include "core/count/internal/engines.hpp"
#include "core/internal/row_state.hpp"
#include "core/internal/stop_poll.hpp"

namespace eightfold::backtrack {
namespace {

struct Tally {
  std::uint64_t solutions = 0;
  std::uint64_t boards = 0;
};

template <Rule rule>
void visit(const RuleState<rule>& state, int rows_left, std::uint32_t all_columns, Tally& tally) {
  ++tally.boards;
  if (rows_left == 0) {
    ++tally.solutions;
    return;
  }
  for (std::uint32_t free = all_columns & ~state.attacked(); free != 0; free &= free - 1)
    visit(state.below(free & (~free + 1), all_columns), rows_left - 1, all_columns, tally);
}

// The same for the upper rows, where it polls.
template <Rule rule>
void visit_from_top(const RuleState<rule>& state, int rows_left, std::uint32_t all_columns, Tally& tally,
                    StopPoll& poll) {
  if (rows_left <= uninterrupted_rows(rule)) {
    poll();
    return visit(state, rows_left, all_columns, tally);
  }
  ++tally.boards;
  for (std::uint32_t free = all_columns & ~state.attacked(); free != 0; free &= free - 1)
    visit_from_top(state.below(free & (~free + 1), all_columns), rows_left - 1, all_columns, tally, poll);
}

template <Rule rule>
EngineResult count_by(int n, const Placement& prefix, const RunOptions& run) {
  const std::uint32_t all_columns = columns_below(n);
  const std::optional<RuleState<rule>> start = state_below<rule>(prefix, all_columns);
  EngineResult result;
  if (!start) return result;
  const int rows_left = n - prefix.rows();
  if (rows_left == 0) {
    result.solutions.add(1);
    result.statistics.boards = 1;
    return result;
  }

  // A unit is one square of the next row.
  const bool mirrored = prefix.empty();
  const auto units = static_cast<std::size_t>(mirrored ? (n + 1) / 2 : n);
  std::vector<Tally> tallies(units);
  for_each_unit(units, run, [&](std::size_t column, std::size_t, const StopToken& stop) {
    const std::uint32_t queen = std::uint32_t{1} << column;
    StopPoll poll(stop);
    if ((queen & start->attacked()) == 0)
      visit_from_top(start->below(queen, all_columns), rows_left - 1, all_columns, tallies[column], poll);
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

EngineResult count(int n, const Placement& prefix, const RunOptions& run, Rule rule) {
  return for_rule(rule, [&](auto constant) { return count_by<constant()>(n, prefix, run); });
}

}  // namespace eightfold::backtrack
