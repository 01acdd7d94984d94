// Placements as text in every notation.
#include "eightfold/reports/notation/notation.hpp"

#include <fmt/core.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

const reports::Notation& notation(py::handle name) {
  const std::string given = text("notation", name);
  if (const reports::Notation* found = reports::find_notation(given)) return *found;
  std::vector<std::string_view> names;
  for (const reports::Notation& notation : reports::all_notations()) names.push_back(notation.name);
  throw invalid_choice("notation", given, "notation", names);
}

// 0 or 1. The notations with a fixed numbering take only 0, the default.
int base_of(py::handle base, const reports::Notation* notation) {
  const int number = small_number("base", base, {0, 1});
  if (number == 1 && notation != nullptr && !notation->has_base)
    throw py::value_error(fmt::format(
        "base: the notation {} has a fixed numbering; use vector, json or ndjson", notation->name));
  return number;
}

Placement parse(py::handle given, py::handle n, py::handle base, py::handle notation_name) {
  const std::string placement = text("text", given);
  reports::Reading reading = {.size_name = "n", .base_1 = "base=1", .notation_name = "notation"};
  if (!n.is_none()) reading.size = small_number("n", n, {0, max_size});
  if (!notation_name.is_none()) reading.notation = &notation(notation_name);
  reading.base = base_of(base, reading.notation);
  try {
    return reports::parse_placement(placement, reading).placement;
  } catch (const reports::ParseError& error) {
    throw py::value_error(fmt::format("text: {}", error.what()));
  }
}

py::str write(py::handle given, py::handle name, py::handle n, py::handle base) {
  const Placement placed = placement("placement", given);
  const reports::Notation& used = notation(name);
  const int size = board_size(n, placed);
  if (!used.allows(size))
    throw py::value_error(
        fmt::format("notation: {} for n = {}: {}; use {}", used.name, size, used.limit, used.alternative));
  std::string out;
  used.append(out, {placed, size}, base_of(base, &used));
  return to_python(out);
}

}  // namespace

void bind_notation(py::module_& module) {
  module.def("parse", parse);
  module.def("write", write);
  module.def("notation_names", [] {
    py::list names;
    for (const reports::Notation& notation : reports::all_notations()) names.append(to_python(notation.name));
    return names;
  });
}

}  // namespace eightfold::python
