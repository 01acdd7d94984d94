#include <fmt/core.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/reports/groups/characters_text.hpp"
#include "eightfold/reports/solutions/burnside_report.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_file.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/solutions/internal/count_limit.hpp"

namespace eightfold::cli {
namespace {

ReportFormat burnside_format_of(const CommandLine& line) {
  const ReportFormat format = report_format_of(line);
  if (format == ReportFormat::csv && line.has("characters"))
    throw usage_error("--characters: not in CSV; use --format text or json");
  return format;
}

reports::BurnsideParams burnside_params_of(const CommandLine& line) {
  const reports::BurnsideParams params = {.rule = rule_of(line),
                                          .group = group_of(line),
                                          .visit_all = line.has("visit-all"),
                                          .visit_option = "--visit-all"};
  if (line.has("characters") && params.group != full_group)
    throw usage_error("--characters: needs the full group; remove --group");
  return params;
}

void set_board(reports::BurnsideParams& params, const CommandLine& line) {
  params.board = constraints_of(line, params.n);
  if (const auto reason = reports::too_many_rooks({params.n, params.board, params.rule}))
    throw usage_error("N: {}", *reason);
  params.group = group_on(line, params.board);
  if (line.has("characters") && params.group != full_group)
    throw usage_error("--characters: needs the full group, which does not preserve the constraints");
}

std::string text_of(const reports::BurnsideReport& report, bool with_characters,
                    const reports::Style& style) {
  std::string text = reports::burnside_text(report, style);
  if (with_characters)
    text += "\n" + reports::characters_text(report.n, report.set(), report.fixed_points(), style);
  return text;
}

// Takes the routes with a warning and a progress bar for each pass.
reports::BurnsideReport take(const reports::BurnsideParams& params, int threads, const Context& context,
                             Search& search) {
  const auto run_of = [&](reports::BurnsidePass pass) {
    const bool visits = pass == reports::BurnsidePass::visit;
    search.clear_bar();
    if (visits)
      context.warn_of_long_run(params.n, params.rule);
    else
      context.warn_of_long_count(params.n);
    return search.options(params.n, threads, visits ? "visit" : "count");
  };
  SearchStatistics statistics;
  reports::BurnsideReport report = reports::take_burnside(params, run_of, &statistics);
  search.clear_bar();
  search.add(statistics);
  return report;
}

// The routes for a file, which is a union of orbits.
reports::BurnsideReport take_from(const CommandLine& line, const reports::BurnsideParams& params,
                                  const Context& context, const StopToken& stop) {
  const FromFile file(line, params.group, context);
  file.expect_orbits();
  reports::BurnsideReport report = reports::take_burnside(file.placements, {.stop = stop});
  report.set_name = fmt::format("placements in {}", file.name);
  report.reading = file.form;
  return report;
}

ExitCode run_burnside(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line)) return run_piece_burnside(line, context);
  Search search(line, context);
  reports::BurnsideParams params = burnside_params_of(line);
  const ReportFormat format = burnside_format_of(line);
  const reports::Style style = text_style(line, context);
  const bool with_characters = line.has("characters");
  const bool has_file = line.has(from_option.name);
  if (has_file && format == ReportFormat::json)
    throw usage_error("--format: JSON is for solutions; use text or csv, or `eightfold orbits --from`");
  const Range range = has_file ? Range{0, 0} : parse_range("N", line.arguments[0], counted_n_argument.bounds);
  auto out = open_output(line);
  std::vector<reports::BurnsideReport> all;
  std::vector<std::string> documents;
  bool agrees = true;
  for (params.n = range.first; params.n <= range.last; ++params.n) {
    if (!has_file) set_board(params, line);
    all.push_back(has_file ? take_from(line, params, context, search.stop())
                           : take(params, threads_of(line), context, search));
    const reports::BurnsideReport& report = all.back();
    agrees = agrees && report.agrees();
    if (format == ReportFormat::text)
      out.write((all.size() > 1 ? "\n" : "") + text_of(report, with_characters, style));
    if (format == ReportFormat::json) documents.push_back(reports::burnside_json(report, with_characters));
  }
  return search.finish(out,
                       format == ReportFormat::json  ? documents_text(line, documents)
                       : format == ReportFormat::csv ? reports::burnside_csv(all)
                                                     : "",
                       agrees);
}

}  // namespace

extern const Command burnside_command = {
    .name = "burnside",
    .heading = Heading::symmetry,
    .place = 2,
    .summary = "Check Burnside's lemma by up to five routes",
    .arguments = {with_shapes(
        range_argument("0 to 28, a range like 1..12, or --from FILE", counted_n_argument.bounds, "from"))},
    .options = {piece_group_option,
                piece_rule_option,
                pieces_option,
                from_option.excluding({"visit-all", "threads", "stats", "queens", "blocked", "board"}),
                base_option.needing({"from"}),
                input_notation_option.needing({"from"}),
                queens_option,
                blocked_option,
                pawns_option,
                board_option,
                {.name = "characters", .help = "decompose the action into the five irreducible characters"},
                {.name = "visit-all", .help = "visit every solution beyond N = 14, or 10 for rooks, too"},
                report_format_option,
                output_option,
                threads_option,
                stats_option,
                charset_option,
                text_width_option},
    .examples = {{"eightfold burnside 8", "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 12"},
                 {"eightfold burnside 8 --group rotations", "under the rotations: 24"},
                 {"eightfold burnside 8 --group flip-vertical", "under one reflection: 46"},
                 {"eightfold burnside 8 --characters", "the lemma as the multiplicity of a character"},
                 {"eightfold burnside 6 --rule rooks", "here diagonal reflections fix some solutions"},
                 {"eightfold burnside 4..8 --format csv", "the tables of several N"},
                 {"eightfold burnside 8 --queens e4", "the solutions with a queen on e4"},
                 {"eightfold burnside 8 --rule bishops --pieces 14", "256 placements, 36 up to symmetry"},
                 {"eightfold burnside --from homework.txt",
                  "for your own placements, also if queens attack each other"},
                 {"eightfold burnside 8 --format json", "for a program; csv has the table of elements"}},
    .details =
        "The routes: count the solutions that are the least of their images; average the numbers of "
        "solutions that each element fixes, tested one by one; average the same numbers from counts of all "
        "solutions and of the symmetric ones, or for more than 10 rooks from closed forms; derive the orbit "
        "types from the table of marks; and look up "
        "the published number. N may be a range. JSON follows data/schemas/burnside-1.0.schema.json; for a "
        "range, it is an array of such documents. CSV has a line for each element, with the columns n, "
        "element, fixed_by_tally, fixed_by_search. The placements of FILE must be a union of orbits; they "
        "may be any permutations, and a note states how many are not solutions. Exit code 1 if the routes "
        "disagree, or if FILE is not a union of orbits.\n"
        "\n"
        "With --pieces, --pawns, a board like 8x10, translations, or bishops, kings, knights or the rule of "
        "a file, the fixed placements of each element are counted as independent sets of a quotient graph, "
        "and compared with those of a visit of all placements unless there are too many "
        "(data/schemas/pieces-1.0.schema.json). CSV has the columns symmetry, down, across, fixed, "
        "fixed_by_tally.",
    .run = run_burnside,
};

}  // namespace eightfold::cli
