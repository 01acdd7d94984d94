#pragma once

#include <pybind11/stl.h>  // in every source, because all must convert containers alike

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "eightfold/symmetry/symmetry.hpp"

// Conversion of arguments and results. Messages name the argument, as those of the command line do: a wrong
// type is a TypeError, a wrong value a ValueError.
namespace eightfold::reports {
struct Notation;
}

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

/// Such numbers in any iterable, at most `most` of them.
std::vector<int> small_numbers(std::string_view name, py::handle value, const Bounds& bounds,
                               std::size_t most);

/// The arguments `colors`, 0 to `most`, and `content`: the number of points of each color, with the sum
/// `points`. With a content, `colors` is None or agrees with it.
std::pair<int, std::optional<Content>> colors_and_content(py::handle colors, py::handle content, int points,
                                                          int most);

/// "rule: an object of type int is not text; give a str": `what` the object is not, and the remedy.
py::type_error wrong_type(std::string_view name, py::handle value, std::string_view what,
                          std::string_view remedy);

/// `rule: "x" is not a valid rule; choose queens or rooks`.
py::value_error invalid_choice(std::string_view name, std::string_view value, std::string_view what,
                               std::span<const std::string_view> choices);

/// A text in UTF-8, for instance "vector". Throws TypeError for other objects.
std::string text(std::string_view name, py::handle value);

/// A Symmetry or its name.
Symmetry symmetry(std::string_view name, py::handle value);

/// A Subgroup or its name.
Subgroup subgroup(std::string_view name, py::handle value);

/// The position of a name among the choices. `what` they are is for the message: `rule: "x" is not a valid
/// rule; choose queens or rooks`.
std::size_t choice(std::string_view name, py::handle value, std::string_view what,
                   std::span<const std::string_view> choices);

/// The name of a rule.
Rule rule(std::string_view name, py::handle value);

/// The name of a notation, the argument `notation`.
const reports::Notation& notation(py::handle value);

/// The argument `base`, 0 or 1. Throws ValueError if the notation, which may be null, has a fixed numbering,
/// but accepts its 0 if `allows_0`.
int base_of(py::handle base, const reports::Notation* notation, bool allows_0);

/// A Placement, or columns in any iterable.
Placement placement(std::string_view name, py::handle value);

/// The same if it is a permutation; the symmetries act on no others.
Placement permutation(std::string_view name, py::handle value);

/// The size of the least board on which a placement fits.
int least_board(const Placement& placement);

/// The size n of a board for a placement: by default the least on which it fits. Throws ValueError if it does
/// not fit.
int board_size(py::handle n, const Placement& placement);

/// The argument `n` of a count: 0 to 28.
int counted_n(py::handle n);

/// The published number of solutions of n queens, or that of 27 for more, which have more; 0 for other rules.
std::uint64_t least_solutions(int n, Rule rule);

/// The argument `placements`, any iterable of permutations with the same number of rows, and `group`, None
/// for the full one. Raises the exception `NotUnionOfOrbits` of Python unless it is a union of orbits, which
/// is checked in the background, in one thread.
ClosureCheck union_of_orbits(py::handle placements, py::handle group, const py::tuple& run_arguments);

/// The number of rows of the placements, 0 if there are none.
int rows_of(const ClosureCheck& placements);

/// The argument `turn`: "half" or "quarter".
Turn turn_of(py::handle turn);

/// The members of the Python classes Symmetry and Subgroup.
py::object to_python(Symmetry g);
py::object to_python(Subgroup group);

/// An object of the class Orbit, or of a class that is derived from it.
py::object to_python(const Orbit& orbit, Subgroup group, py::handle type = nullptr);

/// A member of the class Image.
py::object to_python(const Image& image);

/// The style of the text that `str` of a report returns.
inline reports::Style printed_style() { return {.color = false, .unicode = true, .width = 80}; }

/// A tuple of pairs of a row and a column.
py::tuple to_python(const std::vector<Square>& squares);

/// Text from a report. Bytes that are not UTF-8, which only input can contain, become U+FFFD.
py::str to_python(std::string_view text);

/// Colorings of equally many points, stored one after the other.
struct Colorings {
  std::size_t count = 0;
  std::vector<int> colors = {};
  void add(std::span<const int> coloring) {
    colors.insert(colors.end(), coloring.begin(), coloring.end());
    ++count;
  }
};

/// A tuple, and a list of tuples.
py::tuple to_python(std::span<const int> coloring);
py::list to_python(const Colorings& colorings);

}  // namespace eightfold::python
