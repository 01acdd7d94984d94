// Facts about the ten subgroups of the group of the square.
#include "eightfold/symmetry/subgroup.hpp"

#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/symmetry/generated_subgroup.hpp"
#include "eightfold/symmetry/lattice.hpp"

namespace eightfold::python {
namespace {

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

}  // namespace

void bind_subgroup(py::module_& module) {
  module.def("subgroup_names", [] {
    py::list names;
    for (const Subgroup group : all_subgroups()) names.append(to_python(name_of(group)));
    return names;
  });
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
}

}  // namespace eightfold::python
