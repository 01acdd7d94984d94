#pragma once

#include <pybind11/pybind11.h>

// Each function adds the classes and functions of the file of its name to the module.
namespace eightfold::python {

void bind_placement(pybind11::module_& module);
void bind_symmetry(pybind11::module_& module);
void bind_count(pybind11::module_& module);

}  // namespace eightfold::python
