// `Placement.__new__(Placement)` is an object without a value. When a function takes it as an argument,
// pybind11 allocates memory for the value and does not initialize it, because copy.copy and pickle call
// `__new__` and then `__setstate__`. The functions of this module must not read such memory: the allocation
// fails instead.
#include <pybind11/pybind11.h>

#include <string>

#include "eightfold/reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

namespace py = pybind11;

void* refuse(std::size_t) {
  throw py::type_error("the object is not initialized; call its class instead of __new__");
}

// Objects without a state: iterators, and what only the Python files use. The default of Python would create
// an instance of the base of all classes of pybind11, whose exception ends the process.
void refuse_pickling(py::handle type) {
  if (py::dict(type.attr("__dict__")).contains("__reduce__")) return;
  const auto refuse = [](const py::object& self) -> py::tuple {
    throw py::type_error("cannot pickle or copy an object of type " +
                         std::string(py::str(py::type::handle_of(self).attr("__name__"))));
  };
  type.attr("__reduce__") = py::cpp_function(refuse, py::is_method(type), py::name("__reduce__"));
}

}  // namespace

void refuse_uninitialized_values(py::handle scope) {
  for (const auto& [name, value] : py::dict(scope.attr("__dict__"))) {
    if (PyType_Check(value.ptr()) == 0) continue;
    auto* type = py::detail::get_type_info(reinterpret_cast<PyTypeObject*>(value.ptr()));
    if (type == nullptr || type->type != reinterpret_cast<PyTypeObject*>(value.ptr())) continue;
    type->operator_new = refuse;
    refuse_pickling(value);
    refuse_uninitialized_values(value);
  }
}

}  // namespace eightfold::python
