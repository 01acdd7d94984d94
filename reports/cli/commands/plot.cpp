#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>

#include "eightfold/reports/cli/options/picture_output.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/cli/screen/message.hpp"
#include "eightfold/reports/cli/screen/progress_bar.hpp"
#include "eightfold/reports/cli/screen/stop_signals.hpp"
#include "eightfold/reports/pictures/internal/growth_curves.hpp"
#include "eightfold/reports/pictures/profile_plot.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/symmetry/published_counts.hpp"

namespace eightfold::cli {
namespace {

constexpr int most_computed_n = 16;
constexpr int default_computed_n = 12;
constexpr int default_last_n = 27;  // the largest N with a published count of all solutions

constexpr auto arguments = std::to_array<Argument>({
    {.name = "PLOT", .remedy = "growth, or profile N", .choices = {"growth", "profile"}},
    {.name = "N", .kind = ValueKind::number, .bounds = {0, max_size}, .optional = true},
});

constexpr auto options = std::to_array<Option>({
    {.name = "to",
     .value = "N",
     .help = "growth: the last N, 0 to 69; default 27",
     .kind = ValueKind::number,
     .bounds = {0, last_published_n, "no larger count is published"}},
    {.name = "computed",
     .value = "N",
     .help = "growth: compute the counts to this N, 0 to 16; default 12",
     .kind = ValueKind::number,
     .bounds = {0, most_computed_n, "larger N take too long"}},
    rule_option,
    title_option,
    theme_option,
    width_option,
    picture_format_option,
    output_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold plot growth -o growth.svg", "the counts over N, all and up to symmetry"},
    {"eightfold plot growth --to 20 --computed 14 -o growth.png", "PNG, with more counts computed"},
    {"eightfold plot profile 8 -o profile.svg", "the search tree of 8 queens by depth"},
});

void refuse(const CommandLine& line, std::string_view option, std::string_view plot) {
  if (line.has(option))
    throw Failure(ExitCode::usage, fmt::format("--{}: not an option of plot {}; remove it", option, plot));
}

ExitCode plot_growth(const CommandLine& line) {
  if (line.arguments.size() > 1)
    throw Failure(ExitCode::usage, fmt::format("unexpected argument {}; growth has no N, use --to",
                                               reports::quote(line.arguments[1])));
  refuse(line, rule_option.name, "growth");
  const int last = line.number<int>("to").value_or(default_last_n);
  int computed_last = std::min(last, default_computed_n);
  if (const auto computed = line.value_of("computed")) {
    const std::string reason = fmt::format("the plot ends at {}", last);
    const Bounds bounds = {0, static_cast<std::uint64_t>(std::min(last, most_computed_n)), reason};
    computed_last = parse_number<int>("--computed", *computed, bounds);
  }

  PictureOutput out(line);
  std::map<int, SolutionCounts> counts;
  for (int n = 0; n <= computed_last; ++n)
    counts[n] = count_solutions_by_symmetry({n}, {.threads = 0}).counts;
  reports::GrowthCurves growth = reports::growth_curves(counts, last);
  reports::GrowthPlot plot;
  plot.curves = std::move(growth.curves);
  plot.title = out.title();
  plot.width = out.width().value_or(plot.width);
  plot.theme = out.theme();
  out.write(reports::growth_plot(plot));
  for (const std::string& contradiction : growth.contradictions) print_message(contradiction);
  return growth.contradictions.empty() ? ExitCode::done : ExitCode::check_failed;
}

ExitCode plot_profile(const CommandLine& line, const Context& context) {
  if (line.arguments.size() < 2) throw Failure(ExitCode::usage, "N: missing; give 0 to 32 after profile");
  refuse(line, "to", "profile");
  refuse(line, "computed", "profile");
  reports::ProfilePlot plot;
  plot.size = line.argument_number<int>(1);
  plot.rule = rule_of(line);

  const StopOnSignal signals;
  PictureOutput out(line);
  context.warn_of_long_run(plot.size, plot.rule);
  {
    ProgressBar bar(fmt::format("N = {}", plot.size), context.quiet);
    plot.tree =
        walk_search_tree(Board::square(plot.size), plot.rule,
                         {.stop = signals.token(), .on_progress = [&](double done) { bar.show(done); }});
  }
  plot.title = out.title();
  plot.width = out.width().value_or(plot.width);
  plot.theme = out.theme();
  out.write(reports::profile_plot(plot));
  return ExitCode::done;
}

ExitCode run(const CommandLine& line, const Context& context) {
  return line.arguments[0] == "growth" ? plot_growth(line) : plot_profile(line, context);
}

}  // namespace

extern const Command plot_command = {
    .name = "plot",
    .heading = Heading::pictures,
    .place = 4,
    .summary = "Draw how the counts grow with N, or the search tree by depth",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "PLOT is one of\n"
        "  growth      the solutions of n queens, all and fundamental, and those that the half and the "
        "quarter turn fix, over N on a logarithmic axis. Counts for small N are computed and compared with "
        "the published ones; the others are published.\n"
        "  profile N   the boards that a row-by-row search visits, by the number of pieces\n"
        "Exit code 1 if a computed count contradicts the published one.",
    .run = run};

}  // namespace eightfold::cli
