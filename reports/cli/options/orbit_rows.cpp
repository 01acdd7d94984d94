#include "reports/cli/options/orbit_rows.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/pictures/solutions_sheet.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/placement_file.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"

namespace eightfold::cli {
namespace {

void check_size(const PictureOutput& out, const reports::OrbitRowsPicture& picture) {
  const reports::PictureSize size = reports::size_of(picture);
  out.check_size(size.width, size.height, "a lower --limit");
}

// For queens the number of rows that a limit leaves is known before the search, from published counts.
void check_size_before_search(const PictureOutput& out, reports::OrbitRowsPicture picture,
                              const SolutionOrbitsParams& params, std::optional<std::uint64_t> limit) {
  const auto known = published_counts(params.n).solution_counts();
  if (!limit || !known || params.rule != Rule::queens) return;
  picture.count = orbits_of_solutions(params.n, *known, params.group);
  picture.rows.resize(std::min<std::uint64_t>(*limit, picture.count.counts.orbits));
  check_size(out, picture);
}

}  // namespace

ExitCode draw_orbit_rows(const CommandLine& line, const Context& context) {
  const auto limit = line.number("limit");
  std::optional<FromFile> file;
  if (line.has(from_option.name)) {
    file.emplace(line, group_of(line), context);
    file->expect_orbits();
  }
  const SolutionOrbitsParams params = {file ? file->size : line.argument_number<int>(), rule_of(line),
                                       group_of(line)};
  const StopOnSignal signals;
  PictureOutput out(line);
  const auto set_look = [&](reports::OrbitRowsPicture& picture) {
    picture.title = out.title();
    picture.width = out.width();
    picture.theme = out.theme();
  };
  reports::OrbitRowsPicture picture = {.size = params.n, .rule = params.rule};
  set_look(picture);
  if (file) {
    picture = reports::placement_orbit_rows(file->placements, params.rule, limit);
    picture.set_name = fmt::format("Placements in {}", file->name);
  } else {
    check_size_before_search(out, picture, params, limit);
    context.warn_of_long_run(params.n, params.rule);
    ProgressBar bar(fmt::format("N = {}", params.n), context.quiet);
    picture = reports::solution_orbit_rows(
        params, limit,
        {.threads = 0, .stop = signals.token(), .on_progress = [&](double done) { bar.show(done); }});
  }
  set_look(picture);
  check_size(out, picture);
  out.write(reports::orbit_rows_picture(picture));
  return picture.count.agrees() ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace eightfold::cli
