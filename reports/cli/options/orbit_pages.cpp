#include "reports/cli/options/orbit_pages.hpp"

#include <fmt/core.h>

#include "reports/cli/screen/progress_bar.hpp"

namespace eightfold::cli {

reports::OrbitPage find_orbit_page(const SolutionOrbitsParams& params, RunOptions run, const Context& context,
                                   const std::function<void()>& too_many) {
  if (params.rule != Rule::queens) context.warn_of_long_run(params.n, params.rule);
  ProgressBar bar(fmt::format("N = {}", params.n), context.quiet);
  run.on_progress = [&](double done) { bar.show(done); };
  return reports::find_orbit_page(params, run, too_many);
}

}  // namespace eightfold::cli
