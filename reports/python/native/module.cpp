// The extension module eightfold._native: what the Python files of this package are written with.
#include "eightfold/core/version.hpp"
#include "eightfold/reports/python/native/background.hpp"
#include "eightfold/reports/python/native/bind.hpp"

namespace py = pybind11;

PYBIND11_MODULE(_native, module) {
  eightfold::python::stop_backgrounds_at_exit();
  module.attr("__version__") = EIGHTFOLD_VERSION;
  eightfold::python::bind_symmetry(module);
  eightfold::python::bind_subgroup(module);
  eightfold::python::bind_group(module);
  eightfold::python::bind_placement(module);
  eightfold::python::bind_placement_facts(module);
  eightfold::python::bind_notation(module);
  eightfold::python::bind_notebook_pictures(module);
  eightfold::python::bind_count(module);
  eightfold::python::bind_pictures(module);
  eightfold::python::bind_page(module);
  eightfold::python::bind_coursework(module);
  eightfold::python::bind_orbit(module);
  eightfold::python::bind_solutions(module);
  eightfold::python::bind_streams(module);
  eightfold::python::bind_symmetric(module);
  eightfold::python::bind_ranks(module);
  eightfold::python::bind_orbits(module);
  eightfold::python::bind_burnside(module);
  eightfold::python::bind_marks(module);
  eightfold::python::bind_chains(module);
  eightfold::python::bind_cycle_index(module);
  eightfold::python::write_signatures(module);
  eightfold::python::refuse_uninitialized_values(module);
}
