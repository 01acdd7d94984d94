// What eightfold/placement.py asks about placements: their images, and which pieces attack each other.
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/orbit.hpp"
#include "eightfold/symmetry/action.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::python {
namespace {

py::tuple images(py::handle given, py::handle group) {
  py::list list;
  for (const Image& image : distinct_images(permutation("placement", given), subgroup("group", group)))
    list.append(python::to_python(image));
  return py::tuple(list);
}

py::tuple to_python(Square square) { return py::make_tuple(square.row, square.column); }

py::list attacks_of(py::handle given, py::handle rule_name, py::handle n) {
  const Placement placed = placement("placement", given);
  py::list list;
  for (const auto& [upper, lower] :
       find_attacks(placed, rule("rule", rule_name), std::max(1, board_size(n, placed))))
    list.append(py::make_tuple(to_python(upper), to_python(lower)));
  return list;
}

bool solves(py::handle given, py::handle n, py::handle rule_name) {
  const Placement placed = placement("placement", given);
  const int size = n.is_none() ? placed.rows() : small_number("n", n, {0, max_size});
  return is_solution(placed, Board::square(size), rule("rule", rule_name));
}

py::tuple free_columns(py::handle given, py::handle n, py::handle rule_name) {
  const Placement placed = placement("placement", given);
  py::list columns;
  for (const Square square :
       free_squares(placed, Board::square(board_size(n, placed)), rule("rule", rule_name)))
    columns.append(square.column);
  return py::tuple(columns);
}

}  // namespace

void bind_placement_facts(py::module_& module) {
  module.def("image", [](py::handle given, py::handle g) {
    return image(symmetry("g", g), permutation("placement", given));
  });
  module.def("images", images);
  module.def("canonical_form", [](py::handle given, py::handle group) {
    return canonical_form(permutation("placement", given), subgroup("group", group));
  });
  module.def("least_image", [](py::handle given, py::handle group) {
    return python::to_python(least_image(permutation("placement", given), subgroup("group", group)));
  });
  module.def("is_canonical", [](py::handle given, py::handle group) {
    return is_canonical(permutation("placement", given), subgroup("group", group));
  });
  module.def("stabilizer", [](py::handle given, py::handle group) {
    return python::to_python(stabilizer_of(permutation("placement", given), subgroup("group", group)));
  });
  module.def("orbit", [](py::handle given, py::handle group) {
    return orbit_of(permutation("placement", given), subgroup("group", group));
  });
  module.def("attacks", attacks_of);
  module.def("is_solution", solves);
  module.def("free_columns", free_columns);
}

}  // namespace eightfold::python
