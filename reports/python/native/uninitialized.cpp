// `Placement.__new__(Placement)` is an object without a value. When a function takes it as an argument,
// pybind11 allocates memory for the value and does not initialize it, because copy.copy and pickle call
// `__new__` and then `__setstate__`. The functions of this module must not read such memory: the allocation
// fails instead.
#include <pybind11/pybind11.h>

#include "eightfold/reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

namespace py = pybind11;

void* refuse(std::size_t) {
  throw py::type_error("the object is not initialized; call its class instead of __new__");
}

}  // namespace

void refuse_uninitialized_values(py::handle scope) {
  for (const auto& [name, value] : py::dict(scope.attr("__dict__"))) {
    if (PyType_Check(value.ptr()) == 0) continue;
    auto* type = py::detail::get_type_info(reinterpret_cast<PyTypeObject*>(value.ptr()));
    if (type == nullptr || type->type != reinterpret_cast<PyTypeObject*>(value.ptr())) continue;
    type->operator_new = refuse;
    refuse_uninitialized_values(value);
  }
}

}  // namespace eightfold::python
