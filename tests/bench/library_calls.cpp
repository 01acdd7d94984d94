// The calls of the C++ library that python_speed.py compares with those of the Python package.
#include <pybind11/pybind11.h>

#include <cstdint>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/solutions.hpp"

namespace {

std::size_t list_solutions(int n) {
  std::vector<eightfold::Placement> listed;
  for (const eightfold::Placement& solution : eightfold::Solutions(eightfold::Board::square(n)))
    listed.push_back(solution);
  return listed.size();
}

std::size_t table_of_solutions(int n) {
  std::vector<std::uint8_t> columns;
  for (const eightfold::Placement& solution : eightfold::Solutions(eightfold::Board::square(n)))
    columns.insert(columns.end(), solution.begin(), solution.end());
  return columns.size();
}

std::uint64_t count(int n) { return eightfold::count_solutions({.n = n}).solutions; }

}  // namespace

PYBIND11_MODULE(library_calls, module) {
  module.def("list_solutions", list_solutions);
  module.def("table_of_solutions", table_of_solutions);
  module.def("count", count);
}
