// The small pictures of placements and symmetries in notebooks, which may contain many of them.
#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/inline_picture.hpp"
#include "eightfold/reports/pictures/symmetry_picture.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

constexpr int picture_width = 280;

py::str picture_of_placement(py::handle given) {
  const Placement placed = placement("placement", given);
  return to_python(reports::inline_picture(reports::board_picture(
      {.shown = {placed, board_size(py::none(), placed)}, .coordinates = false, .width = picture_width})));
}

py::str picture_of_symmetry(py::handle g) {
  return to_python(reports::inline_picture(
      reports::symmetry_picture({.symmetry = symmetry("g", g), .width = picture_width})));
}

}  // namespace

void bind_notebook_pictures(py::module_& module) {
  module.def("picture_of_placement", picture_of_placement);
  module.def("picture_of_symmetry", picture_of_symmetry);
}

}  // namespace eightfold::python
