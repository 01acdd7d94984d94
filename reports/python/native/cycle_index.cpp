#include <fmt/core.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/colorings.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

using reports::CycleIndexReport;

constexpr int most_counted_colors = 1'000'000;
constexpr std::size_t most_given_generators = 100'000;

py::value_error named(std::string_view argument, const std::exception& error) {
  return py::value_error(fmt::format("{}: {}", argument, error.what()));
}

// Writes "json", "text", "latex" or "count", with the colorings of the arguments if one of them is given.
py::str written(const CycleIndexReport& index, const std::string& format, py::handle colors,
                py::handle content, bool inventory) {
  CycleIndexReport report = index;
  if (format == "count" || inventory || !colors.is_none() || !content.is_none()) {
    const auto [number, given] =
        colors_and_content(colors, content, index.acting.points, most_counted_colors);
    try {
      run_in_background({}, [&, number = number, &given = given](const RunOptions& run) {
        given ? add_colorings(report, *given, run) : add_colorings(report, number, run);
        if (inventory) add_inventory(report, number, run);
      });
    } catch (const std::length_error& error) {
      throw named(index.index ? "colors" : "group", error);
    }
  }
  if (format == "count") return to_python(report.colorings.value().classes.str());
  if (format == "text") return to_python(reports::cycle_index_text(report, printed_style()));
  return to_python(format == "latex" ? reports::cycle_index_latex(report)
                                     : reports::cycle_index_json(report));
}

// The least colorings of `length` orbits after the first `skip`. The search begins anew in each call. Also
// the number of colors and the content, for the next call.
py::tuple representatives(const CycleIndexReport& index, std::size_t skip, std::size_t length,
                          py::handle colors, py::handle content) {
  const auto [points, generators] = std::tie(index.acting.points, index.acting.generators);
  const auto [number, given] = colors_and_content(colors, content, points, most_sorted_colorings);
  const ColoringSearchParams params = {points, generators, number, given.value_or(Content())};
  try {
    const Colorings listed = in_background({}, [&](const RunOptions& run) {
      Colorings found;
      std::size_t left = skip;
      const auto keep = [&](std::span<const int> coloring, std::uint64_t) {
        if (left > 0) return left-- > 0;
        found.add(coloring);
        return found.count < length;
      };
      for_each_coloring(params, keep, run);
      return found;
    });
    const py::object numbers = given ? py::object(to_python(std::span(*given))) : py::none();
    return py::make_tuple(to_python(listed), number, numbers);
  } catch (const std::length_error& error) {
    throw named(given ? "content" : "colors", error);
  }
}

// What the Python files keep of a cycle index: its description, and functions that write it and list orbits.
py::tuple parts_of(CycleIndexReport report) {
  const auto index = std::make_shared<const CycleIndexReport>(std::move(report));
  const auto write = [index](const std::string& format, py::handle colors, py::handle content,
                             bool inventory) { return written(*index, format, colors, content, inventory); };
  const auto list = [index](std::size_t skip, std::size_t length, py::handle colors, py::handle content) {
    return representatives(*index, skip, length, colors, content);
  };
  return py::make_tuple(index->description,
                        py::cpp_function(write, py::arg("format"), py::arg("colors") = py::none(),
                                         py::arg("content") = py::none(), py::arg("inventory") = false),
                        py::cpp_function(list));
}

// A group with one number may have it as the argument n.
py::tuple of_group(py::handle group, py::handle n) {
  std::string name = text("group", group);
  std::string kind_name = name;
  std::ranges::replace(kind_name, '_', '-');
  const auto kind = std::ranges::find(group_kinds(), kind_name, &GroupKind::name);
  const bool has_number = kind != group_kinds().end() && kind->numbers == 1;
  if (has_number) {
    if (n.is_none()) throw py::value_error(fmt::format("n: missing; give 0 to {}", kind->greatest));
    const Bounds bounds = {0, static_cast<std::uint64_t>(kind->greatest)};
    name += " " + std::to_string(small_number("n", n, bounds));
  }
  try {
    const NamedGroup found = named_group(name);
    if (!has_number && !n.is_none())
      throw py::value_error(fmt::format("n: the group {} has no n; remove it", found.name()));
    return parts_of(
        in_background({}, [&](const RunOptions& run) { return reports::cycle_index_report(found, run); }));
  } catch (const std::invalid_argument& error) {
    throw named("group", error);
  }
}

// The images of 0, 1, … under each permutation, or a text of cycles of the points 1, 2, ….
std::vector<Permutation> permutations_of(std::string_view name, py::handle given, int points) {
  if (py::isinstance<py::str>(given)) return reports::read_permutations(text(name, given), points);
  if (!py::isinstance<py::iterable>(given))
    throw py::type_error(fmt::format("{}: not a list of permutations; give one such as [[1, 2, 0]]", name));
  std::vector<Permutation> permutations;
  for (const py::handle images : py::iter(given)) {
    if (permutations.size() == most_given_generators)
      throw py::value_error(fmt::format("{}: more than {} permutations", name, most_given_generators));
    permutations.push_back(
        small_numbers(name, images, {0, most_generated_points - 1}, most_generated_points));
  }
  return permutations;
}

// `name` is that of the argument. Of a group that has many generators, few are kept.
py::tuple of_generators(const std::string& name, py::handle given, py::handle points_argument) {
  int points =
      points_argument.is_none() ? 0 : small_number("points", points_argument, {0, most_generated_points});
  try {
    std::vector<Permutation> generators = permutations_of(name, given, points);
    const int given_points = points;
    for (const Permutation& to : generators) points = std::max(points, static_cast<int>(to.size()));
    if (!points_argument.is_none() && given_points < points)
      throw py::value_error(
          fmt::format("points: {0} is less than the point {1}; give {1} or more", given_points, points));
    return parts_of(in_background({}, [&](const RunOptions& run) {
      if (name == "group") generators = PermutationGroup(points, generators).generators();
      return reports::cycle_index_report(points, std::move(generators), run);
    }));
  } catch (const reports::ParseError& error) {
    throw named(name, error);
  } catch (const std::logic_error& error) {  // invalid_argument or length_error
    throw named(name, error);
  }
}

}  // namespace

void bind_cycle_index(py::module_& module) {
  module.def("cycle_index", of_group);
  module.def("generated_cycle_index", of_generators);
}

}  // namespace eightfold::python
