#include <fmt/core.h>

#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/orbit_site.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/placement_file.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

// The command to use instead: `orbits` if listing them takes minutes at most, or else `census`.
std::string command_instead(const SolutionOrbitsParams& params) {
  constexpr int longest_list = 16;
  if (params.board) return "eightfold orbits";
  const bool is_listed = params.n <= longest_list || params.rule != Rule::queens;
  std::string command = fmt::format("eightfold {} {}", is_listed ? "orbits" : "census", params.n);
  if (params.rule != Rule::queens) command += fmt::format(" --rule {}", name_of(params.rule));
  if (is_listed && params.group != full_group) command += fmt::format(" --group {}", name_of(params.group));
  return is_listed ? command + " --format json" : command;
}

ExitCode write_page(const CommandLine& line, const SolutionOrbitsParams& params, const Context& context) {
  Search search(line, context);
  auto out = open_unseen_output(line, output_option.name, "an HTML page", "orbits.html");
  reports::OrbitPage page = find_orbit_page(params, line, context, search);
  page.title = line.value_of("title").value_or("");
  out.write(reports::orbit_page(page));
  out.commit();
  return page.count.agrees() ? ExitCode::done : ExitCode::check_failed;
}

ExitCode write_page_of_file(const CommandLine& line, const Context& context) {
  const FromFile file(line, group_of(line), context);
  file.expect_orbits();
  auto out = open_unseen_output(line, output_option.name, "an HTML page", "orbits.html");
  try {
    reports::OrbitPage page = reports::find_orbit_page(file.placements, rule_of(line));
    page.set_name = fmt::format("placements in {}", file.name);
    page.title = line.value_of("title").value_or("");
    out.write(reports::orbit_page(page));
  } catch (const reports::TooManyOrbits& error) {
    throw usage_error("--from: {}; use `eightfold orbits --from`", error.what());
  }
  out.commit();
  return ExitCode::done;
}

ExitCode run_page(const CommandLine& line, const Context& context) {
  if (line.has(from_option.name)) return write_page_of_file(line, context);
  const auto n = line.argument_number<int>();
  const auto board = constraints_of(line, n);
  const SolutionOrbitsParams params = {n, rule_of(line), group_on(line, board), board};
  if (line.has("threads") && params.rule != Rule::queens)
    throw usage_error("--threads: only the search for queens is parallel; remove --threads or --rule");
  try {
    reports::expect_room_on_page(params);
    return write_page(line, params, context);
  } catch (const reports::TooManyOrbits& error) {
    throw usage_error("N: {}; use `{}`", error.what(), command_instead(params));
  }
}

}  // namespace

extern const Command page_command = {
    .name = "page",
    .heading = Heading::pictures,
    .place = 3,
    .summary = "Write an interactive HTML page of the orbits",
    .arguments = {n_argument.or_option("from", "0 to 13, or --from FILE")},
    .options = {group_option, queens_option, blocked_option, board_option, rule_option,
                from_option.excluding({"threads", "queens", "blocked", "board"}),
                base_option.needing({"from"}), input_notation_option.needing({"from"}),
                title_option.with_help("the page's title and heading, instead of the default"),
                output_option_for({"html"}), threads_option},
    .examples = {{"eightfold page 8 -o orbits.html", "the 12 orbits, to open in a browser"},
                 {"eightfold page 5 --group rotations -o orbits.html", "under the rotations"},
                 {"eightfold page 6 --rule rooks -o rooks.html", "115 orbits of four types"},
                 {"eightfold page --from homework.txt -o homework.html", "the orbits of your own placements"},
                 {"eightfold page 8 --blocked \"a1 h8\" -o blocked.html",
                  "without two squares; four symmetries act"},
                 {"eightfold page 6 --title \"Monday's lecture\" -o monday.html", "with your own title"}},
    .details =
        "The page is one file without external resources. It begins with a picture of Burnside's lemma: the "
        "elements with the number of solutions that each fixes, and a row of boards for each orbit, or for a "
        "sample with every short orbit if there are more than 48 orbits. Each orbit has a card with a "
        "permanent link like orbits.html#orbit=9. The JSON orbit report is embedded. With JavaScript, "
        "readers apply an element to all boards at once, filter and sort the cards, find the orbit of a "
        "solution, turn and flip its board on the group's Cayley graph, place the pieces on a board of their "
        "own, and answer a quiz whose link contains the score. The page is complete without JavaScript, and "
        "suitable for printing. Its boards have a frame on the squares of --queens and of Q in --board, and "
        "blocked squares are hatched; only the symmetries that preserve them act, and no pieces can be "
        "placed. It holds at most 20,000 orbits; 13 queens have 9,233. The placements of FILE must be a "
        "union of orbits; they may be any permutations, and a note states how many are not solutions.",
    .run = run_page,
};

}  // namespace eightfold::cli
