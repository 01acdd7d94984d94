#include "eightfold/reports/python/native/iteration.hpp"

namespace py = pybind11;

namespace eightfold::python {

py::object new_placement(const Placement& placement) { return py::cast(placement); }

}  // namespace eightfold::python
