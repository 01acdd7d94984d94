// What eightfold/placement.py asks about placements: their images, which pieces attack each other, and texts
// in every notation.
#include <fmt/core.h>

#include <algorithm>
#include <string>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

py::tuple images(py::handle given, py::handle group) {
  py::list list;
  for (const Image& image : distinct_images(permutation("placement", given), subgroup("group", group)))
    list.append(to_python(image));
  return py::tuple(list);
}

py::tuple members(py::handle given, py::handle group) {
  py::list list;
  for (const Image& image : distinct_images(permutation("placement", given), subgroup("group", group)))
    list.append(image.placement);
  return py::tuple(list);
}

py::object orbit(py::handle given, py::handle group_value, py::handle type) {
  const Placement placement = permutation("placement", given);
  const Subgroup group = subgroup("group", group_value);
  const Placement representative = canonical_form(placement, group);
  const Subgroup stabilizer = stabilizer_of(representative, group);
  return to_python({representative, stabilizer, group.order() / stabilizer.order()}, group, type);
}

py::tuple pair_of(Square square) { return py::make_tuple(square.row, square.column); }

py::list attacks_of(py::handle given, py::handle rule_name, py::handle n) {
  const Placement placed = placement("placement", given);
  py::list list;
  for (const auto& [upper, lower] :
       find_attacks(placed, rule("rule", rule_name), std::max(1, board_size(n, placed))))
    list.append(py::make_tuple(pair_of(upper), pair_of(lower)));
  return list;
}

bool solves(py::handle given, py::handle n, py::handle rule_name) {
  const Placement placed = placement("placement", given);
  const int size = n.is_none() ? placed.rows() : small_number("n", n, {0, max_size});
  return is_solution(placed, Board::square(size), rule("rule", rule_name));
}

py::tuple free_columns(py::handle given, py::handle n, py::handle rule_name) {
  const Placement placed = placement("placement", given);
  py::list columns;
  for (const Square square :
       free_squares(placed, Board::square(board_size(n, placed)), rule("rule", rule_name)))
    columns.append(square.column);
  return py::tuple(columns);
}

Placement parse(py::handle given, py::handle n, py::handle base, py::handle notation_name) {
  const std::string placement = text("text", given);
  reports::Reading reading = {.size_name = "n", .base_1 = "base=1", .notation_name = "notation"};
  if (!n.is_none()) reading.size = small_number("n", n, {0, max_size});
  if (!notation_name.is_none()) reading.notation = &notation(notation_name);
  reading.base = base_of(base, reading.notation, true);
  try {
    const reports::ReadPlacement read = reports::read_placement(placement, reading);
    for (const std::string& note : read.form.notes)
      if (PyErr_WarnEx(PyExc_UserWarning, note.c_str(), 2) != 0) throw py::error_already_set();
    return read.placement.placement;
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
  used.append(out, {placed, size}, base_of(base, &used, true));
  return to_python(out);
}

}  // namespace

void bind_placement_facts(py::module_& module) {
  module.def("parse", parse);
  module.def("write", write);
  module.def("image", [](py::handle given, py::handle g) {
    return image(symmetry("g", g), permutation("placement", given));
  });
  module.def("images", images);
  module.def("canonical_form", [](py::handle given, py::handle group) {
    return canonical_form(permutation("placement", given), subgroup("group", group));
  });
  module.def("least_image", [](py::handle given, py::handle group) {
    return to_python(least_image(permutation("placement", given), subgroup("group", group)));
  });
  module.def("is_canonical", [](py::handle given, py::handle group) {
    return is_canonical(permutation("placement", given), subgroup("group", group));
  });
  module.def("stabilizer", [](py::handle given, py::handle group) {
    return to_python(stabilizer_of(permutation("placement", given), subgroup("group", group)));
  });
  module.def("members", members);
  module.def("orbit", orbit);
  module.def("set_classes", set_classes);
  module.def("attacks", attacks_of);
  module.def("is_solution", solves);
  module.def("free_columns", free_columns);
}

}  // namespace eightfold::python
