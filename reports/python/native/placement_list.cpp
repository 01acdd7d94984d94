// The argument `placements`.
#include <fmt/core.h>

#include "eightfold/reports/solutions/closure_text.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

constexpr std::size_t read_between_signals = 4096;

// The flaws that the exception of Python has at most.
constexpr std::size_t most_listed_flaws = 100;

// The report of the command line, with the first flaws only.
std::string message_of(ClosureFlaws flaws, std::size_t size, Subgroup group) {
  constexpr std::size_t most_in_message = 5;
  if (flaws.duplicates.size() > most_in_message) flaws.duplicates.resize(most_in_message);
  if (flaws.missing_images.size() > most_in_message) flaws.missing_images.resize(most_in_message);
  std::string text = reports::closure_text(flaws, size, "placement", group);
  text.pop_back();  // the end of the line
  text.front() = 'n';
  return "placements: " + text;
}

ClosureCheck placement_list(py::handle placements, Subgroup group) {
  if (py::isinstance<Placement>(placements))
    throw py::type_error("placements: a Placement is not a list of placements; give [placement]");
  if (py::isinstance<py::str>(placements) || !py::isinstance<py::iterable>(placements))
    throw py::type_error(
        fmt::format("placements: an object of type {} is not a list of placements; give an iterable",
                    std::string(py::str(py::type::handle_of(placements).attr("__name__")))));
  ClosureCheck check(group, most_listed_flaws);
  for (const py::handle value : py::iter(placements)) {
    const std::size_t position = check.size();
    if (position % read_between_signals == 0) {
      { const py::gil_scoped_release other_threads_run; }
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    }
    const std::string name = fmt::format("placements[{}]", position);
    const Placement given = permutation(name, value);
    if (position > 0 && given.rows() != rows_of(check))
      throw py::value_error(
          fmt::format("{}: {} rows, but the first placement has {}; give boards of one size", name,
                      given.rows(), rows_of(check)));
    check.add(given, position);
  }
  return check;
}

}  // namespace

int rows_of(const ClosureCheck& placements) {
  const auto& members = placements.members();
  return members.empty() ? 0 : members.begin()->first.rows();
}

ClosureCheck union_of_orbits(py::handle placements, py::handle group, const py::tuple& run_arguments) {
  ClosureCheck check = placement_list(placements, group.is_none() ? full_group : subgroup("group", group));
  const ClosureFlaws flaws = in_background(run_of(py::make_tuple(1, run_arguments[1])),
                                           [&](const RunOptions& run) { return check.flaws(run); });
  if (flaws.none()) return check;
  const py::module_ orbits = py::module_::import("eightfold.orbits");
  py::list duplicates;
  for (const auto& [position, first_position, placement] : flaws.duplicates)
    duplicates.append(orbits.attr("Duplicate")(placement, position, first_position));
  py::list missing;
  for (const auto& [image, of_position, witness] : flaws.missing_images)
    missing.append(orbits.attr("MissingImage")(image, of_position, to_python(witness)));
  const py::object type = orbits.attr("NotUnionOfOrbits");
  const py::object error = type(message_of(flaws, check.size(), check.group()), py::tuple(duplicates),
                                py::tuple(missing), flaws.duplicate_count, flaws.missing_count);
  PyErr_SetObject(type.ptr(), error.ptr());
  throw py::error_already_set();
}

}  // namespace eightfold::python
