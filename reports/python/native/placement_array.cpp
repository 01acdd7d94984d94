#include "eightfold/reports/python/native/placement_array.hpp"

#include <pybind11/numpy.h>

#include <memory>

namespace py = pybind11;

namespace eightfold::python {

void require_numpy() { py::module_::import("eightfold.optional").attr("import_library")("numpy"); }

py::object to_array(ColumnTable&& table) {
  auto owner = std::make_unique<ColumnTable>(std::move(table));
  const ColumnTable& columns = *owner;
  const py::capsule memory(owner.get(), [](void* taken) { delete static_cast<ColumnTable*>(taken); });
  owner.release();
  return py::array_t<std::uint8_t>({columns.count, static_cast<std::size_t>(columns.rows)},
                                   columns.columns.data(), memory);
}

}  // namespace eightfold::python
