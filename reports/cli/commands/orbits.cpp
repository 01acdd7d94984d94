#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/reports/solutions/closure_text.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/orbit_site.hpp"
#include "reports/cli/options/output_folder.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_file.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/notation/internal/reading_report.hpp"

namespace eightfold::cli {
namespace {

reports::OrbitReportFormat orbits_format_of(const CommandLine& line) {
  const std::string format = line.value_of("format").value_or(line.has("output-dir") ? "json" : "text");
  if (format != "text") refuse_text_options(line, {"boards"});
  if (format == "json") return reports::OrbitReportFormat::json;
  if (format == "csv") return reports::OrbitReportFormat::csv;
  return line.has("boards") ? reports::OrbitReportFormat::boards : reports::OrbitReportFormat::text;
}

// A report without its N.
reports::OrbitReportParams params_of(const CommandLine& line, const Context& context) {
  return {.rule = rule_of(line),
          .group = group_of(line),
          .format = orbits_format_of(line),
          .members = line.has("members"),
          .style = text_style(line, context)};
}

void set_size(reports::OrbitReportParams& params, int n, const CommandLine& line) {
  params.n = n;
  params.board = constraints_of(line, n);
  params.group = group_on(line, params.board);
}

// Writes a static site.
ExitCode report_site(const CommandLine& line, Range range, const Context& context, Search& search) {
  if (!line.has("output-dir"))
    throw usage_error(
        "--format: html is a folder of pages; add --output-dir DIR, or use `eightfold page {} -o FILE` for "
        "one page",
        range.first);
  if (line.has("members")) throw usage_error("--members: a page always has the members; remove it");
  return write_orbit_site(line, range, context, search);
}

void note_missing_boards(const reports::OrbitReportParams& params, const Context& context) {
  if (params.format == reports::OrbitReportFormat::boards && !reports::boards_fit(params))
    context.note(fmt::format("--boards: boards of {} columns do not fit; this is a table; use --width {}",
                             reports::board_width(params), reports::board_width(params)));
}

ExitCode exit_code_of(const CheckedOrbitCount& count) {
  return count.agrees() ? ExitCode::done : ExitCode::check_failed;
}

ExitCode report_solutions(const reports::OrbitReportParams& params, const CommandLine& line,
                          const Context& context, Search& search, reports::Output out) {
  constexpr int largest_quick_n = 18;  // for queens, where only representatives are visited
  if (params.rule != Rule::queens)
    context.warn_of_long_run(params.n, *params.rule);
  else if (params.n > largest_quick_n)
    context.warn_of_duration(fmt::format("N = {}", params.n), "minutes to years");
  note_missing_boards(params, context);
  const auto write = [&](std::string_view text) {
    search.clear_bar();
    out.write(text);
  };
  const CheckedOrbitCount count =
      reports::write_orbit_report(params, write, search.options(params.n, threads_of(line)));
  search.clear_bar();
  out.commit();
  search.add(count.statistics);
  return exit_code_of(count);
}

// Writes a report for each N. Continues after one that fails, but not if its file exists: then another
// process writes the same files.
ExitCode report_range(reports::OrbitReportParams params, Range range, const CommandLine& line,
                      const Context& context, Search& search) {
  const std::string_view extension = params.format == reports::OrbitReportFormat::json  ? "json"
                                     : params.format == reports::OrbitReportFormat::csv ? "csv"
                                                                                        : "txt";
  const auto file_name = [&](int n) { return fmt::format("orbits-{:02}.{}", n, extension); };
  std::vector<std::string> names;
  for (int n = range.first; n <= range.last; ++n) names.push_back(file_name(n));
  const OutputFolder files(line, line.text("output-dir"), names);
  ExitCode worst = ExitCode::done;
  for (int n = range.first; n <= range.last; ++n) {
    ExitCode code = ExitCode::done;
    try {
      set_size(params, n, line);
      code = files.write_file(file_name(n), [&](reports::Output out) {
        return report_solutions(params, line, context, search, std::move(out));
      });
    } catch (const AlreadyExists&) {
      throw;
    } catch (const Stopped&) {
      throw;
    } catch (...) {
      search.clear_bar();
      code = print_failure();
    }
    worst = std::max(worst, code);
  }
  return worst;
}

ExitCode report_file(reports::OrbitReportParams params, const CommandLine& line, const Context& context) {
  constexpr std::size_t most_listed = 100;
  const std::string name = input_name(*line.value_of("from"));
  ClosureCheck placements(params.group, most_listed);
  const reports::PlacementList list = read_from(line, placements);
  for (const std::string& note : list.form.notes) context.note(fmt::format("{}: {}", name, note));
  reports::Output out = open_output(line);
  const std::string attacks = attacks_in(list, placements, rule_of(line), name);
  if (!attacks.empty()) print_message(attacks);
  params.n = list.size;
  params.set_name = fmt::format("placements in {}", name);
  params.reading = list.form;
  note_missing_boards(params, context);
  ExitCode code = ExitCode::check_failed;
  try {
    const auto write = [&](std::string_view text) { out.write(text); };
    code = exit_code_of(reports::write_orbit_report(placements, params, write));
  } catch (const NotUnionOfOrbits& error) {
    if (params.format == reports::OrbitReportFormat::json || params.format == reports::OrbitReportFormat::csv)
      throw Failure(ExitCode::check_failed,
                    fmt::format("{}: {}; use --format text to list them", name, error.what()));
    out.write(reports::reading_text(list.form, params.style) +
              reports::closure_text(error.flaws(), placements.size(), list.unit, params.group));
  }
  out.commit();
  return attacks.empty() ? code : ExitCode::check_failed;
}

ExitCode run_orbits(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line)) return run_piece_orbits(line, context);
  reports::OrbitReportParams params = params_of(line, context);
  if (line.has("threads") && params.rule != Rule::queens)
    throw usage_error("--threads: only the search for queens is parallel; remove --threads or --rule");
  const bool is_site = line.value_of("format") == "html";
  if (line.has("from")) {
    if (is_site) throw usage_error("--format: a file has no html report; use text, json or csv");
    return report_file(params, line, context);
  }
  // Only files are at stake.
  Search search(line, context, is_file(line.value_of(output_option.name)) || line.has("output-dir"));
  const Range range = parse_range("N", line.arguments[0], {0, max_size});
  if (range.first != range.last && !line.has("output-dir") && !is_site)
    throw usage_error("N: a range needs one file for each report; add --output-dir DIR");
  if (!is_site) set_size(params, range.first, line);
  const ExitCode code = is_site ? report_site(line, range, context, search)
                        : line.has("output-dir")
                            ? report_range(params, range, line, context, search)
                            : report_solutions(params, line, context, search, open_output(line));
  search.finish();
  return code;
}

}  // namespace

