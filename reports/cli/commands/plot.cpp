#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "core/count/count.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/pictures/growth_curves.hpp"
#include "reports/pictures/profile_plot.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"
#include "symmetry/fixed_solutions.hpp"
#include "symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

constexpr int most_computed_n = 16;
constexpr int usual_computed_n = 12;
constexpr int usual_last_n = 27;  // the last of which all solutions are published

constexpr std::array<Example, 3> examples = {{
    {"eightfold plot growth -o growth.svg", "the solutions over N, all and up to symmetry"},
    {"eightfold plot growth --to 20 --computed 14 -o growth.png", "in pixels, and more computed here"},
    {"eightfold plot profile 8 -o profile.svg", "the search tree of 8 queens by depth"},
}};

constexpr Option to_option = {"to", '\0', "N", "growth: the last N, 0 to 69; 27 without it"};
constexpr Option computed_option = {"computed", '\0', "N",
                                    "growth: compute up to this N, 0 to 16; 12 without it"};

constexpr std::array<Option, 8> options = {{
    to_option,
    computed_option,
    rule_option,
    title_option,
    theme_option,
    width_option,
    picture_format_option,
    output_option,
}};

void refuse(const CommandLine& line, std::string_view option, std::string_view other, std::string_view plot) {
  if (line.has(option))
    throw Failure(ExitCode::usage,
                  fmt::format("--{}: for plot {}; leave it out with {}", option, other, plot));
}

void expect_arguments(const CommandLine& line, std::size_t most, std::string_view remedy) {
  if (line.arguments.size() > most)
    throw Failure(ExitCode::usage,
                  fmt::format("unexpected argument {}; {}", reports::quote(line.arguments[most]), remedy));
}

reports::ComputedCounts computed_counts(int n) {
  CountParams params;
  params.n = n;
  const std::uint64_t all = count_solutions(params).solutions;
  const std::uint64_t half_turn = count_half_turn_solutions({n});
  const std::uint64_t quarter_turn = count_quarter_turn_solutions({n});
  const CheckedOrbitCount orbits = orbits_of_solutions(n, all, half_turn, quarter_turn);
  return {n, all, orbits.counts.orbits, half_turn, quarter_turn};
}

ExitCode plot_growth(const CommandLine& line) {
  expect_arguments(line, 1, "growth takes no N: give --to");
  refuse(line, rule_option.name, "profile", "growth");
  const auto to = line.value_of(to_option.name);
  const int last =
      to ? static_cast<int>(parse_number("--to", *to, 0, reports::last_published_n, "no more is published"))
         : usual_last_n;
  const auto computed = line.value_of(computed_option.name);
  const int greatest = std::min(last, most_computed_n);
  const int computed_last =
      computed ? static_cast<int>(parse_number(
                     "--computed", *computed, 0, static_cast<std::uint64_t>(greatest),
                     last < most_computed_n ? fmt::format("the plot ends at {}", last) : "more takes long"))
               : std::min(last, usual_computed_n);

  PictureOutput out(line);
  std::vector<reports::ComputedCounts> counts;
  for (int n = 0; n <= computed_last; ++n) counts.push_back(computed_counts(n));
  reports::GrowthCurves growth = reports::growth_curves(counts, last);
  reports::GrowthPlot plot;
  plot.curves = std::move(growth.curves);
  plot.title = out.title();
  plot.width = out.width().value_or(plot.width);
  plot.theme = out.theme();
  out.write(reports::growth_plot(plot));
  for (const std::string& contradiction : growth.contradictions) print_message(contradiction);
  return growth.contradictions.empty() ? ExitCode::done : ExitCode::found_wrong;
}

ExitCode plot_profile(const CommandLine& line, const Context& context) {
  if (line.arguments.size() < 2) throw Failure(ExitCode::usage, "N: missing; give 0 to 32 after profile");
  expect_arguments(line, 2, "give one N");
  refuse(line, to_option.name, "growth", "profile");
  refuse(line, computed_option.name, "growth", "profile");
  reports::ProfilePlot plot;
  plot.size = parse_n(line.arguments[1]);
  plot.rule = rule_of(line);

  PictureOutput out(line);
  context.warn_of_long_run(plot.size, plot.rule);
  plot.tree = walk_search_tree(Board::square(plot.size), plot.rule);
  plot.title = out.title();
  plot.width = out.width().value_or(plot.width);
  plot.theme = out.theme();
  out.write(reports::profile_plot(plot));
  return ExitCode::done;
}

ExitCode run(const CommandLine& line, const Context& context) {
  if (line.arguments.empty()) throw Failure(ExitCode::usage, "PLOT: missing; give growth, or profile N");
  const std::string& name = line.arguments[0];
  if (name == "growth") return plot_growth(line);
  if (name == "profile") return plot_profile(line, context);
  constexpr std::array<std::string_view, 2> names = {"growth", "profile"};
  throw Failure(ExitCode::usage, fmt::format("PLOT: {} is neither growth nor profile{}", reports::quote(name),
                                             reports::did_you_mean(name, names)));
}

}  // namespace

const Command plot_command = {
    "plot",
    "Pictures and pages",
    "PLOT [N]",
    "Draw how the numbers grow with N, or the search tree by depth",
    examples,
    "PLOT is one of\n"
    "  growth      all solutions of n queens, the fundamental ones, and those that the half\n"
    "              and the quarter turn fix, over N on a logarithmic axis. Small N are\n"
    "              computed and held against what is published, larger ones are published.\n"
    "  profile N   the boards that a row-by-row search visits, by the number of pieces\n"
    "Exit code 1 if a number of growth contradicts the published one.",
    options,
    run};

}  // namespace eightfold::cli
