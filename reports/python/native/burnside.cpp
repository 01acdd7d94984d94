#include "eightfold/core/count/count.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/placement_list.hpp"
#include "eightfold/reports/python/native/run.hpp"
#include "eightfold/reports/python/native/state.hpp"
#include "eightfold/reports/solutions/burnside_report.hpp"

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

BurnsideReport report_of_solutions(py::handle n, py::handle group, py::handle rule_name, bool visit_all,
                                   py::handle threads, py::handle progress) {
  reports::BurnsideParams params;
  params.n = small_number(
      "n", n, {0, static_cast<std::uint64_t>(largest_counted_n), "larger counts need more than 64 bits"});
  params.group = subgroup("group", group);
  params.rule = rule("rule", rule_name);
  params.visit_all = visit_all;
  params.visit_option = "visit_all=True";
  return in_background(run_of(threads, progress), [&](const RunOptions& run) {
    bool has_visit = false;
    return reports::take_burnside(params, [&](reports::BurnsidePass pass) {
      has_visit = has_visit || pass == reports::BurnsidePass::visit;
      return of_pass(run, pass, has_visit && params.rule == Rule::queens);
    });
  });
}

BurnsideReport report_of_placements(py::handle placements, py::handle group, py::handle progress) {
  const ClosureCheck check = placement_list(placements, subgroup("group", group));
  require_union_of_orbits(check, progress);
  return in_background({}, [&](const RunOptions& run) { return reports::take_burnside(check, run); });
}

py::dict fixed_points_of_report(const BurnsideReport& self) {
  py::dict fixed;
  for (const Symmetry g : self.group.elements()) fixed[to_python(g)] = self.fixed_points()[g];
  return fixed;
}

py::dict routes_of(const BurnsideReport& self) {
  py::dict routes;
  for (const auto& [method, orbits] : self.routes()) routes[to_python(name_of(method))] = orbits;
  return routes;
}

// The routes that find the types agree, or are among the disagreements.
py::object types_of_report(const BurnsideReport& self) {
  if (!self.listed && !self.by_marks) return py::none();
  const OrbitsByType& orbits = self.listed ? self.listed->counts.orbits_by_type : *self.by_marks;
  py::dict types;
  for (const SubgroupClass type : all_subgroup_classes)
    if (orbits[type] > 0) types[to_python(name_of(type))] = orbits[type];
  return types;
}

py::tuple disagreements_of(const BurnsideReport& self) {
  py::list found;
  for (const std::string& sentence : self.disagreements()) found.append(to_python(sentence));
  return py::tuple(found);
}

py::str burnside_text(const BurnsideReport& self, const std::string& format) {
  if (format == "csv") return to_python(reports::burnside_csv({&self, 1}));
  if (format == "text") return to_python(reports::burnside_text(self, printed_style()));
  if (!self.set_name.empty())
    throw py::value_error(
        "placements: this document is about solutions; use orbit_report(placements).to_json() instead");
  return to_python(reports::burnside_json(self));
}

template <typename Value, typename State>
py::object state_or_none(const std::optional<Value>& value, State state) {
  return value ? py::object(state(*value)) : py::none();
}

py::tuple state_of_count(const CheckedOrbitCount& count) {
  return py::make_tuple(count.counts.placements, count.counts.orbits, state_of(count.counts.orbits_by_type),
                        state_of(count.counts.placements_by_type),
                        state_of(count.fixed_points.by_symmetry()));
}

py::tuple state_of_report(const BurnsideReport& self) {
  const auto state_of_fixed = [](const FixedPoints& fixed) { return state_of(fixed.by_symmetry()); };
  return py::make_tuple(
      self.n, name_of(self.rule), to_python(self.group), state_or_none(self.listed, state_of_count),
      state_or_none(self.direct, state_of_fixed), state_or_none(self.by_marks, state_of<OrbitsByType>),
      self.published, self.not_listed, self.set_name);
}

FixedPoints fixed_points_of_state(Subgroup group, py::handle state) {
  return {group, numbers_of<EnumArray<Symmetry, std::uint64_t>>(state)};
}

CheckedOrbitCount count_of_state(Subgroup group, py::handle state) {
  const py::tuple items = items_of(state, 5);
  OrbitCounts counts;
  counts.placements = whole_number("state", items[0], {});
  counts.orbits = whole_number("state", items[1], {});
  counts.orbits_by_type = numbers_of<OrbitsByType>(items[2]);
  counts.placements_by_type = numbers_of<decltype(counts.placements_by_type)>(items[3]);
  return check_orbits(counts, fixed_points_of_state(group, items[4]));
}

BurnsideReport report_of_state(py::handle state) {
  const py::tuple items = items_of(state, 9);
  BurnsideReport report;
  report.n = small_number("state", items[0], {0, max_size});
  report.rule = rule("state", items[1]);
  report.group = subgroup("state", items[2]);
  if (!items[3].is_none()) report.listed = count_of_state(report.group, items[3]);
  if (!items[4].is_none()) report.direct = fixed_points_of_state(report.group, items[4]);
  if (!items[5].is_none()) report.by_marks = numbers_of<OrbitsByType>(items[5]);
  if (!items[6].is_none()) report.published = whole_number("state", items[6], {});
  report.not_listed = text("state", items[7]);
  report.set_name = text("state", items[8]);
  static_cast<void>(report.routes());  // throws if no set has these fixed points
  return report;
}

}  // namespace

void bind_burnside(py::module_& module) {
  py::class_<BurnsideReport>(module, "BurnsideReport", "The routes to the number of orbits.")
      .def("fixed_points", fixed_points_of_report)
      .def("routes", routes_of)
      .def("types", types_of_report)
      .def("disagreements", disagreements_of)
      .def("write", burnside_text)
      .def("state", state_of_report)
      .def_property_readonly("n", [](const BurnsideReport& self) { return self.n; })
      .def_property_readonly("rule",
                             [](const BurnsideReport& self) -> py::object {
                               if (!self.set_name.empty()) return py::none();
                               return to_python(name_of(self.rule));
                             })
      .def_property_readonly("group", [](const BurnsideReport& self) { return to_python(self.group); })
      .def_property_readonly("sum", [](const BurnsideReport& self) { return sum_of(self.fixed_points()); })
      .def_property_readonly(
          "orbits", [](const BurnsideReport& self) { return burnside_orbit_count(self.fixed_points()); });
  module.def("burnside", report_of_solutions);
  module.def("burnside_of", report_of_placements);
  module.def("burnside_of_state", report_of_state);
}

}  // namespace eightfold::python
