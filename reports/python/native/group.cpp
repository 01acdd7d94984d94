// Facts about the symmetries of the square, its ten subgroups, and its characters.
#include <cstdint>
#include <limits>
#include <vector>

#include "eightfold/symmetry/characters.hpp"
#include "eightfold/symmetry/generated_subgroup.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "reports/groups/internal/element_letters.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

// Its columns are the images of the vectors (1, 0) and (0, 1) from the center of the 3×3 board.
py::tuple matrix(py::handle given) {
  const Symmetry g = symmetry("g", given);
  const Square down = image(g, {2, 1}, 3);
  const Square right = image(g, {1, 2}, 3);
  return py::make_tuple(py::make_tuple(down.row - 1, right.row - 1),
                        py::make_tuple(down.column - 1, right.column - 1));
}

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

py::tuple square_permutation(py::handle g, py::handle size) {
  const int n = small_number("n", size, {0, largest_cell_board});
  return py::tuple(py::cast(square_cells_action(n).elements.at(index_of(symmetry("g", g)))));
}

template <typename Groups>
py::tuple groups_to_python(const Groups& groups) {
  py::list list;
  for (const Subgroup group : groups) list.append(to_python(group));
  return py::tuple(list);
}

py::object generated(py::handle given) {
  std::vector<Symmetry> generators;
  for (const py::handle g : py::iter(given)) generators.push_back(symmetry("generators", g));
  return to_python(generated_subgroup(generators).group);
}

py::object conjugate_of(py::handle group, py::handle x) {
  return to_python(Subgroup(conjugate(subgroup("group", group).elements(), symmetry("x", x))));
}

py::object intersection(py::handle one, py::handle other) {
  const unsigned bits = subgroup("group", one).elements().bits() & subgroup("group", other).elements().bits();
  return to_python(Subgroup(SymmetrySet::from_bits(bits)));
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
  module.def("set_symmetries", set_symmetries);
  module.def("symmetry_named",
             [](py::handle name) { return to_python(name_of(symmetry("symmetry", name))); });
  module.def("product",
             [](py::handle g, py::handle h) { return to_python(symmetry("g", g) * symmetry("h", h)); });
  module.def("inverse", [](py::handle g) { return to_python(inverse(symmetry("g", g))); });
  module.def("order_of_symmetry", [](py::handle g) { return order_of(symmetry("g", g)); });
  module.def("conjugate", [](py::handle g, py::handle x) {
    return to_python(conjugate(symmetry("g", g), symmetry("x", x)));
  });
  module.def("conjugacy_class", [](py::handle g) { return to_python(conjugacy_class_of(symmetry("g", g))); });
  module.def("conjugacy_class_name",
             [](py::handle g) { return to_python(conjugacy_class_name(symmetry("g", g))); });
  module.def("letter", [](py::handle g) { return reports::letter_of(symmetry("g", g)); });
  module.def("matrix", matrix);
  module.def("image_of_square", image_of_square);
  module.def("permutation", square_permutation);
  module.def("set_subgroups", set_subgroups);
  module.def("subgroup_named", [](py::handle name) { return to_python(name_of(subgroup("group", name))); });
  module.def("elements", [](py::handle group) { return to_python(subgroup("group", group).elements()); });
  module.def("class_of_subgroup",
             [](py::handle group) { return to_python(name_of(class_of(subgroup("group", group)))); });
  module.def("is_normal", [](py::handle group) { return is_normal(subgroup("group", group)); });
  module.def("conjugates", [](py::handle group) {
    return groups_to_python(members_of(class_of(subgroup("group", group))));
  });
  module.def("conjugate_subgroup", conjugate_of);
  module.def("maximal_subgroups",
             [](py::handle group) { return groups_to_python(covered_by(subgroup("group", group))); });
  module.def("minimal_overgroups",
             [](py::handle group) { return groups_to_python(covering(subgroup("group", group))); });
  module.def("contains", [](py::handle upper, py::handle lower) {
    return contains(subgroup("upper", upper), subgroup("lower", lower));
  });
  module.def("intersection", intersection);
  module.def("generated_subgroup", generated);
  module.def("characters", characters);
}

}  // namespace eightfold::python
