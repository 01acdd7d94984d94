#include "eightfold/symmetry/cycle_index.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

#include "eightfold/reports/groups/acting_group.hpp"
#include "eightfold/reports/groups/cycle_index_data.hpp"
#include "eightfold/reports/groups/cycle_index_text.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/placement_list.hpp"

namespace eightfold::python {
namespace {

using reports::ActingGroup;
using reports::CycleIndexReport;

struct NamedCycleIndex {
  CycleIndexReport report;
  std::string description;
};

const ActingGroup& group_named(py::handle value) {
  std::string name = text("group", value);
  std::ranges::replace(name, '_', '-');
  const auto groups = reports::acting_groups();
  const auto found = std::ranges::find(groups, name, &ActingGroup::name);
  if (found != groups.end()) return *found;
  std::vector<std::string_view> names;
  for (const ActingGroup& group : groups) names.push_back(group.name);
  throw invalid_choice("group", text("group", value), "group", names);
}

NamedCycleIndex of_group(py::handle group_name, py::handle n) {
  const ActingGroup& group = group_named(group_name);
  CycleIndexReport report = {std::string(group.name), std::nullopt, {}, {}};
  if (!group.greatest_n && !n.is_none())
    throw py::value_error(fmt::format("n: the group {} has no n; omit it", group.name));
  if (group.greatest_n && n.is_none())
    throw py::value_error(fmt::format("n: missing; give 0 to {} for {}", *group.greatest_n, group.name));
  if (group.greatest_n) report.n = small_number("n", n, {0, static_cast<std::uint64_t>(*group.greatest_n)});
  report.index = cycle_index_of(group.action(report.n.value_or(0)));
  std::string description =
      group.description(report.n.value_or(0), static_cast<std::size_t>(report.index.order));
  return {std::move(report), std::move(description)};
}

ColoringCount counted(const NamedCycleIndex& self, py::handle colors) {
  return count_colorings(self.report.index, small_number("colors", colors, {0, 1'000'000}));
}

py::list terms_of(const NamedCycleIndex& self) {
  py::list terms;
  for (const auto& [type, elements] : self.report.index.terms) {
    py::dict exponents;
    for (const auto& [length, number] : type) exponents[py::int_(length)] = number;
    terms.append(py::make_tuple(exponents, elements));
  }
  return terms;
}

py::str json_of(const NamedCycleIndex& self, py::handle colors) {
  CycleIndexReport report = self.report;
  if (!colors.is_none()) report.colorings = counted(self, colors);
  return to_python(reports::cycle_index_json(report));
}

py::str text_of(const NamedCycleIndex& self) {
  return to_python(reports::cycle_index_text(self.description, self.report.index, printed_style()));
}

}  // namespace

void bind_cycle_index(py::module_& module) {
  py::class_<NamedCycleIndex>(module, "NamedCycleIndex", "The cycle index of a group.")
      .def_property_readonly("group",
                             [](const NamedCycleIndex& self) { return to_python(self.report.group); })
      .def_property_readonly("n",
                             [](const NamedCycleIndex& self) -> py::object {
                               if (!self.report.n) return py::none();
                               return py::int_(*self.report.n);
                             })
      .def_property_readonly("points", [](const NamedCycleIndex& self) { return self.report.index.points; })
      .def_property_readonly("order", [](const NamedCycleIndex& self) { return self.report.index.order; })
      .def("terms", terms_of)
      .def("formula",
           [](const NamedCycleIndex& self) { return to_python(reports::formula_of(self.report.index)); })
      .def("description", [](const NamedCycleIndex& self) { return to_python(self.description); })
      .def("text", text_of)
      .def("json", json_of)
      .def("colorings", [](const NamedCycleIndex& self, py::handle colors) {
        return to_python(counted(self, colors).classes);
      });
  module.def("cycle_index", of_group);
}

}  // namespace eightfold::python
