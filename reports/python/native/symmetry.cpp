// Facts about the group of the square, by index in all_symmetries and by name of the subgroup.
#include "eightfold/symmetry/symmetry.hpp"

#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

py::list names_of_subgroups() {
  py::list names;
  for (const Subgroup group : all_subgroups()) names.append(to_python(name_of(group)));
  return names;
}

py::tuple elements_of(const std::string& name) {
  const Subgroup group = Subgroup::named(name).value();
  py::list elements;
  for (const Symmetry g : group.elements()) elements.append(to_python(g));
  return py::tuple(elements);
}

}  // namespace

void bind_symmetry(py::module_& module) {
  module.def("symmetry_names", [] {
    py::list names;
    for (const Symmetry g : all_symmetries) names.append(to_python(name_of(g)));
    return names;
  });
  module.def("product",
             [](py::handle g, py::handle h) { return to_python(symmetry("g", g) * symmetry("h", h)); });
  module.def("inverse", [](py::handle g) { return to_python(inverse(symmetry("g", g))); });
  module.def("order_of_symmetry", [](py::handle g) { return order_of(symmetry("g", g)); });
  module.def("subgroup_names", names_of_subgroups);
  module.def("subgroup_named", [](py::handle name) { return to_python(name_of(subgroup("group", name))); });
  module.def("elements_of", elements_of);
}

}  // namespace eightfold::python
