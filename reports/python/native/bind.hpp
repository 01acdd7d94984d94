#pragma once

#include <pybind11/stl.h>  // in every source, because all must convert containers alike

// Each function adds the classes and functions of the file of its name to the module. The docstring of a
// method begins with its signature in the form that Python reads, `name(self, /)`, and a line `--`: help(),
// inspect.signature() and notebooks show it, and mypy compares the stub with it.
namespace eightfold::python {

void bind_placement(pybind11::module_& module);
void bind_placement_facts(pybind11::module_& module);
void bind_group(pybind11::module_& module);
void bind_count(pybind11::module_& module);
void bind_pictures(pybind11::module_& module);
void bind_page(pybind11::module_& module);
void bind_coursework(pybind11::module_& module);
void bind_solutions(pybind11::module_& module);
void bind_streams(pybind11::module_& module);
void bind_ranks(pybind11::module_& module);
void bind_orbits(pybind11::module_& module);
void bind_burnside(pybind11::module_& module);
void bind_marks(pybind11::module_& module);
void bind_chains(pybind11::module_& module);
void bind_cycle_index(pybind11::module_& module);

}  // namespace eightfold::python
