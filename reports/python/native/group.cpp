// Tables about the group of the square: its marks and its characters.
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/symmetry/characters.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold::python {
namespace {

py::tuple class_names() {
  py::list names;
  for (const SubgroupClass type : all_subgroup_classes) names.append(to_python(name_of(type)));
  return py::tuple(names);
}

py::tuple marks() {
  py::list rows;
  for (const SubgroupClass orbit : all_subgroup_classes) {
    py::list row;
    for (const SubgroupClass type : all_subgroup_classes) row.append(table_of_marks()[orbit][type]);
    rows.append(py::tuple(row));
  }
  return py::tuple(rows);
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
  module.def("subgroup_class_names", class_names);
  module.def("table_of_marks", marks);
  module.def("characters", characters);
}

}  // namespace eightfold::python
