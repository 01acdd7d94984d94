#pragma once

#include <pybind11/stl.h>  // in every source, because all must convert containers alike

// Each function adds the classes and functions of the file of its name to the module.
namespace eightfold::python {

void bind_placement(pybind11::module_& module);
void bind_placement_facts(pybind11::module_& module);
void bind_notation(pybind11::module_& module);
void bind_notebook_pictures(pybind11::module_& module);
void bind_symmetry(pybind11::module_& module);
void bind_subgroup(pybind11::module_& module);
void bind_group(pybind11::module_& module);
void bind_count(pybind11::module_& module);
void bind_pictures(pybind11::module_& module);
void bind_page(pybind11::module_& module);
void bind_coursework(pybind11::module_& module);
void bind_orbit(pybind11::module_& module);
void bind_solutions(pybind11::module_& module);
void bind_streams(pybind11::module_& module);
void bind_symmetric(pybind11::module_& module);
void bind_ranks(pybind11::module_& module);
void bind_orbits(pybind11::module_& module);
void bind_burnside(pybind11::module_& module);
void bind_marks(pybind11::module_& module);
void bind_chains(pybind11::module_& module);
void bind_cycle_index(pybind11::module_& module);

/// Rewrites the signatures in the docstrings of a module's functions and of its classes' methods, as Python
/// expects them. Called after the others.
void write_signatures(pybind11::handle scope);

/// Makes functions raise TypeError for objects that were created by `__new__` without `__init__`, and pickle
/// for classes without `__reduce__`. Called after the others.
void refuse_uninitialized_values(pybind11::handle scope);

}  // namespace eightfold::python
