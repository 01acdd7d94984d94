// The class Placement, and what the methods with arguments that eightfold/placement.py adds ask about it:
// images, which pieces attack each other, and texts in every notation.
#include "eightfold/core/placement.hpp"

#include <fmt/core.h>
#include <pybind11/operators.h>

#include <algorithm>
#include <string>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/python/native/arguments.hpp"

namespace eightfold::python {
namespace {

py::tuple columns_of(const Placement& placement) {
  py::tuple columns(placement.rows());
  for (int row = 0; row < placement.rows(); ++row) columns[static_cast<std::size_t>(row)] = placement[row];
  return columns;
}

std::string placement_repr(const Placement& placement) {
  std::string columns;
  for (const int column : placement) columns += (columns.empty() ? "" : ", ") + std::to_string(column);
  return "Placement([" + columns + "])";
}

py::object item(const Placement& placement, const py::object& index) {
  if (py::isinstance<py::slice>(index)) return columns_of(placement)[index];
  if (PyIndex_Check(index.ptr()) == 0)
    throw py::type_error("the index of a placement is a row or a slice of rows");
  const py::ssize_t row = PyNumber_AsSsize_t(index.ptr(), PyExc_IndexError);
  if (row == -1 && PyErr_Occurred() != nullptr) throw py::error_already_set();
  const py::ssize_t from_start = row < 0 ? row + placement.rows() : row;
  if (from_start < 0 || from_start >= placement.rows())
    throw py::index_error("the placement has no such row");
  return py::int_(placement[static_cast<int>(from_start)]);
}

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

constexpr const char* placement_doc =
    R"doc(One piece in each of the first rows of a board, given by its column.

Rows and columns count from 0; row 0 is on top, and a placement has at most 32 rows. Its pieces may attack
each other. A placement is an immutable sequence of columns; placements are ordered lexicographically.
TypeError for what is not an iterable of integers; ValueError for a column outside 0 to 31 and for more than
32 rows.

>>> placement = Placement([0, 4, 7, 5, 2, 6, 1, 3])
>>> placement[1], len(placement), placement[-2:]
(4, 8, (1, 3))
>>> placement.is_solution()
True
>>> placement.image("rotate180")
Placement([4, 6, 1, 5, 2, 0, 3, 7])
>>> print(placement.write("board"), end="")
Q . . . . . . .
. . . . Q . . .
. . . . . . . Q
. . . . . Q . .
. . Q . . . . .
. . . . . . Q .
. Q . . . . . .
. . . Q . . . .
)doc";

}  // namespace

void bind_placement(py::module_& module) {
  py::class_<Placement> type(module, "Placement", placement_doc);
  type.attr("__module__") = "eightfold.placement";
  type.def(py::init([](py::handle columns) { return placement("columns", columns); }),
           py::arg("columns") = py::tuple(), "__init__(self, /, columns=())\n--\n\n")
      .def("__len__", &Placement::rows, "__len__(self, /)\n--\n\n")
      .def("__getitem__", item, "__getitem__(self, index, /)\n--\n\n")
      .def(
          "__iter__", [](const Placement& self) { return py::iter(columns_of(self)); },
          "__iter__(self, /)\n--\n\n")
      .def(py::self == py::self, "__eq__(self, other, /)\n--\n\n")
      .def(py::self != py::self, "__ne__(self, other, /)\n--\n\n")
      .def(py::self < py::self, "__lt__(self, other, /)\n--\n\n")
      .def(py::self <= py::self, "__le__(self, other, /)\n--\n\n")
      .def(py::self > py::self, "__gt__(self, other, /)\n--\n\n")
      .def(py::self >= py::self, "__ge__(self, other, /)\n--\n\n")
      .def(
          "__hash__", [](const Placement& self) { return std::hash<Placement>()(self); },
          "__hash__(self, /)\n--\n\n")
      .def("__repr__", placement_repr, "__repr__(self, /)\n--\n\n")
      .def("__str__", reports::as_vector, "__str__(self, /)\n--\n\n")
      .def(
          "__copy__", [](const py::object& self) { return self; }, "__copy__(self, /)\n--\n\n")
      .def(
          "__deepcopy__", [](const py::object& self, const py::object&) { return self; },
          "__deepcopy__(self, memo, /)\n--\n\n")
      .def(
          "__reduce__",
          [](const py::object& self) {
            return py::make_tuple(py::type::of(self),
                                  py::make_tuple(columns_of(self.cast<const Placement&>())));
          },
          "__reduce__(self, /)\n--\n\n")
      .def_property_readonly("rows", &Placement::rows, "The number of rows with a piece.")
      .def_property_readonly("columns", columns_of, "The column of each row, as a tuple.")
      .def_property_readonly(
          "is_permutation", [](const Placement& self) { return is_permutation(self); },
          "Whether the columns are 0 to rows - 1, each once. The symmetries act on these placements.");
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
  module.def("attacks", attacks_of);
  module.def("is_solution", solves);
  module.def("free_columns", free_columns);
}

}  // namespace eightfold::python
