// Burnside's lemma and marks.
#include <string>
#include <tuple>
#include <utility>

#include "core/run/parallel.hpp"
#include "eightfold/reports/groups/marks_report.hpp"
#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/boards.hpp"
#include "reports/python/native/run.hpp"
#include "reports/solutions/internal/count_limit.hpp"
#include "reports/text/internal/rule_words.hpp"

namespace eightfold::python {
namespace {

using reports::BurnsideReport;

BurnsideReport burnside_of_placements(const ClosureCheck& placements) {
  return in_background({}, [&](const RunOptions& run) { return reports::take_burnside(placements, run); });
}

void require_countable(const CountParams& params) {
  if (const auto too_many = reports::too_many_rooks(params)) throw py::value_error("n: " + *too_many);
}

BurnsideReport burnside_of_solutions(py::handle n, py::handle group, py::handle rule_name, bool visit_all,
                                     const py::tuple& squares, const py::tuple& run_arguments) {
  reports::BurnsideParams params;
  params.n = counted_n(n);
  std::tie(params.board, params.group) = acting_board(params.n, group, squares);
  params.rule = rule("rule", rule_name);
  require_countable({params.n, params.board, params.rule});
  params.visit_all = visit_all;
  params.visit_option = "visit_all=True";
  return in_background(run_of(run_arguments), [&](const RunOptions& run) {
    double done = 0;
    return reports::take_burnside(params, [&](reports::BurnsidePass pass) {
      const bool is_first = pass == reports::BurnsidePass::visit && params.rule == Rule::queens;
      const double begin = std::exchange(done, is_first ? 0.9 : 1);  // the visit takes longer than the count
      return part_of(run, begin, done);
    });
  });
}

// What the Python files keep of a report: a function of "json", "text" or "set", the name of the set.
py::cpp_function burnside(py::handle n, py::handle placements, py::handle group, py::handle rule_name,
                          bool visit_all, const py::tuple& squares, const py::tuple& run) {
  return [report = placements.is_none() ? burnside_of_solutions(n, group, rule_name, visit_all, squares, run)
                                        : burnside_of_placements(union_of_orbits(placements, group, run))](
             const std::string& format) {
    if (format == "set") return to_python(report.set());
    return to_python(format == "json" ? reports::burnside_json(report)
                                      : reports::burnside_text(report, printed_style()));
  };
}

Marks marks_of_solutions_of(Rule of_rule, int n, const RunOptions& run) {
  if (of_rule == Rule::queens) return marks_of_solutions(n, count_solutions_by_symmetry({n}, run).counts);
  return marks_of(classify_solutions({n, of_rule}, run).counts.orbits_by_type);
}

// What the Python files keep of the marks of a set: a function of "json" or "text".
py::cpp_function marks(py::handle n, py::handle placements, py::handle rule_name, const py::tuple& run) {
  std::string set = "placements";
  Marks found;
  if (placements.is_none()) {
    const int size = counted_n(n);
    const Rule of_rule = rule("rule", rule_name);
    require_countable({.n = size, .rule = of_rule});
    set = reports::solutions_of_rule(of_rule, size);
    found = in_background(run_of(run), [&](const RunOptions& options) {
      return marks_of_solutions_of(of_rule, size, options);
    });
  } else {
    const ClosureCheck check = union_of_orbits(placements, py::none(), run);
    found = marks_of(burnside_of_placements(check).by_marks.value());
  }
  return [set, found](const std::string& format) {
    return to_python(format == "json" ? reports::marks_json(set, found)
                                      : reports::marks_text(set, found, printed_style()));
  };
}

}  // namespace

void bind_burnside(py::module_& module) {
  module.def("burnside", burnside);
  module.def("marks", marks);
}

}  // namespace eightfold::python
