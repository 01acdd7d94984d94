// The class Placement as a value. eightfold/placement.py adds the methods that have arguments.
#include "eightfold/core/placement.hpp"

#include <pybind11/operators.h>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"

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
}

}  // namespace eightfold::python
