#pragma once

#include <pybind11/pybind11.h>

#include <compare>

#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::python {

namespace py = pybind11;

/// The class `Orbit` of Python: an orbit with the group that acts.
struct ActedOrbit {
  Orbit orbit;
  Subgroup group = full_group;

  // The representative and the group determine the rest.
  friend std::strong_ordering operator<=>(const ActedOrbit& a, const ActedOrbit& b) {
    if (const auto order = a.orbit.representative <=> b.orbit.representative; order != 0) return order;
    return a.group.elements().bits() <=> b.group.elements().bits();
  }
  friend bool operator==(const ActedOrbit& a, const ActedOrbit& b) { return (a <=> b) == 0; }
};

/// The orbit of a placement. Throws std::invalid_argument unless the placement is a permutation.
ActedOrbit orbit_of(const Placement& placement, Subgroup group);

/// The member of the named tuple `Image` of Python.
py::object to_python(const Image& image);

}  // namespace eightfold::python
