// What the Python files keep of the group of the square, and how symmetries move squares.
#include <cstdint>
#include <limits>
#include <string>

#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "eightfold/reports/groups/group_report.hpp"
#include "eightfold/reports/groups/lattice_report.hpp"
#include "eightfold/symmetry/characters.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "reports/python/native/arguments.hpp"

namespace eightfold::python {
namespace {

// The coordinates of squares are C++ ints.
constexpr std::uint64_t largest_board = std::numeric_limits<int>::max();

Square square(py::handle value, int n) {
  constexpr auto remedy = "square: not a pair; give (row, column), both counted from 0";
  if (!py::isinstance<py::sequence>(value) || py::isinstance<py::str>(value)) throw py::type_error(remedy);
  const auto pair = py::reinterpret_borrow<py::sequence>(value);
  if (pair.size() != 2) throw py::value_error(remedy);
  const auto last = static_cast<std::uint64_t>(n - 1);
  return {small_number("square", pair[0], {0, last}), small_number("square", pair[1], {0, last})};
}

py::tuple image_of_square(py::handle g, py::handle given, py::handle size) {
  const int n = small_number("n", size, {1, largest_board});
  const auto [row, column] = image(symmetry("g", g), square(given, n), n);
  return py::make_tuple(row, column);
}

Permutation permutation_of_squares(py::handle g, py::handle size) {
  const int n = small_number("n", size, {0, largest_cell_board});
  return square_cells_action(n).elements.at(index_of(symmetry("g", g)));
}

// The name, the kernel and the values of each character, these by all_symmetries.
py::list characters() {
  py::list all;
  for (const Character& character : irreducible_characters()) {
    py::list values;
    for (const Symmetry g : all_symmetries) values.append(character.values[g]);
    all.append(py::make_tuple(to_python(character.name), to_python(character.kernel), py::tuple(values)));
  }
  return all;
}

}  // namespace

void bind_group(py::module_& module) {
  module.def("symmetry",
             [](const std::string& name, py::handle value) { return to_python(symmetry(name, value)); });
  module.def("subgroup",
             [](const std::string& name, py::handle value) { return to_python(subgroup(name, value)); });
  module.def("group_json", [] { return reports::group_json(); });
  module.def("lattice_json", reports::lattice_json);
  module.def("image_of_square", image_of_square);
  module.def("permutation",
             [](py::handle g, py::handle n) { return py::tuple(py::cast(permutation_of_squares(g, n))); });
  module.def("cycles",
             [](py::handle g, py::handle n) { return reports::cycles_text(permutation_of_squares(g, n)); });
  module.def("characters", characters);
}

}  // namespace eightfold::python
