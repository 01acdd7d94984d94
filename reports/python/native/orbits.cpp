// The orbits of a set in memory, with the counts and the writers of the orbit report.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/run/stop_poll.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/solutions/orbit_report_writer.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/boards.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

// About 1 GB.
constexpr std::size_t most_orbits = 20'000'000;

struct OrbitList {
  reports::OrbitReportParams params;
  std::deque<Orbit> orbits;  // a vector would need the double memory whenever it grows
  CheckedOrbitCount count;
};

std::length_error too_many(int n) {
  return std::length_error(
      fmt::format("n: more than {} orbits for n = {}, too many to hold in memory; iterate over "
                  "canonical_solutions() instead",
                  most_orbits, n));
}

OrbitList orbits_of_placements(const ClosureCheck& check) {
  OrbitList list;
  list.params.group = check.group();
  list.params.rule.reset();
  list.params.n = rows_of(check);
  return in_background({}, [&](const RunOptions& run) {
    OrbitCounter counter(list.params.group);
    StopPoll poll(run.stop);
    for (const auto& [placement, member] : check.members()) {
      poll();
      if (const auto orbit = counter.add(placement)) list.orbits.push_back(*orbit);
    }
    list.count = counter.finish();
    return std::move(list);
  });
}

OrbitList orbits(py::handle n, py::handle placements, py::handle group, py::handle rule_name,
                 const py::tuple& squares, const py::tuple& run_arguments) {
  if (!placements.is_none()) return orbits_of_placements(union_of_orbits(placements, group, run_arguments));
  OrbitList list;
  list.params.n = small_number("n", n, {0, max_size});
  std::tie(list.params.board, list.params.group) = acting_board(list.params.n, group, squares);
  const Rule of_solutions = rule("rule", rule_name);
  list.params.rule = of_solutions;
  const auto order = static_cast<std::uint64_t>(list.params.group.order());
  if (of_solutions == Rule::queens && !list.params.board)
    if (published_counts(list.params.n).all.value_or(~std::uint64_t{0}) / order > most_orbits)
      throw too_many(list.params.n);
  return in_background(run_of(run_arguments), [&](const RunOptions& run) {
    const auto keep = [&](std::span<const Orbit> orbits) {
      if (list.orbits.size() + orbits.size() > most_orbits) throw too_many(list.params.n);
      list.orbits.insert(list.orbits.end(), orbits.begin(), orbits.end());
      return true;
    };
    list.count = for_each_solution_orbit_part(
                     {list.params.n, of_solutions, list.params.group, list.params.board}, keep, run)
                     .value();
    return std::move(list);
  });
}

reports::OrbitReportFormat format_named(const std::string& name) {
  if (name == "json") return reports::OrbitReportFormat::json;
  return name == "csv" ? reports::OrbitReportFormat::csv : reports::OrbitReportFormat::text;
}

py::str orbits_text(const OrbitList& self, const std::string& format, bool members) {
  reports::OrbitReportParams params = self.params;
  params.format = format_named(format);
  params.members = members;
  params.style = printed_style();
  return to_python(in_background({}, [&](const RunOptions& run) {
    std::string report;
    reports::OrbitReportWriter writer(params, [&](std::string_view text) { report += text; });
    StopPoll poll(run.stop);
    for (const Orbit& orbit : self.orbits) {
      poll();
      writer.add(orbit);
    }
    writer.finish(self.count);
    return report;
  }));
}

py::object orbit_at(const OrbitList& self, std::size_t index) {
  return to_python(self.orbits.at(index), self.params.group);
}

py::object rule_of(const OrbitList& self) {
  return self.params.rule ? py::object(to_python(name_of(*self.params.rule))) : py::none();
}

// What is known of the orbits except the orbits themselves.
py::dict facts_of(const OrbitList& self) {
  const CheckedOrbitCount& count = self.count;
  py::list types;
  for (const auto& [type, size, orbits, placements] : orbit_types_of(count.counts))
    types.append(py::make_tuple(to_python(name_of(type)), size, orbits, placements));
  py::dict fixed;
  for (const Symmetry g : self.params.group.elements()) fixed[to_python(g)] = count.fixed_points[g];
  return py::dict(py::arg("n") = self.params.n, py::arg("rule") = rule_of(self),
                  py::arg("group") = to_python(self.params.group), py::arg("total") = count.counts.placements,
                  py::arg("types") = types, py::arg("fixed_points") = fixed,
                  py::arg("sum") = count.fixed_point_sum, py::arg("burnside_orbits") = count.burnside_orbits,
                  py::arg("agrees") = count.agrees());
}

