// The routes to the number of orbits of the solutions on a board.
#include <fmt/core.h>

#include <stdexcept>

#include "core/run/stop_poll.hpp"
#include "core/run/visit_progress.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold::reports {
namespace {

// Counts the orbits of placements that are added one by one.
class Visit {
 public:
  explicit Visit(Subgroup group) : count_(group) {}

  void add(const Placement& placement) {
    count_.add(placement);
    if (is_full()) marks_.add(placement);
  }

  void finish(BurnsideReport& report) const {
    report.listed = count_.finish();
    if (is_full()) report.by_marks = decompose(marks_.marks());
  }

 private:
  bool is_full() const { return count_.group() == full_group; }

  OrbitCounter count_;
  MarksTally marks_;
};

// The routes that visit every solution.
SearchStatistics visit_solutions(BurnsideReport& report, const RunOptions& run) {
  const Board board = preserved_board(report.n, report.board, report.group);
  VisitProgress progress(board, report.rule, run.on_progress);
  Visit visit(report.group);
  Solutions solutions(board, {}, report.rule, run.stop);
  StopPoll poll(run.stop);
  for (const Placement& solution : solutions) {
    poll();
    visit.add(solution);
    progress.visit(solution);
  }
  visit.finish(report);
  return solutions.statistics();
}

// The routes that count solutions of queens without visiting them.
SearchStatistics count_solutions(BurnsideReport& report, const RunOptions& run) {
  const auto [solutions, statistics] =
      count_solutions_by_symmetry({.n = report.n, .board = report.board}, run);
  report.direct = fixed_points_of_solutions(report.n, solutions).restricted_to(report.group);
  if (report.group != full_group) return statistics;
  if (report.n > 0 && !report.board)  // where A002562 begins
    report.published = published_counts(report.n).fundamental;
  if (!report.by_marks && solutions.all <= largest_mark)
    report.by_marks = decompose(marks_of_solutions(report.n, solutions));
  return statistics;
}

// The routes for rooks on a board without constraints.
void add_closed_forms(BurnsideReport& report) {
  const Marks marks = marks_of_rooks(report.n);
  report.direct = fixed_points_of(marks).restricted_to(report.group);
  if (report.group == full_group && !report.by_marks && marks[SubgroupClass::trivial] <= largest_mark)
    report.by_marks = decompose(marks);
}

// The largest N whose solutions are visited without a request.
int largest_visited_n(const BurnsideParams& params) {
  constexpr int largest_in_seconds = 14;
  const bool is_constrained = params.board && params.board->is_constrained();
  if (params.rule == Rule::queens) return largest_in_seconds;
  return params.rule == Rule::rooks && !is_constrained ? max_visited_rooks : max_size;
}

}  // namespace

BurnsideReport take_burnside(const BurnsideParams& params, const BurnsidePassRun& run_of,
                             SearchStatistics* statistics) {
  if (params.n < 0 || params.n > max_counted_n)
    throw std::invalid_argument(fmt::format("N = {} is not from 0 to {}", params.n, max_counted_n));
  BurnsideReport report;
  report.n = params.n;
  report.rule = params.rule;
  report.group = params.group;
  report.board = params.board;
  SearchStatistics work;
  const int largest_visited = largest_visited_n(params);
  const bool visits = params.visit_all || params.n <= largest_visited;
  if (visits)
    work += visit_solutions(report, run_of(BurnsidePass::visit));
  else
    report.not_listed = fmt::format("Beyond N = {}, the two routes that visit every solution need {}.",
                                    largest_visited, params.visit_option);
  if (params.rule == Rule::queens) work += count_solutions(report, run_of(BurnsidePass::count));
  if (params.n > largest_visited && params.rule == Rule::rooks) add_closed_forms(report);
  if (statistics != nullptr) *statistics += work;
  return report;
}

BurnsideReport take_burnside(const ClosureCheck& placements, const RunOptions& run) {
  BurnsideReport report;
  report.group = placements.group();
  report.set_name = "placements";
  if (!placements.members().empty()) report.n = placements.members().begin()->first.rows();
  Visit visit(report.group);
  StopPoll poll(run.stop);
  for (const auto& [placement, member] : placements.members()) {
    poll();
    visit.add(placement);
  }
  visit.finish(report);
  return report;
}

}  // namespace eightfold::reports
