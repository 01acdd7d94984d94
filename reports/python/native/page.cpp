// The HTML page of the orbits.
#include <fmt/core.h>

#include <string>

#include "eightfold/reports/page/find_orbit_page.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

// The call to use instead: orbit_report() if listing the orbits takes minutes at most, or else burnside().
std::string call_instead(const SolutionOrbitsParams& params) {
  constexpr int longest_list = 16;
  const bool is_listed = params.n <= longest_list || params.rule != Rule::queens;
  return fmt::format("{}({}{})", is_listed ? "orbit_report" : "burnside", params.n,
                     params.board ? ", queens=…, blocked=…" : "");
}

py::str page(py::handle n, py::handle group, py::handle rule_name, py::handle queens, py::handle blocked,
             py::handle title, py::handle threads, py::handle progress) {
  const int size = small_number("n", n, {0, max_size});
  const auto [board, acting] = acting_board(size, group, queens, blocked);
  const SolutionOrbitsParams params = {size, rule("rule", rule_name), acting, board};
  const std::string heading = text("title", title);
  const Run run = run_of(threads, progress);
  try {
    reports::expect_room_on_page(params);
    return to_python(in_background(run, [&](const RunOptions& options) {
      reports::OrbitPage found = reports::find_orbit_page(params, options);
      if (!found.count.agrees()) throw std::runtime_error("internal error: two counts of the orbits differ");
      found.title = heading;
      return orbit_page(found);
    }));
  } catch (const reports::TooManyOrbits& error) {
    throw py::value_error(fmt::format("n: {}; use {}", error.what(), call_instead(params)));
  }
}

}  // namespace

void bind_page(py::module_& module) { module.def("page", page); }

}  // namespace eightfold::python
