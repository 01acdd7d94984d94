#include "reports/python/native/placement_list.hpp"

#include <fmt/core.h>

#include "eightfold/reports/solutions/closure_text.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

constexpr std::size_t read_between_signals = 4096;

py::object duplicates_of(const ClosureFlaws& flaws) {
  const py::object duplicate = py::module_::import("eightfold.closure").attr("Duplicate");
  py::list all;
  for (const auto& [position, first_position, placement] : flaws.duplicates)
    all.append(duplicate(placement, position, first_position));
  return py::tuple(all);
}

py::object missing_images_of(const ClosureFlaws& flaws) {
  const py::object missing_image = py::module_::import("eightfold.closure").attr("MissingImage");
  py::list all;
  for (const auto& [missing, position, witness] : flaws.missing_images)
    all.append(missing_image(missing, position, to_python(witness)));
  return py::tuple(all);
}

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

}  // namespace

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

int rows_of(const ClosureCheck& placements) {
  const auto& members = placements.members();
  return members.empty() ? 0 : members.begin()->first.rows();
}

void require_union_of_orbits(const ClosureCheck& placements, py::handle progress) {
  const ClosureFlaws flaws = in_background(run_of(py::int_(1), progress),
                                           [&](const RunOptions& run) { return placements.flaws(run); });
  if (flaws.none()) return;
  const py::object type = py::module_::import("eightfold.closure").attr("NotUnionOfOrbits");
  const py::object error =
      type(message_of(flaws, placements.size(), placements.group()), duplicates_of(flaws),
           missing_images_of(flaws), flaws.duplicate_count, flaws.missing_count);
  PyErr_SetObject(type.ptr(), error.ptr());
  throw py::error_already_set();
}

}  // namespace eightfold::python
