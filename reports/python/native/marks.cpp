#include <string>
#include <utility>

#include "core/run/stop_poll.hpp"
#include "core/run/visit_progress.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/groups/group_report.hpp"
#include "eightfold/reports/groups/marks_report.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/placement_list.hpp"
#include "reports/python/native/run.hpp"
#include "reports/text/internal/rule_words.hpp"

namespace eightfold::python {
namespace {

// What the Python files keep of the marks of a set: a function of "json" or "text".
py::cpp_function writer_of(std::string set_name, const Marks& marks) {
  return [name = std::move(set_name), marks](const std::string& format) {
    return to_python(format == "json" ? reports::marks_json(name, marks)
                                      : reports::marks_text(name, marks, printed_style()));
  };
}

Marks visited(int n, Rule rule, const RunOptions& run) {
  const Board board = Board::square(n);
  VisitProgress progress(board, rule, run.on_progress);
  MarksTally tally;
  for (const Placement& solution : Solutions(board, {}, rule, run.stop)) {
    tally.add(solution);
    progress.visit(solution);
  }
  return tally.marks();
}

py::cpp_function marks_of_solutions(py::handle n, py::handle rule_name, py::handle threads,
                                    py::handle progress) {
  const int size = counted_n(n);
  const Rule of_rule = rule("rule", rule_name);
  const Marks marks = in_background(run_of(threads, progress), [&](const RunOptions& run) {
    return of_rule == Rule::queens
               ? eightfold::marks_of_solutions(size, count_solutions_by_symmetry({size}, run).counts)
               : visited(size, of_rule, run);
  });
  return writer_of(reports::solutions_of_rule(of_rule, size), marks);
}

py::cpp_function marks_of_placements(py::handle placements, py::handle progress) {
  const ClosureCheck check = union_of_orbits(placements, full_group, progress);
  const Marks marks = in_background({}, [&](const RunOptions& run) {
    MarksTally tally;
    StopPoll poll(run.stop);
    for (const auto& [placement, member] : check.members()) {
      poll();
      tally.add(placement);
    }
    return tally.marks();
  });
  return writer_of("placements", marks);
}

}  // namespace

void bind_marks(py::module_& module) {
  module.def("marks", marks_of_solutions);
  module.def("marks_of", marks_of_placements);
}

}  // namespace eightfold::python