extern const Command orbits_command = {
    .name = "orbits",
    .heading = Heading::symmetry,
    .place = 1,
    .summary = "Report the orbits: representatives, sizes, stabilizers, types",
    .arguments = {with_shapes(
        range_argument("0 to 32, a range like 4..10, or --from FILE", {0, max_size}, "from"))},
    .options = {piece_group_option,
                piece_rule_option,
                pieces_option,
                from_option.excluding({"output-dir", "threads", "stats", "queens", "blocked", "board"}),
                base_option.needing({"from"}),
                input_notation_option.needing({"from"}),
                queens_option,
                blocked_option,
                pawns_option,
                board_option,
                {.name = "members",
                 .help = "list every member of every orbit, with the symmetry that produces it"},
                {.name = "boards",
                 .help = "draw the representatives, or with --members all members, as boards"},
                charset_option,
                text_width_option,
                choice_option(
                    "format", "FORMAT",
                    "text (default), json (default with --output-dir), csv, html (a site, with --output-dir)",
                    {"text", "json", "csv", "html"}),
                output_option.excluding({"output-dir"}),
                output_folder_option.with_help("write one file for each N: DIR/orbits-04.json and so on"),
                force_option.needing({"output-dir"}),
                threads_option,
                stats_option},
    .examples =
        {{"eightfold orbits 8", "the 12 orbits, as a table"},
         {"eightfold orbits 8 --boards", "the same as boards"},
         {"eightfold orbits 8 --group rotations", "under the rotations: 24 orbits"},
         {"eightfold orbits 8 --format json -o orbits.json", "the JSON orbit report"},
         {"eightfold orbits 8 --members --format csv", "every solution with its orbit, for a spreadsheet"},
         {"eightfold orbits 4..10 --output-dir reports", "reports/orbits-04.json to orbits-10.json"},
         {"eightfold orbits 4..12 --output-dir site --format html", "a page for each N, with an index"},
         {"eightfold orbits 8 --blocked \"a1 h8\"", "on a board without two corners: 4 symmetries are left"},
         {"eightfold orbits 4 --rule kings --pieces 3 --boards", "three kings on the 4x4 board"},
         {"eightfold orbits 7 --rule torus --group all", "up to symmetries and translations: 1"},
         {"eightfold orbits --from homework.txt", "classify your own placements"}},
    .details =
        "N may be a range like 4..10 with --output-dir, which overwrites no file without --force. The JSON "
        "report follows data/schemas/orbit-report-1.0.schema.json. CSV has a line for each orbit, with the "
        "columns index, representative, size, type, stabilizer; or with --members a line for each member, "
        "with the columns member and witness too. HTML is a static site: the page of `eightfold page` for "
        "each N, and index.html with the counts, their growth and the constraints, for any web space or a "
        "folder; N with more than 20000 orbits have their counts there and no page. FILE contains one "
        "placement per line in any format of `list`, drawn boards separated by blank lines, a JSON array, or "
        "the output of a program of at most 8 MiB; # begins a comment, except in an array. The line below "
        "the title and the member reading of JSON name the form. Exit code 1 if the placements are not a "
        "union of orbits (missing images and duplicates are listed, at most 100 of each), if some are not "
        "solutions, or if Burnside's lemma gives a different count.\n"
        "\n"
        "With --pieces, --pawns, a board like 8x10, translations, or bishops, kings, knights or the rule of "
        "a file, the orbits are those of sets of squares (data/schemas/pieces-1.0.schema.json). CSV has the "
        "columns index, representative, size, stabilizer_order; with --members also member, symmetry, down, "
        "across.",
    .run = run_orbits,
};

}  // namespace eightfold::cli
