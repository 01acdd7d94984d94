#include <fmt/core.h>

#include <array>

#include "core/count/count.hpp"
#include "core/solutions.hpp"
#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/groups/characters_text.hpp"
#include "reports/io/output.hpp"
#include "reports/solutions/burnside_text.hpp"
#include "reports/solutions/published_counts.hpp"
#include "reports/text/rule_words.hpp"
#include "symmetry/fixed_solutions.hpp"
#include "symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 5> examples = {{
    {"eightfold burnside 8", "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 12"},
    {"eightfold burnside 8 --group rotations", "rotations only: 24"},
    {"eightfold burnside 8 --group flip-vertical", "one mirror only: 46"},
    {"eightfold burnside 8 --characters", "the lemma as the multiplicity of a character"},
    {"eightfold burnside 6 --rule rooks", "reflections in the diagonals fix some of them"},
}};

constexpr std::array<Option, 5> options = {{
    group_option,
    rule_option,
    {"characters", '\0', "", "take the action apart into the five irreducible characters"},
    {"visit-all", '\0', "", "visit every solution beyond N = 14 too"},
    threads_option,
}};

// Beyond it a visit to every solution takes more than seconds.
constexpr int largest_visited_n = 14;

// What the command line asks for.
struct Request {
  int n;
  Rule rule;
  Subgroup group;
  bool visit_all;
  int threads;

  bool is_full() const { return group == Subgroup(); }
};

// The routes that visit every solution.
void visit(const Request& request, reports::BurnsideReport& report) {
  OrbitCounter count(request.group);
  MarksTally marks;
  for (const Placement& solution : Solutions(Board::square(request.n), {}, request.rule)) {
    count.add(solution);
    if (request.is_full()) marks.add(solution);
  }
  report.listed = count.finish();
  if (request.is_full()) report.by_marks = decompose(marks.marks());
}

// The routes that count queens without a visit.
void search(const Request& request, reports::BurnsideReport& report, const Context& context) {
  ProgressBar bar(fmt::format("N = {}", request.n), context.quiet);
  CountParams all;
  all.n = request.n;
  all.threads = request.threads;
  all.on_progress = [&](double done) { bar.show(done); };
  const std::uint64_t solutions = count_solutions(all).solutions;
  const std::uint64_t half_turn = count_half_turn_solutions({.n = request.n, .threads = request.threads});
  const std::uint64_t quarter_turn =
      count_quarter_turn_solutions({.n = request.n, .threads = request.threads});
  report.direct = fixed_points_of_solutions(request.n, solutions, half_turn, quarter_turn);
  if (!request.is_full()) return;
  if (request.n > 0)  // where A002562 begins
    report.published = reports::published_counts(request.n).fundamental;
  if (report.by_marks || solutions > largest_mark) return;
  Marks marks{};
  marks[index_of(SubgroupClass::trivial)] = solutions;
  marks[index_of(SubgroupClass::half_turn)] = half_turn;
  marks[index_of(SubgroupClass::quarter_turn)] = quarter_turn;
  report.by_marks = decompose(marks);
}

Request request_of(const CommandLine& line) {
  const Rule rule = rule_of(line);
  const std::string& text = only_argument(line, "N", "0 to 28");
  const Request request = {
      static_cast<int>(
          parse_number("N", text, 0, largest_counted_n, "more queens have more solutions than 64 bits hold")),
      rule, group_of(line), line.has("visit-all"), threads_of(line)};
  if (line.has("characters") && !request.is_full())
    throw Failure(ExitCode::usage, "--characters: those of the full group; leave out --group");
  return request;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const Request request = request_of(line);
  reports::BurnsideReport report;
  report.placements = reports::solutions_of_rule(request.rule, request.n);
  report.group = request.group;
  auto out = reports::Output::standard();
  const bool is_queens = request.rule == Rule::queens;
  if (!is_queens || request.visit_all || request.n <= largest_visited_n) {
    context.warn_of_long_run(request.n, request.rule);
    visit(request, report);
  } else {
    report.not_listed = fmt::format(
        "Two more routes visit every solution, beyond N = {} with --visit-all only.", largest_visited_n);
  }
  if (is_queens) search(request, report, context);
  out.write(reports::burnside_text(report, context.style));
  if (line.has("characters"))
    out.write("\n" + reports::characters_text(request.n, report.placements,
                                              report.direct ? *report.direct : report.listed->fixed_points,
                                              context.style));
  out.commit();
  return report.agrees() ? ExitCode::done : ExitCode::found_wrong;
}

}  // namespace

const Command burnside_command = {
    "burnside",
    "Symmetry",
    "N",
    "Check Burnside's lemma by up to four routes, and against what is published",
    examples,
    "The routes: the solutions that come before all their images; the mean of what each\n"
    "element fixes, tested solution by solution; the same from a count of all solutions\n"
    "and a search for the symmetric ones; the types of orbits from the table of marks.\n"
    "Exit code 1 if they disagree.",
    options,
    run};

}  // namespace eightfold::cli
