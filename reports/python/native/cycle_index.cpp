#include "eightfold/symmetry/cycle_index.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/groups/acting_group.hpp"
#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/placement_list.hpp"

namespace eightfold::python {
namespace {

using reports::ActingGroup;
using reports::CycleIndexReport;

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

// What the Python files keep of a cycle index: a function of "json", which takes a number of colors too,
// "text" or "description".
py::cpp_function writer_of(CycleIndexReport index, std::string description) {
  const auto write = [index = std::move(index), description = std::move(description)](
                         const std::string& format, py::handle colors) {
    if (format == "description") return to_python(description);
    if (format == "text")
      return to_python(reports::cycle_index_text(description, index.index, printed_style()));
    CycleIndexReport report = index;
    if (!colors.is_none())
      report.colorings = count_colorings(index.index, small_number("colors", colors, {0, 1'000'000}));
    return to_python(reports::cycle_index_json(report));
  };
  return py::cpp_function(write, py::arg("format"), py::arg("colors") = py::none());
}

py::cpp_function of_group(py::handle group_name, py::handle n) {
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
  return writer_of(std::move(report), std::move(description));
}

}  // namespace

void bind_cycle_index(py::module_& module) { module.def("cycle_index", of_group); }

}  // namespace eightfold::python
