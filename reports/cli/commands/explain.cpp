#include <fmt/core.h>

#include <array>

#include "core/count/count.hpp"
#include "reports/cli/options/output_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/explanation/explanation.hpp"
#include "reports/io/output.hpp"
#include "reports/solutions/published_counts.hpp"
#include "symmetry/fixed_solutions.hpp"

namespace eightfold::cli {
namespace {

using reports::ExplainedCounts;
using reports::PublishedCounts;

constexpr std::array<Example, 4> examples = {{
    {"eightfold explain 8", "why 92 solutions make 12 orbits"},
    {"eightfold explain 1", "where the short formula gives 1/2"},
    {"eightfold explain 12 --format latex -o twelve.tex", "for a course's notes"},
    {"eightfold explain 27", "from published numbers"},
}};

constexpr std::array<std::string_view, 3> format_names = {"text", "markdown", "latex"};

constexpr std::array<Option, 3> options = {{
    {"format", '\0', "FORMAT", "text (default), markdown or latex, a whole document", format_names},
    output_option,
    threads_option,
}};

// Beyond it no count of all solutions is known.
constexpr int largest_explained_n = 27;
// Beyond it a count of all solutions takes more than a second or so.
constexpr int largest_computed_n = 16;

bool agree(const ExplainedCounts& counts, const PublishedCounts& known) {
  return counts.solutions == known.all && counts.half_turn == known.half_turn &&
         counts.quarter_turn == known.quarter_turn;
}

ExplainedCounts published(int n, const PublishedCounts& known) {
  return {n,
          known.all.value(),
          known.half_turn.value(),
          known.quarter_turn.value(),
          fmt::format("published ({}, {} and {})", reports::source_of_all, reports::source_of_half_turn,
                      reports::source_of_quarter_turn),
          true};
}

ExplainedCounts computed(int n, int threads, const PublishedCounts& known) {
  ExplainedCounts counts;
  counts.n = n;
  counts.solutions = count_solutions({.n = n, .threads = threads}).solutions;
  counts.half_turn = count_half_turn_solutions({.n = n, .threads = threads});
  counts.quarter_turn = count_quarter_turn_solutions({.n = n, .threads = threads});
  if (!agree(counts, known))
    counts.origin = "computed here, and they are not the published ones";
  else if (n == 0)  // where only A000170 begins
    counts.origin = fmt::format("computed here; the first is also published ({})", reports::source_of_all);
  else
    counts.origin =
        fmt::format("computed here, and the published ones are the same ({}, {} and {})",
                    reports::source_of_all, reports::source_of_half_turn, reports::source_of_quarter_turn);
  return counts;
}

std::string explanation(const ExplainedCounts& counts, std::string_view format, const reports::Style& style) {
  if (format == "markdown") return reports::explanation_markdown(counts);
  if (format == "latex") return reports::explanation_latex(counts);
  return reports::explanation_text(counts, style);
}

ExitCode run(const CommandLine& line, const Context& context) {
  const int n = static_cast<int>(parse_number("N", only_argument(line, "N", "0 to 27"), 0,
                                              largest_explained_n, "no count of all solutions is known"));
  const auto path = line.value_of(output_option.name);
  const reports::Style style = output_style(line, context, is_file(path));
  auto out = open_output(path);
  const PublishedCounts known = reports::published_counts(n);
  const ExplainedCounts counts =
      n <= largest_computed_n ? computed(n, threads_of(line), known) : published(n, known);
  out.write(explanation(counts, line.value_of("format").value_or("text"), style));
  out.commit();
  return agree(counts, known) ? ExitCode::done : ExitCode::found_wrong;
}

}  // namespace

const Command explain_command = {
    "explain",
    "Symmetry",
    "N",
    "Explain the number of orbits step by step: a worked example for a course",
    examples,
    "Six steps: the set, the group, what each element fixes and why, Burnside's lemma, the\n"
    "types of orbits by the table of marks, and the check. To N = 16 the numbers are\n"
    "computed and compared with the published ones; to 27 they are the published ones.\n"
    "LaTeX needs amsmath alone.",
    options,
    run};

}  // namespace eightfold::cli
