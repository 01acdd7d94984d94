#include <fmt/core.h>

#include <span>

#include "eightfold/reports/explanation/explanation.hpp"
#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/inline_picture.hpp"
#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

using reports::ExplainedCounts;

// The largest N with a published count of all solutions.
constexpr int largest_explained_n = 27;
// The largest N for which counting all solutions takes about a second.
constexpr int largest_computed_n = 16;

// Its title and the commands at its end are not broken.
constexpr Option explain_width_option = [] {
  Option option = text_width_option;
  option.help = "the longest line, 40 to 1000; default: 80";
  option.bounds.least = 40;
  return option;
}();

std::string sources() {
  return fmt::format("{}, {} and {}", source_of_all, source_of_half_turn, source_of_quarter_turn);
}

ExplainedCounts published(int n, const SolutionCounts& known) {
  return {n, known, fmt::format("published ({})", sources()), true};
}

ExplainedCounts computed(int n, int threads, const SolutionCounts& known) {
  ExplainedCounts counts;
  counts.n = n;
  counts.solutions = count_solutions_by_symmetry({n}, {.threads = threads}).counts;
  if (counts.solutions != known)
    counts.origin = "computed here; they differ from the published ones";
  else if (n == 0)  // where only A000170 has a term
    counts.origin = fmt::format("computed here; the first is also published ({})", source_of_all);
  else
    counts.origin = fmt::format("computed here; they agree with the published ones ({})", sources());
  return counts;
}

// On white paper. A solution alone has the turn that fixes it.
std::string drawn(std::span<const reports::ExplainedBoard> boards) {
  const Placement& first = boards.front().placement;
  if (boards.front().caption.empty())
    return reports::inline_picture(reports::board_picture(
        {.shown = {first, first.rows()}, .symmetries = true, .theme = reports::Theme::print}));
  reports::SheetPicture sheet = {
      .board = Board::square(first.rows()), .columns = 4, .theme = reports::Theme::print};
  for (const auto& [placement, caption, vector] : boards)
    sheet.boards.push_back({.placement = placement, .caption = caption, .detail = vector});
  return reports::inline_picture(reports::sheet_picture(sheet));
}

std::string explanation(const ExplainedCounts& counts, std::string_view format, const reports::Style& style) {
  if (format == "markdown") return reports::explanation_markdown(counts);
  if (format == "html") return reports::explanation_html(counts, drawn);
  if (format == "latex") return reports::explanation_latex(counts);
  return reports::explanation_text(counts, style);
}

ExitCode run_explain(const CommandLine& line, const Context& context) {
  const auto n = line.argument_number<int>();
  const reports::Style style = text_style(line, context);
  auto out = open_output(line);
  const SolutionCounts known = published_counts(n).solution_counts().value();
  const ExplainedCounts counts =
      n <= largest_computed_n ? computed(n, threads_of(line), known) : published(n, known);
  out.write(explanation(counts, line.text("format"), style));
  out.commit();
  return counts.solutions == known ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace

extern const Command explain_command = {
    .name = "explain",
    .heading = Heading::symmetry,
    .place = 5,
    .summary = "Explain the number of orbits step by step: a worked example for a course",
    .arguments = {{.name = "N",
                   .kind = ValueKind::number,
                   .bounds = {0, largest_explained_n, "no count of all solutions is published"}}},
    .options = {choice_option("format", "FORMAT",
                              "text (default), markdown, html, latex; html and latex are complete documents",
                              {"text", "markdown", "html", "latex"}, "text"),
                charset_option, explain_width_option, output_option, threads_option},
    .examples = {{"eightfold explain 8", "why 92 solutions form 12 orbits"},
                 {"eightfold explain 1", "where the short formula gives 1/2"},
                 {"eightfold explain 12 -o twelve.tex", "for course notes"},
                 {"eightfold explain 8 -o eight.html", "with pictures, for a browser"},
                 {"eightfold explain 27", "from published counts"}},
    .details =
        "The steps: the set, the group, what each element fixes and why, Burnside's lemma, the orbit types "
        "by the table of marks, and the check, which names the certificate that proves the numbers. For N to "
        "16 the counts are computed and compared with published ones; for 17 to 27 published counts are "
        "used. The LaTeX document needs only amsmath.",
    .run = run_explain,
};

}  // namespace eightfold::cli
