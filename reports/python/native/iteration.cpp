#include "reports/python/native/iteration.hpp"

#include <fmt/core.h>
#include <pybind11/numpy.h>

#include <memory>
#include <stdexcept>
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

void require_room(std::uint64_t placements, int rows) {
  constexpr std::uint64_t most_bytes = 2'000'000'000;
  const std::uint64_t most = rows == 0 ? most_bytes : most_bytes / static_cast<std::uint64_t>(rows);
  if (placements > most)
    throw std::length_error(fmt::format(
        "to_numpy: more than {} placements of {} rows exceed 2 GB; iterate over them instead", most, rows));
}

void require_array(bool is_at_end) {
  py::module_::import("eightfold.optional").attr("import_library")("numpy");
  if (is_at_end) throw py::value_error("the iterator is at its end; create another one");
}

py::object to_array(ColumnTable&& table) {
  auto owner = std::make_unique<ColumnTable>(std::move(table));
  const ColumnTable& columns = *owner;
  const py::capsule memory(owner.get(), [](void* taken) { delete static_cast<ColumnTable*>(taken); });
  owner.release();
  return py::array_t<std::uint8_t>({columns.count, static_cast<std::size_t>(columns.rows)},
                                   columns.columns.data(), memory);
}

}  // namespace eightfold::python
