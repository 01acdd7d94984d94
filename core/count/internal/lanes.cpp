// Counts by tie classes (tie_classes.hpp): a class only forbids some squares, so it needs only a plain
// search, which batch_search.cpp vectorizes. Testing at the leaves whether a solution is the least of its
// images would visit the whole tree, 1,141,190,303 boards for N = 16. The classes have an eighth of the
// solutions and visit 627,813,673 boards. Constraints break the symmetry, and a constrained board is
// searched as one class.
#include <algorithm>
#include <vector>

#include "core/count/internal/batch_search.hpp"
#include "core/count/internal/engines.hpp"

namespace eightfold::lanes {
namespace {

constexpr std::size_t boards_per_unit = 512;

// The states of the boards of the class with `rows` rows.
std::vector<RowState> boards_below(const Placement& prefix, const TieClass& tie_class, int rows, int n) {
  std::vector<Placement> boards = {prefix};
  for (int row = prefix.rows(); row < rows; ++row) boards = with_next_row(boards, tie_class, n);
  std::vector<RowState> states;
  for (const Placement& board : boards)
    states.push_back(state_below<Rule::queens>(board, columns_below(n))->lines);
  return states;
}

}  // namespace

EngineResult count(const Board& board, Kernel kernel, const RunOptions& run) {
  struct Worker {
    BatchSearch search;
    CheckedCount weighted = {};
  };
  std::vector<Worker> workers(static_cast<std::size_t>(threads_of(run.threads)), {BatchSearch(kernel)});
  EngineResult result;
  const int n = board.columns();
  const auto [prefix, allowed, is_feasible] = count_squares(board, Rule::queens);
  const auto start = state_below<Rule::queens>(prefix, columns_below(n));
  if (!start || !is_feasible) return result;
  if (n - prefix.rows() < 2) {  // at most one row is open
    const bool solved =
        n == prefix.rows() || (allowed[static_cast<std::size_t>(n) - 1] & ~start->attacked()) != 0;
    result.solutions.add(solved ? 1 : 0);
    result.statistics.boards = n == prefix.rows() || !solved ? 1 : 2;
    return result;
  }

  const std::vector<TieClass> classes =
      board.is_constrained() ? std::vector{TieClass{allowed, 8}} : tie_classes(n);
  const int rows = std::min(prefix.rows() + 3, n - 2);
  std::vector<std::vector<RowState>> boards;  // by class
  struct Unit {
    const TieClass& tie_class;
    std::span<const RowState> boards;
  };
  std::vector<Unit> units;
  for (const TieClass& tie_class : classes) {
    const std::span<const RowState> all = boards.emplace_back(boards_below(prefix, tie_class, rows, n));
    for (std::size_t begin = 0; begin < all.size(); begin += boards_per_unit)
      units.push_back({tie_class, all.subspan(begin, std::min(boards_per_unit, all.size() - begin))});
  }
  for_each_unit(units.size(), run, [&](std::size_t u, std::size_t which, const StopToken& stop) {
    const auto& [tie_class, unit_boards] = units[u];
    workers[which].weighted.add(workers[which].search.count({n, rows, tie_class.allowed, unit_boards, stop}),
                                weight_of(tie_class));
  });
  CheckedCount weighted;
  for (const Worker& worker : workers) {
    weighted.add(worker.weighted);
    result.statistics += worker.search.statistics();
    if (worker.search.kernel_run() != Kernel::automatic) result.kernel = worker.search.kernel_run();
  }
  result.solutions = weighted.divided_by(tie_divisor);
  return result;
}

}  // namespace eightfold::lanes
