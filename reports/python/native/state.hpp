#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <cstdint>

#include "eightfold/reports/python/native/arguments.hpp"

// The states of results for pickle: tuples of numbers, names and tuples. A state is untrusted input: reading
// throws TypeError or ValueError.
namespace eightfold::python {

/// The items of a state. Throws ValueError unless it is a tuple of this size.
inline py::tuple items_of(py::handle state, std::size_t size) {
  if (!py::isinstance<py::tuple>(state) || py::len(state) != size)
    throw py::value_error("state: not the state of this kind of result; use pickle or copy");
  return py::reinterpret_borrow<py::tuple>(state);
}

/// The numbers of an EnumArray.
template <typename Numbers>
py::tuple state_of(const Numbers& numbers) {
  py::tuple state(Numbers::size());
  std::size_t place = 0;
  for (const std::uint64_t number : numbers) state[place++] = number;
  return state;
}

template <typename Numbers>
Numbers numbers_of(py::handle state) {
  Numbers numbers;
  auto item = items_of(state, Numbers::size()).begin();
  for (std::uint64_t& number : numbers) number = whole_number("state", *item++, {});
  return numbers;
}

}  // namespace eightfold::python