// What identifies the list, also for pickle: the columns of the representatives, one byte each, and what does
// not follow from them.
py::tuple state_of_list(const OrbitList& self) {
  std::string columns;
  columns.reserve(self.orbits.size() * static_cast<std::size_t>(self.params.n));
  for (const Orbit& orbit : self.orbits)
    for (const int column : orbit.representative) columns += static_cast<char>(column);
  const Board board = self.params.board.value_or(Board::square(self.params.n));
  const auto& fixed = self.count.fixed_points.by_symmetry();
  return py::make_tuple(self.params.n, to_python(self.params.group), rule_of(self), self.orbits.size(),
                        py::bytes(columns), py::tuple(py::cast(std::vector(fixed.begin(), fixed.end()))),
                        to_python(reports::required_squares(board)),
                        to_python(reports::blocked_squares(board)));
}

// The orbit of a representative.
Orbit orbit_of_columns(std::string_view columns, Subgroup group) {
  Placement representative;
  for (const char column : columns) {
    if (static_cast<unsigned char>(column) >= max_size) throw std::invalid_argument("state: no such column");
    representative.push_back(column);
  }
  if (!is_canonical(representative, group)) throw std::invalid_argument("state: not a representative");
  const Subgroup stabilizer = stabilizer_of(representative, group);
  return {representative, stabilizer, group.order() / stabilizer.order()};
}

// From the items of a state, which are untrusted input.
OrbitList orbits_of_state(py::handle n, py::handle group, py::handle rule_name, std::size_t size,
                          const py::bytes& bytes, const std::array<std::uint64_t, 8>& fixed,
                          py::handle queens, py::handle blocked) {
  OrbitList list;
  list.params.n = small_number("state", n, {0, max_size});
  list.params.group = subgroup("state", group);
  const Board board = constrained(Board::square(list.params.n), py::make_tuple(queens, blocked));
  if (find_unpreserved(board, list.params.group))
    throw py::value_error("state: the group does not preserve the constraints");
  if (board.is_constrained()) list.params.board = board;
  list.params.rule.reset();
  if (!rule_name.is_none()) list.params.rule = rule("state", rule_name);
  const auto rows = static_cast<std::size_t>(list.params.n);
  const std::string columns = bytes;
  if (size > (rows == 0 ? 1 : most_orbits) || columns.size() != size * rows)
    throw py::value_error("state: not as many columns as orbits have");
  EnumArray<Symmetry, std::uint64_t> numbers;
  std::ranges::copy(fixed, numbers.begin());
  return in_background({}, [&](const RunOptions& run) {
    StopPoll poll(run.stop);
    OrbitCounts counts;
    for (std::size_t i = 0; i < size; ++i) {
      poll();
      const Orbit orbit =
          orbit_of_columns(std::string_view(columns).substr(i * rows, rows), list.params.group);
      if (i > 0 && !(list.orbits.back().representative < orbit.representative))
        throw std::invalid_argument("state: the representatives are not in order");
      list.orbits.push_back(orbit);
      counts.add(orbit);
      counts.placements += static_cast<std::uint64_t>(orbit.size);
    }
    list.count = check_orbits(counts, {list.params.group, numbers});
    return std::move(list);
  });
}

}  // namespace

void bind_orbits(py::module_& module) {
  py::class_<OrbitList>(module, "OrbitList", "The orbits of a set in memory.")
      .def("__len__", [](const OrbitList& self) { return self.orbits.size(); })
      .def("at", orbit_at)
      .def("facts", facts_of)
      .def("write", orbits_text)
      .def("state", state_of_list);
  module.def("orbits", orbits);
  module.def("orbits_of_state", orbits_of_state);
}

}  // namespace eightfold::python
