#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/reports/solutions/census_report.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

using reports::CensusReport;

// Under rules other than queens, the solutions are listed, except for many rooks.
Census census_of(const CensusParams& params, int threads, const Context& context, Search& search) {
  if (params.rule != Rule::queens && params.rule != Rule::rooks)
    context.warn_of_long_run(params.n, params.rule);
  Census census = take_census(params, search.options(params.n, threads));
  search.clear_bar();
  search.add(census.statistics);
  return census;
}

ExitCode run_census(const CommandLine& line, const Context& context) {
  const Rule rule = rule_of(line);
  const bool is_queens = rule == Rule::queens;
  const int largest = is_queens ? largest_quarter_turn_n : max_counted_n_of(rule);
  const Range range = parse_range("N", line.arguments[0], {0, static_cast<std::uint64_t>(largest)});
  const reports::Style style = text_style(line, context);
  const ReportFormat format = report_format_of(line);
  Search search(line, context);
  auto out = open_output(line);
  std::vector<CensusReport> all;
  bool agrees = true;
  for (int n = range.first; n <= range.last; ++n) {
    const CensusReport report = reports::census_report(
        census_of({n, rule, line.has("computed-only")}, threads_of(line), context, search));
    agrees = agrees && report.agrees();
    if (format == ReportFormat::text)
      out.write((n > range.first ? "\n" : "") + reports::census_text(report, style));
    else
      all.push_back(report);
  }
  return search.finish(out,
                       format == ReportFormat::json  ? reports::census_json(all)
                       : format == ReportFormat::csv ? reports::census_csv(all, line.has(stats_option.name))
                                                     : "",
                       agrees);
}

}  // namespace

extern const Command census_command = {
    .name = "census",
    .heading = Heading::symmetry,
    .place = 3,
    .summary = "Show every known count for N: solutions, symmetric solutions, orbits by type",
    .arguments = {range_argument("0 to 71, or a range like 1..27", {0, largest_quarter_turn_n})},
    .options = {{.name = "computed-only",
                 .help = "use no published counts, even if a computation takes minutes"},
                rule_option,
                report_format_option,
                output_option,
                threads_option,
                stats_option,
                charset_option,
                text_width_option},
    .examples = {{"eightfold census 8", "92 solutions, 12 fundamental, all computed"},
                 {"eightfold census 27", "Q published, symmetric solutions computed or published"},
                 {"eightfold census 16 --computed-only", "without published counts; N = 20 takes minutes"},
                 {"eightfold census 8 --rule rooks", "rooks, by listing the solutions"},
                 {"eightfold census 20 --rule rooks", "more than 10 rooks, by closed forms"},
                 {"eightfold census 1..27 --format csv", "a line for each count, for a spreadsheet"}},
    .details =
        "Each count has a source: computed, published, or derived from the others. Counts that take seconds "
        "are computed (solutions to N = 18, those fixed by the half turn to 25, by the quarter turn to 49) "
        "and compared with the published ones. For larger N the published count is shown, or a question "
        "mark. With --computed-only the limits are 20, 28 and 57. N may be a range. JSON follows "
        "data/schemas/census-1.0.schema.json. CSV has a line for each count, with the columns n, rule, "
        "figure, value, provenance, source, published, publication, and with --stats seconds. Exit code 1 if "
        "a count contradicts the published one.",
    .run = run_census,
};

}  // namespace eightfold::cli
