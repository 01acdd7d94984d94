#pragma once

#include <pybind11/stl.h>  // in every source, because all must convert containers alike

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"

// Conversion of arguments and results. Messages name the argument, as those of the command line do: a wrong
// type is a TypeError, a wrong value a ValueError.
namespace eightfold::python {

namespace py = pybind11;

/// The range of a number. `reason` explains the greatest one; it may be empty.
struct Bounds {
  std::uint64_t least = 0;
  std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
  std::string_view reason = {};
};

/// An int, or an object with __index__ such as an integer of NumPy; not a bool.
std::uint64_t whole_number(std::string_view name, py::handle value, const Bounds& bounds);

/// The same as an int. Precondition: so are the bounds.
inline int small_number(std::string_view name, py::handle value, const Bounds& bounds) {
  return static_cast<int>(whole_number(name, value, bounds));
}

/// A text in UTF-8, for instance "vector". Throws TypeError for other objects.
std::string text(std::string_view name, py::handle value);

/// A Symmetry or its name.
Symmetry symmetry(std::string_view name, py::handle value);

/// A Subgroup or its name.
Subgroup subgroup(std::string_view name, py::handle value);

/// The name of a rule.
Rule rule(std::string_view name, py::handle value);

/// A Placement, or columns in any iterable.
Placement placement(std::string_view name, py::handle value);

/// The same if it is a permutation; the symmetries act on no others.
Placement permutation(std::string_view name, py::handle value);

/// The size n of a board for a placement: by default the least on which it fits. Throws ValueError if it does
/// not fit.
int board_size(py::handle n, const Placement& placement);

/// The members of the Python classes Symmetry and Subgroup.
py::object to_python(Symmetry g);
py::object to_python(Subgroup group);
py::tuple to_python(SymmetrySet set);

/// Sets these members, in the order of all_symmetries and all_subgroups(). The Python files call this as soon
/// as they have defined the classes, so that no conversion has to import them.
void set_symmetries(const py::iterable& members);
void set_subgroups(const py::iterable& members);

/// A Python int.
py::int_ to_python(const Integer& number);

/// Text from a report. Bytes that are not UTF-8, which only input can contain, become U+FFFD.
py::str to_python(std::string_view text);

/// The message of a value that is not among the choices: `rule: "x" is not a valid rule; choose queens or
/// rooks`.
[[nodiscard]] py::value_error invalid_choice(std::string_view name, std::string_view value,
                                             std::string_view what,
                                             std::span<const std::string_view> choices);

}  // namespace eightfold::python
