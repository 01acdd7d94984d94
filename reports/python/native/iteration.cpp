#include "reports/python/native/iteration.hpp"

#include <memory>
#include <typeindex>

namespace py = pybind11;

namespace eightfold::python {

// py::cast() spends a third of its time on tables: it looks up the class, looks for an object of the same
// address, and records the new one. A copy is at a new address, and nothing returns it by address.
py::object new_placement(const Placement& placement) {
  static auto* const type = py::detail::get_type_info(std::type_index(typeid(Placement)), true);
  auto value = std::make_unique<Placement>(placement);
  auto object = py::reinterpret_steal<py::object>(py::detail::make_new_instance(type->type));
  auto* instance = reinterpret_cast<py::detail::instance*>(object.ptr());
  instance->owned = true;
  auto entry = instance->get_value_and_holder();
  entry.value_ptr() = value.release();
  entry.set_instance_registered(true);  // init_instance() would record the object
  type->init_instance(instance, nullptr);
  entry.set_instance_registered(false);
  return object;
}

}  // namespace eightfold::python
