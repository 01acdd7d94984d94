#include "eightfold/core/placement.hpp"

#include <pybind11/operators.h>
#include <pybind11/stl.h>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/symmetry/action.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::python {
namespace {

py::tuple columns_of(const Placement& placement) {
  py::tuple columns(placement.rows());
  for (int row = 0; row < placement.rows(); ++row) columns[static_cast<std::size_t>(row)] = placement[row];
  return columns;
}

std::string repr(const Placement& placement) {
  std::string columns;
  for (const int column : placement) columns += (columns.empty() ? "" : ", ") + std::to_string(column);
  return "Placement([" + columns + "])";
}

py::object item(const Placement& placement, const py::object& index) {
  if (py::isinstance<py::slice>(index)) return columns_of(placement)[index];
  const py::ssize_t row = PyNumber_AsSsize_t(index.ptr(), PyExc_IndexError);
  if (row == -1 && PyErr_Occurred() != nullptr) throw py::error_already_set();
  const py::ssize_t from_start = row < 0 ? row + placement.rows() : row;
  if (from_start < 0 || from_start >= placement.rows()) throw py::index_error("row out of range");
  return py::int_(placement[static_cast<int>(from_start)]);
}

constexpr const char* placement_doc = R"doc(One queen in each of the first rows of a board, by column.

A placement is immutable and ordered lexicographically. Its queens may attack each other.

>>> placement = Placement([0, 4, 7, 5, 2, 6, 1, 3])
>>> placement[1], len(placement)
(4, 8)
>>> placement.image("rotate180")
Placement([4, 6, 1, 5, 2, 0, 3, 7])
)doc";

}  // namespace

void bind_placement(py::module_& module) {
  py::class_<Placement>(module, "Placement", placement_doc)
      .def(py::init([](py::handle columns) { return placement("columns", columns); }),
           py::arg("columns") = py::tuple())
      .def("__len__", &Placement::rows)
      .def("__getitem__", item)
      .def("__iter__", [](const Placement& self) { return py::iter(columns_of(self)); })
      .def(py::self == py::self)
      .def(py::self != py::self)
      .def(py::self < py::self)
      .def(py::self <= py::self)
      .def(py::self > py::self)
      .def(py::self >= py::self)
      .def("__hash__", [](const Placement& self) { return std::hash<Placement>()(self); })
      .def("__repr__", repr)
      .def("__str__", reports::as_vector)
      .def(
          "image", [](const Placement& self, py::handle g) { return image(symmetry("g", g), self); },
          py::arg("g"))
      .def(py::pickle([](const Placement& self) { return columns_of(self); },
                      [](const py::tuple& state) { return placement("columns", state); }));
}

}  // namespace eightfold::python
