#include <string>
#include <tuple>
#include <utility>

#include "eightfold/reports/solutions/burnside_report.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/placement_list.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

using reports::BurnsideReport;

// The progress of a pass as a part of the whole: the visit takes longer than the count.
RunOptions of_pass(RunOptions run, reports::BurnsidePass pass, bool has_both) {
  constexpr double visit_share = 0.9;
  if (!has_both || !run.on_progress) return run;
  const bool is_visit = pass == reports::BurnsidePass::visit;
  const double begin = is_visit ? 0 : visit_share;
  const double share = is_visit ? visit_share : 1 - visit_share;
  run.on_progress = [begin, share, listener = std::move(run.on_progress)](double done) {
    listener(begin + share * done);
  };
  return run;
}

// What the Python files keep of a report: a function of "json", "text" or "set", the name of the set.
py::cpp_function writer_of(BurnsideReport report) {
  return [report = std::move(report)](const std::string& format) {
    if (format == "set") return to_python(report.set());
    return to_python(format == "json" ? reports::burnside_json(report)
                                      : reports::burnside_text(report, printed_style()));
  };
}

py::cpp_function burnside_of_solutions(py::handle n, py::handle group, py::handle rule_name, bool visit_all,
                                       py::handle queens, py::handle blocked, py::handle threads,
                                       py::handle progress) {
  reports::BurnsideParams params;
  params.n = counted_n(n);
  std::tie(params.board, params.group) = acting_board(params.n, group, queens, blocked);
  params.rule = rule("rule", rule_name);
  params.visit_all = visit_all;
  params.visit_option = "visit_all=True";
  return writer_of(in_background(run_of(threads, progress), [&](const RunOptions& run) {
    bool has_visit = false;
    return reports::take_burnside(params, [&](reports::BurnsidePass pass) {
      has_visit = has_visit || pass == reports::BurnsidePass::visit;
      return of_pass(run, pass, has_visit && params.rule == Rule::queens);
    });
  }));
}

py::cpp_function burnside_of_placements(py::handle placements, py::handle group, py::handle progress) {
  const ClosureCheck check = union_of_orbits(placements, subgroup("group", group), progress);
  return writer_of(
      in_background({}, [&](const RunOptions& run) { return reports::take_burnside(check, run); }));
}

}  // namespace

void bind_burnside(py::module_& module) {
  module.def("burnside", burnside_of_solutions);
  module.def("burnside_of", burnside_of_placements);
}

}  // namespace eightfold::python
