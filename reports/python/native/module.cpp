// The extension module eightfold._native: what the Python files of this package are written with.
#include <cstddef>

#include "eightfold/core/version.hpp"
#include "reports/python/native/background.hpp"

namespace py = pybind11;
namespace python = eightfold::python;

// Each function adds the classes and functions of the file of its name to the module. The docstring of a
// method begins with its signature in the form that Python reads, `name(self, /)`, and a line `--`: help(),
// inspect.signature() and notebooks show it, and mypy compares the stub with it.
namespace eightfold::python {

using Bind = void(py::module_& module);
Bind bind_placement, bind_group, bind_count, bind_pictures, bind_coursework, bind_solutions, bind_streams,
    bind_orbits, bind_burnside, bind_pieces, bind_chains, bind_cycle_index;

}  // namespace eightfold::python

namespace {

// `Placement.__new__(Placement)` is an object without a value. When a function takes it as an argument,
// pybind11 allocates memory for the value and does not initialize it, because copy.copy and pickle call
// `__new__` and then `__setstate__`. The functions of this module must not read such memory: the allocation
// fails instead. pybind11 2.10 has no supported way: its option for operator new is a member of the class
// itself, which Placement cannot have, and a `__new__` cannot tell a call of the class from a call of itself.
void* refuse(std::size_t) {
  throw py::type_error("the object is not initialized; call its class instead of __new__");
}

void refuse_uninitialized_values(const py::module_& module) {
  for (const auto& [name, value] : py::dict(module.attr("__dict__")))
    if (PyType_Check(value.ptr()) != 0)
      py::detail::get_type_info(reinterpret_cast<PyTypeObject*>(value.ptr()))->operator_new = refuse;
}

}  // namespace

PYBIND11_MODULE(_native, module) {
  py::options options;
  options.disable_function_signatures();  // in the types of C++
  python::stop_backgrounds_at_exit();
  module.attr("__version__") = EIGHTFOLD_VERSION;
  for (const auto bind :
       {python::bind_group, python::bind_placement, python::bind_count, python::bind_pictures,
        python::bind_coursework, python::bind_solutions, python::bind_streams, python::bind_orbits,
        python::bind_burnside, python::bind_pieces, python::bind_chains, python::bind_cycle_index})
    bind(module);
  refuse_uninitialized_values(module);
}
