#include <fmt/core.h>

#include <array>

#include "eightfold/core/internal/visit_progress.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/cli/options/output_options.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/options/report_format.hpp"
#include "eightfold/reports/cli/options/search_options.hpp"
#include "eightfold/reports/cli/options/stats.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/cli/screen/progress_bar.hpp"
#include "eightfold/reports/cli/screen/stop_signals.hpp"
#include "eightfold/reports/groups/characters_text.hpp"
#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/reports/text/internal/rule_words.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/solution_counts.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({counted_n_argument});

constexpr auto options = std::to_array<Option>({
    group_option,
    rule_option,
    {.name = "characters", .help = "decompose the action into the five irreducible characters"},
    {.name = "visit-all", .help = "visit every solution beyond N = 14 too"},
    report_format_option,
    threads_option,
    stats_option,
    charset_option,
    text_width_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold burnside 8", "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 12"},
    {"eightfold burnside 8 --group rotations", "under the rotations: 24"},
    {"eightfold burnside 8 --group flip-vertical", "under one reflection: 46"},
    {"eightfold burnside 8 --characters", "the lemma as the multiplicity of a character"},
    {"eightfold burnside 6 --rule rooks", "here diagonal reflections fix some solutions"},
    {"eightfold burnside 8 --format json", "for a program; csv has the table of elements"},
});

// The largest N for which visiting every solution takes seconds.
constexpr int largest_visited_n = 14;

struct Request {
  int n;
  Rule rule;
  Subgroup group;
  bool visit_all;
  int threads;
  StopToken stop;

  bool is_full() const { return group == full_group; }
};

// The routes that visit every solution.
void visit(const Request& request, reports::BurnsideReport& report, const Context& context, Stats& stats) {
  ProgressBar bar(fmt::format("N = {}, visit", request.n), context.quiet);
  VisitProgress progress(Board::square(request.n), request.rule, [&](double done) { bar.show(done); });
  OrbitCounter count(request.group);
  MarksTally marks;
  Solutions solutions(Board::square(request.n), {}, request.rule, request.stop);
  for (const Placement& solution : solutions) {
    count.add(solution);
    progress.visit(solution);
    if (request.is_full()) marks.add(solution);
  }
  stats.add(solutions.statistics());
  report.listed = count.finish();
  if (request.is_full()) report.by_marks = decompose(marks.marks());
}

// The routes that count solutions of queens without visiting them.
void search(const Request& request, reports::BurnsideReport& report, const Context& context, Stats& stats) {
  context.warn_of_long_count(request.n);
  SolutionCounts solutions;
  {
    ProgressBar bar(fmt::format("N = {}, count", request.n), context.quiet);
    const SolutionCountsResult counted = count_solutions_by_symmetry(
        {request.n}, {.threads = request.threads, .stop = request.stop, .on_progress = [&](double done) {
                        bar.show(done);
                      }});
    solutions = counted.counts;
    stats.add(counted.statistics);
  }
  report.direct = fixed_points_of_solutions(request.n, solutions).restricted_to(request.group);
  if (!request.is_full()) return;
  if (request.n > 0)  // where A002562 begins
    report.published = published_counts(request.n).fundamental;
  if (!report.by_marks && solutions.all <= largest_mark)
    report.by_marks = decompose(marks_of_solutions(request.n, solutions));
}

ReportFormat format_of(const CommandLine& line) {
  const ReportFormat format = report_format_of(line);
  if (format == ReportFormat::csv && line.has("characters"))
    throw Failure(ExitCode::usage, "--characters: not in CSV; use --format text or json");
  return format;
}

Request request_of(const CommandLine& line) {
  const Request request = {line.argument_number<int>(), rule_of(line),    group_of(line),
                           line.has("visit-all"),       threads_of(line), {}};
  if (line.has("characters") && !request.is_full())
    throw Failure(ExitCode::usage, "--characters: needs the full group; remove --group");
  return request;
}

std::string text_of(const reports::BurnsideReport& report, bool with_characters,
                    const reports::Style& style) {
  std::string text = reports::burnside_text(report, style);
  if (with_characters)
    text += "\n" + reports::characters_text(report.n, reports::solutions_of_rule(report.rule, report.n),
                                            report.fixed_points(), style);
  return text;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const StopOnSignal signals;
  Request request = request_of(line);
  const ReportFormat format = format_of(line);
  request.stop = signals.token();
  const reports::Style style = text_style(line, context);
  reports::BurnsideReport report;
  report.n = request.n;
  report.rule = request.rule;
  report.group = request.group;
  auto out = reports::Output::standard();
  Stats stats(line);
  const bool is_queens = request.rule == Rule::queens;
  if (!is_queens || request.visit_all || request.n <= largest_visited_n) {
    context.warn_of_long_run(request.n, request.rule);
    visit(request, report, context, stats);
  } else {
    report.not_listed = fmt::format(
        "Beyond N = {}, the two routes that visit every solution need --visit-all.", largest_visited_n);
  }
  if (is_queens) search(request, report, context, stats);
  const bool with_characters = line.has("characters");
  out.write(format == ReportFormat::json  ? reports::burnside_json(report, with_characters)
            : format == ReportFormat::csv ? reports::burnside_csv(report)
                                          : text_of(report, with_characters, style));
  out.commit();
  stats.print();
  return report.agrees() ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace

extern const Command burnside_command = {
    .name = "burnside",
    .heading = Heading::symmetry,
    .place = 2,
    .summary = "Check Burnside's lemma by up to four routes and against published counts",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "The routes: count the solutions that are the least of their images; average the numbers of "
        "solutions that each element fixes, tested one by one; average the same numbers from counts of all "
        "solutions and of the symmetric ones; derive the orbit types from the table of marks. JSON follows "
        "data/schemas/burnside-1.0.schema.json; CSV has a line for each element, with the columns element, "
        "fixed_by_tally, fixed_by_search. Exit code 1 if the routes disagree.",
    .run = run};

}  // namespace eightfold::cli
