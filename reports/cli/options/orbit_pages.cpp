#include "eightfold/reports/cli/options/orbit_pages.hpp"

#include <fmt/core.h>

#include "eightfold/reports/cli/screen/progress_bar.hpp"

namespace eightfold::cli {

reports::OrbitPage find_orbit_page(const SolutionOrbitsParams& params, RunOptions run, const Context& context,
                                   const std::function<void()>& too_many) {
  if (params.rule != Rule::queens) context.warn_of_long_run(params.n, params.rule);
  ProgressBar bar(fmt::format("N = {}", params.n), context.quiet);
  reports::OrbitPage page;
  page.size = params.n;
  page.rule = params.rule;
  page.group = params.group;
  bool has_room = true;
  const auto add = [&](const Orbit& orbit) {
    if (has_room && page.orbits.size() == reports::most_orbits_on_page) {
      too_many();
      has_room = false;
      page.orbits.clear();
    }
    if (has_room) page.orbits.push_back(orbit);
    return true;
  };
  run.on_progress = [&](double done) { bar.show(done); };
  page.count = for_each_solution_orbit(params, add, run).value();
  return page;
}

}  // namespace eightfold::cli
