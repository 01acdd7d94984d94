#include "eightfold/reports/python/native/orbit.hpp"

#include <pybind11/operators.h>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

py::tuple images_of(const ActedOrbit& self) {
  py::list images;
  for (const Image& image : distinct_images(self.orbit.representative, self.group))
    images.append(to_python(image));
  return py::tuple(images);
}

py::tuple members_of(const ActedOrbit& self) {
  py::list members;
  for (const Image& image : distinct_images(self.orbit.representative, self.group))
    members.append(image.placement);
  return py::tuple(members);
}

bool contains(const ActedOrbit& self, py::handle value) {
  py::detail::make_caster<Placement> caster;  // isinstance would believe an object's __class__
  if (!caster.load(value, false)) return false;
  const auto& placement = py::detail::cast_op<const Placement&>(caster);
  return is_permutation(placement) && canonical_form(placement, self.group) == self.orbit.representative;
}

std::size_t hash_of(const ActedOrbit& self) {
  return std::hash<Placement>()(self.orbit.representative) * 31 + self.group.elements().bits();
}

std::string orbit_repr(const ActedOrbit& self) {
  const bool is_full = self.group == full_group;
  return "<Orbit " + reports::as_vector(self.orbit.representative) + ": size " +
         std::to_string(self.orbit.size) + ", type " + std::string(name_of(class_of(self.orbit.stabilizer))) +
         (is_full ? "" : ", group " + std::string(name_of(self.group))) + ">";
}

constexpr const char* orbit_doc = R"doc(All images of a placement under the symmetries of a group.

An orbit is immutable, and a sequence of its members in the order of their witnesses, the representative
first. Orbits are ordered by their representatives. A placement that is not a permutation raises ValueError.

>>> orbit = Orbit([1, 3, 0, 2])
>>> orbit
<Orbit [1 3 0 2]: size 2, type quarter_turn>
>>> list(orbit)
[Placement([1, 3, 0, 2]), Placement([2, 0, 3, 1])]
>>> Orbit([1, 3, 0, 2], group="rotations").size
1
)doc";

constexpr const char* representative_doc = R"doc(The lexicographically least member.

>>> Orbit([3, 1, 6, 2, 5, 7, 4, 0]).representative
Placement([0, 4, 7, 5, 2, 6, 1, 3])
)doc";

constexpr const char* stabilizer_doc = R"doc(The symmetries of the group that fix the representative.

>>> Orbit([2, 4, 1, 7, 0, 6, 3, 5]).stabilizer
<Subgroup.half_turn>
)doc";

constexpr const char* type_doc = R"doc(The class of the stabilizer in the group of the square.

>>> Orbit([2, 4, 1, 7, 0, 6, 3, 5]).type
'half_turn'
)doc";

constexpr const char* size_doc =
    R"doc(The number of members: the order of the group divided by that of the stabilizer.

>>> Orbit([2, 4, 1, 7, 0, 6, 3, 5]).size
4
)doc";

constexpr const char* group_doc = R"doc(The group that acts.

>>> Orbit([0, 1], group="rotations").group
<Subgroup.quarter_turn>
)doc";

constexpr const char* members_doc = R"doc(The members in the order of their witnesses.

>>> Orbit([1, 3, 0, 2]).members
(Placement([1, 3, 0, 2]), Placement([2, 0, 3, 1]))
)doc";

constexpr const char* images_doc =
    R"doc(The members with their witnesses: the first symmetries that map the representative to them.

>>> [image.witness for image in Orbit([1, 3, 0, 2]).images]
[<Symmetry.identity>, <Symmetry.flip_horizontal>]
)doc";

py::object html_of(const py::object& self) {
  return py::module_::import("eightfold.orbits").attr("orbit_html")(self);
}

}  // namespace

ActedOrbit orbit_of(const Placement& placement, Subgroup group) {
  const Placement representative = canonical_form(placement, group);
  const Subgroup stabilizer = stabilizer_of(representative, group);
  return {{representative, stabilizer, group.order() / stabilizer.order()}, group};
}

py::object to_python(const Image& image) {
  return py::module_::import("eightfold.image").attr("Image")(image.placement, to_python(image.witness));
}

void bind_orbit(py::module_& module) {
  py::class_<ActedOrbit>(module, "Orbit", orbit_doc)
      .def(py::init([](py::handle given, py::handle group) {
             return orbit_of(permutation("placement", given), subgroup("group", group));
           }),
           py::arg("placement"), py::arg("group") = "full")
      .def_property_readonly(
          "representative", [](const ActedOrbit& self) { return self.orbit.representative; },
          representative_doc)
      .def_property_readonly(
          "stabilizer", [](const ActedOrbit& self) { return to_python(self.orbit.stabilizer); },
          stabilizer_doc)
      .def_property_readonly(
          "type", [](const ActedOrbit& self) { return to_python(name_of(class_of(self.orbit.stabilizer))); },
          type_doc)
      .def_property_readonly(
          "size", [](const ActedOrbit& self) { return self.orbit.size; }, size_doc)
      .def_property_readonly(
          "group", [](const ActedOrbit& self) { return to_python(self.group); }, group_doc)
      .def_property_readonly("members", members_of, members_doc)
      .def_property_readonly("images", images_of, images_doc)
      .def("__len__", [](const ActedOrbit& self) { return self.orbit.size; })
      .def("__getitem__", [](const ActedOrbit& self,
                             const py::object& index) { return py::object(members_of(self)[index]); })
      .def("__iter__", [](const ActedOrbit& self) { return py::iter(members_of(self)); })
      .def("__contains__", contains)
      .def("__hash__", hash_of)
      .def("__repr__", orbit_repr)
      .def("_repr_html_", html_of)
      .def(py::self == py::self)
      .def(py::self != py::self)
      .def(py::self < py::self)
      .def(py::self <= py::self)
      .def(py::self > py::self)
      .def(py::self >= py::self)
      .def("__reduce__", [](const py::object& self) {
        return py::make_tuple(py::type::of(self),
                              py::make_tuple(self.attr("representative"), self.attr("group")));
      });
}

}  // namespace eightfold::python
