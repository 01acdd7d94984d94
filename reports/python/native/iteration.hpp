#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <cstdint>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold::python {

/// A new Python object. Its allocation may collect garbage, which runs any code: pass a copy of a placement
/// that the code could change.
pybind11::object new_placement(const Placement& placement);

/// What `to_numpy` of an iterator begins with. Throws the ModuleNotFoundError of eightfold/optional.py
/// without NumPy, and ValueError after the last placement: an empty array would look like a result.
void require_array(bool is_at_end);

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

/// An array of NumPy of shape (count, rows), which takes the memory of the table.
pybind11::object to_array(ColumnTable&& table);

/// The slot tp_iternext of a class of pybind11: returns what `T::next()` points to, or ends the iteration if
/// that is null. A method `__next__` alone would take three times as long.
template <typename T>
PyObject* next_placement(PyObject* self) noexcept {
  try {
    auto* object = reinterpret_cast<pybind11::detail::instance*>(self);
    auto* iterator = static_cast<T*>(object->get_value_and_holder().value_ptr());
    if (iterator == nullptr)
      throw pybind11::type_error("the iterator has no search; create it with its function");
    const Placement* next = iterator->next();
    return next == nullptr ? nullptr : new_placement(Placement(*next)).release().ptr();
  } catch (pybind11::error_already_set& error) {
    error.restore();
  } catch (const pybind11::builtin_exception& error) {
    error.set_error();
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return nullptr;
}

inline constexpr const char* to_numpy_doc = R"doc(to_numpy(self, /)
--

The solutions that are left, as an array of NumPy.

Its type is uint8 and its shape (solutions, rows); row i has the columns of the i-th solution. Afterwards the
iterator is at its end, and the next call raises ValueError, as does an array of more than 2 GB. Needs NumPy.

>>> from eightfold import solutions
>>> solutions(4).to_numpy().tolist()
[[1, 3, 0, 2], [2, 0, 3, 1]]
)doc";

/// Makes a class the iterator of its `next()`, with its `to_numpy()` and `repr()`.
template <typename T>
void add_iteration(pybind11::class_<T>& cls) {
  cls.def("to_numpy", &T::to_numpy, to_numpy_doc).def("__repr__", &T::repr, "__repr__(self, /)\n--\n\n");
  cls.def(
      "__iter__", [](pybind11::object self) { return self; }, "__iter__(self, /)\n--\n\n");
  cls.def(
      "__next__",
      [](T& self) {
        const Placement* next = self.next();
        if (next == nullptr) throw pybind11::stop_iteration();
        return new_placement(Placement(*next));
      },
      "__next__(self, /)\n--\n\n");
  cls.def("__reduce__", [](const pybind11::object& self) -> pybind11::tuple {
    const pybind11::str name = pybind11::type::of(self).attr("__name__");
    throw pybind11::type_error("cannot pickle or copy an object of type " + std::string(name));
  });
  reinterpret_cast<PyTypeObject*>(cls.ptr())->tp_iternext = next_placement<T>;
}

}  // namespace eightfold::python
