#include "eightfold/core/board.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/internal/stop_poll.hpp"
#include "eightfold/core/internal/visit_progress.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/groups/group_data.hpp"
#include "eightfold/reports/groups/marks_text.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/placement_list.hpp"
#include "eightfold/reports/python/native/run.hpp"
#include "eightfold/reports/python/native/state.hpp"
#include "eightfold/reports/text/internal/rule_words.hpp"
#include "eightfold/symmetry/solution_counts.hpp"

namespace eightfold::python {
namespace {

struct MarkedSet {
  std::string name;  // "8-queens solutions"
  Marks marks;
};

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

MarkedSet marks_of_solutions(py::handle n, py::handle rule_name, py::handle threads, py::handle progress) {
  const int size = small_number(
      "n", n, {0, static_cast<std::uint64_t>(largest_counted_n), "larger counts need more than 64 bits"});
  const Rule of_rule = rule("rule", rule_name);
  return in_background(run_of(threads, progress), [&](const RunOptions& run) {
    const Marks marks = of_rule == Rule::queens ? eightfold::marks_of_solutions(
                                                      size, count_solutions_by_symmetry({size}, run).counts)
                                                : visited(size, of_rule, run);
    return MarkedSet{reports::solutions_of_rule(of_rule, size), marks};
  });
}

MarkedSet marks_of_placements(py::handle placements, py::handle progress) {
  const ClosureCheck check = placement_list(placements, full_group);
  require_union_of_orbits(check, progress);
  return in_background({}, [&](const RunOptions& run) {
    MarksTally tally;
    StopPoll poll(run.stop);
    for (const auto& [placement, member] : check.members()) {
      poll();
      tally.add(placement);
    }
    return MarkedSet{"placements", tally.marks()};
  });
}

template <typename Counts>
py::dict by_type(const Counts& counts) {
  py::dict found;
  for (const SubgroupClass type : all_subgroup_classes) found[to_python(name_of(type))] = counts[type];
  return found;
}

MarkedSet marks_of_state(py::handle state) {
  const py::tuple items = items_of(state, 2);
  return {text("state", items[0]), numbers_of<Marks>(items[1])};
}

}  // namespace

void bind_marks(py::module_& module) {
  py::class_<MarkedSet>(module, "MarkedSet", "The marks of a set of placements.")
      .def("marks", [](const MarkedSet& self) { return by_type(self.marks); })
      .def("orbits", [](const MarkedSet& self) { return by_type(decompose(self.marks)); })
      .def("text",
           [](const MarkedSet& self) {
             return to_python(reports::marks_text(self.name, self.marks, printed_style()));
           })
      .def("json",
           [](const MarkedSet& self) { return to_python(reports::marks_json(self.name, self.marks)); })
      .def("state",
           [](const MarkedSet& self) { return py::make_tuple(to_python(self.name), state_of(self.marks)); })
      .def_property_readonly("name", [](const MarkedSet& self) { return to_python(self.name); });
  module.def("marks", marks_of_solutions);
  module.def("marks_of", marks_of_placements);
  module.def("marks_of_state", marks_of_state);
}

}  // namespace eightfold::python
