#include <fmt/core.h>

#include <array>
#include <optional>

#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/output_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/options/solution_orbits.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"
#include "reports/page/orbit_page.hpp"
#include "reports/solutions/published_counts.hpp"
#include "symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 4> examples = {{
    {"eightfold page 8 -o orbits.html", "the 12 orbits, to open in a browser"},
    {"eightfold page 5 --group rotations -o orbits.html", "under the rotations alone"},
    {"eightfold page 6 --rule rooks -o rooks.html", "115 orbits of four types"},
    {"eightfold page 6 --title \"Monday's lecture\" -o monday.html", "under a heading of your own"},
}};

constexpr std::array<Option, 5> options = {{
    group_option,
    rule_option,
    {"title", '\0', "TEXT", "the page's title and heading, in place of its own"},
    output_option,
    threads_option,
}};

// A command that tells of as many orbits as there are: past the longest list that ends within minutes, by
// numbers.
std::string command_instead(const SolutionOrbitsParams& params) {
  constexpr int longest_list = 16;
  const bool is_listed = params.n <= longest_list || params.rule != Rule::queens;
  std::string command = fmt::format("eightfold {} {}", is_listed ? "orbits" : "census", params.n);
  if (params.rule != Rule::queens) command += fmt::format(" --rule {}", name_of(params.rule));
  if (is_listed && params.group != Subgroup()) command += fmt::format(" --group {}", name_of(params.group));
  return is_listed ? command + " --format json" : command;
}

// `many` is how many orbits there are, in words.
Failure too_many(const SolutionOrbitsParams& params, std::string_view many) {
  return {ExitCode::usage, fmt::format("N: {} has {} orbits, and a page holds {}; use `{}`", params.n, many,
                                       reports::most_orbits_on_page, command_instead(params))};
}

// Of queens the number of orbits is known before the search, from what has been published.
void check_published_number(const SolutionOrbitsParams& params) {
  const auto [all, fundamental, half_turn, quarter_turn] = reports::published_counts(params.n);
  if (!all || !half_turn || !quarter_turn) throw too_many(params, "far too many");
  const std::uint64_t orbits = burnside_orbit_count(
      fixed_points_of_solutions(params.n, *all, *half_turn, *quarter_turn), params.group);
  if (orbits > reports::most_orbits_on_page) throw too_many(params, std::to_string(orbits));
}

reports::OrbitPage page_of(const SolutionOrbitsParams& params) {
  reports::OrbitPage page;
  page.size = params.n;
  page.rule = params.rule;
  page.group = params.group;
  page.count = visit_solution_orbits(params, [&](std::span<const Orbit> orbits) {
    if (page.orbits.size() + orbits.size() > reports::most_orbits_on_page)
      throw too_many(params, fmt::format("more than {}", reports::most_orbits_on_page));
    page.orbits.insert(page.orbits.end(), orbits.begin(), orbits.end());
  });
  return page;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const SolutionOrbitsParams params = {parse_n(only_argument(line, "N", "0 to 13")), rule_of(line),
                                       group_of(line), threads_of(line)};
  if (line.has("threads") && params.rule != Rule::queens)
    throw Failure(ExitCode::usage,
                  "--threads: only the search for queens takes several; leave it out with --rule");
  if (params.rule == Rule::queens) check_published_number(params);
  auto out = open_output(line.value_of(output_option.name));
  if (params.rule != Rule::queens) context.warn_of_long_run(params.n, params.rule);
  reports::OrbitPage page = page_of(params);
  page.title = line.value_of("title").value_or("");
  out.write(reports::orbit_page(page));
  out.commit();
  return page.count.agrees() ? ExitCode::done : ExitCode::found_wrong;
}

}  // namespace

const Command page_command = {
    "page",
    "Pictures and pages",
    "N",
    "Write one HTML page that shows the orbits and lets a reader turn them",
    examples,
    "The page is one file that loads nothing. It holds the counts, Burnside's lemma with its\n"
    "numbers, and a card for each orbit, with a permanent link like orbits.html#orbit=9; it\n"
    "prints well, and is whole without JavaScript. With it, a reader filters and sorts, finds\n"
    "the orbit of any solution, and turns and flips its board on the group's Cayley graph.\n"
    "The JSON orbit report is embedded. A page holds at most 20000 orbits: 13 queens have\n"
    "9233.",
    options,
    run};

}  // namespace eightfold::cli
