#include "reports/python/native/placement_array.hpp"

#include <fmt/core.h>
#include <pybind11/numpy.h>

#include <memory>
#include <stdexcept>

namespace py = pybind11;

namespace eightfold::python {

void require_room(std::uint64_t placements, int rows) {
  constexpr std::uint64_t most_bytes = 2'000'000'000;
  const std::uint64_t most = rows == 0 ? most_bytes : most_bytes / static_cast<std::uint64_t>(rows);
  if (placements > most)
    throw std::length_error(fmt::format(
        "to_numpy: more than {} placements of {} rows exceed 2 GB; iterate over them instead", most, rows));
}

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
