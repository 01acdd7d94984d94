#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>

#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/closure.hpp"

namespace eightfold::python {

namespace py = pybind11;

/// The flaws of a list that the exception of Python has at most.
inline constexpr std::size_t most_listed_flaws = 100;

/// The text that `str` of a report returns.
inline reports::Style printed_style() { return {.color = false, .unicode = true, .width = 80}; }

/// The argument `placements`, any iterable of permutations with the same number of rows. Raises the exception
/// `NotUnionOfOrbits` of Python unless it is a union of orbits, which is checked in the background.
ClosureCheck union_of_orbits(py::handle placements, Subgroup group, py::handle progress);

/// The number of rows of the placements, 0 if there are none.
int rows_of(const ClosureCheck& placements);

}  // namespace eightfold::python
