#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold::python {

/// Throws std::length_error, a ValueError in Python, if an array of so many placements exceeds 2 GB.
void require_room(std::uint64_t placements, int rows);

/// The columns of placements with the same number of rows, one after the other.
struct ColumnTable {
  int rows = 0;           ///< of each placement
  std::size_t count = 0;  ///< of placements
  std::vector<std::uint8_t> columns = {};

  /// Throws like require_room().
  void add(const Placement& placement) {
    require_room(count + 1, rows);
    columns.insert(columns.end(), placement.begin(), placement.end());
    ++count;
  }
};

/// Throws the ModuleNotFoundError of eightfold/optional.py without NumPy. Call it before the work.
void require_numpy();

/// An array of NumPy of shape (count, rows), which takes the memory of the table.
pybind11::object to_array(ColumnTable&& table);

}  // namespace eightfold::python
