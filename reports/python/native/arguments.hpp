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

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
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

/// The first `rows` rows of an n×n board; all of them if `rows` is None.
Board board_of(py::handle n, py::handle rows);

/// The board with the squares of the arguments `queens` and `blocked` required and blocked. Each is a text
/// like "b4 d5", in any form that the program reads, or pairs of a row and a column, from 0.
Board constrained(Board board, py::handle queens, py::handle blocked);

/// Whether one of the arguments `queens` and `blocked` is not empty.
bool has_squares(py::handle queens, py::handle blocked);

/// The n×n board if the arguments `queens` and `blocked` constrain it, and the argument `group`. Throws
/// ValueError if the group does not preserve the constraints; None is the subgroup of the full group that
/// does.
std::pair<std::optional<Board>, Subgroup> acting_board(int n, py::handle group, py::handle queens,
                                                       py::handle blocked);

/// The argument `n` of a count: 0 to 28.
int counted_n(py::handle n);

/// Throws ValueError, for the argument `prefix`, unless the placement fits on the board.
void require_on_board(const Placement& prefix, const Board& board);

/// The published number of solutions of n queens, or that of 27 for more, which have more; 0 for other rules.
std::uint64_t least_solutions(int n, Rule rule);

/// The argument `turn`: "half" or "quarter".
Turn turn_of(py::handle turn);

/// The n×n board if the arguments `queens` and `blocked` constrain it. Throws ValueError if the turn does not
/// preserve the constraints.
std::optional<Board> board_for(Turn turn, int n, py::handle queens, py::handle blocked);

/// The members of the Python classes Symmetry and Subgroup.
py::object to_python(Symmetry g);
py::object to_python(Subgroup group);

/// Sets these members, in the order of all_symmetries and all_subgroups(). The Python files call this as soon
/// as they have defined the classes, so that no conversion has to import them.
void set_symmetries(const py::iterable& members);
void set_subgroups(const py::iterable& members);

/// Sets the classes Orbit and Image.
void set_classes(const py::type& orbit, const py::type& image);

/// An object of the class Orbit, or of a class that is derived from it.
py::object to_python(const Orbit& orbit, Subgroup group, py::handle type = nullptr);

/// A member of the class Image.
py::object to_python(const Image& image);

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

/// The message of choice().
[[nodiscard]] py::value_error invalid_choice(std::string_view name, std::string_view value,
                                             std::string_view what,
                                             std::span<const std::string_view> choices);

}  // namespace eightfold::python
