#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "eightfold/reports/pictures/profile_plot.hpp"
#include "eightfold/reports/solutions/tree_report.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/pictures/internal/growth_curves.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr int most_computed_n = 16;
constexpr int default_computed_n = 12;
constexpr int default_last_n = 27;  // the largest N with a published count of all solutions

void refuse(const CommandLine& line, std::string_view option, std::string_view plot) {
  if (line.has(option)) throw usage_error("--{}: not an option of plot {}; remove it", option, plot);
}

// The format of the data, or nothing for a picture. Refuses the options that apply to pictures only.
std::optional<ReportFormat> data_format_of(const CommandLine& line) {
  const std::string format = line.text(picture_or_data_format_option.name);
  if (format != "json" && format != "csv") return std::nullopt;
  for (const std::string_view option : {title_option.name, theme_option.name, width_option.name})
    if (line.has(option))
      throw usage_error("--{}: applies to pictures only; use svg, png or pdf, or remove it", option);
  return format == "json" ? ReportFormat::json : ReportFormat::csv;
}

reports::GrowthCurves growth_to(int last, int computed_last) {
  std::map<int, SolutionCounts> counts;
  for (int n = 0; n <= computed_last; ++n)
    counts[n] = count_solutions_by_symmetry({n}, {.threads = 0}).counts;
  return reports::growth_curves(counts, last);
}

ExitCode plot_growth(const CommandLine& line) {
  if (line.arguments.size() > 1)
    throw usage_error("unexpected argument {}; growth has no N, use --to", reports::quote(line.arguments[1]));
  refuse(line, rule_option.name, "growth");
  const int last = line.number<int>("to").value_or(default_last_n);
  int computed_last = std::min(last, default_computed_n);
  if (const auto computed = line.value_of("computed")) {
    const std::string reason = fmt::format("the plot ends at {}", last);
    const Bounds bounds = {0, static_cast<std::uint64_t>(std::min(last, most_computed_n)), reason};
    computed_last = parse_number<int>("--computed", *computed, bounds);
  }

  reports::GrowthCurves growth;
  if (const auto format = data_format_of(line)) {
    auto out = open_output(line);
    growth = growth_to(last, computed_last);
    out.write(format == ReportFormat::json ? reports::growth_json(growth) : reports::growth_csv(growth));
    out.commit();
  } else {
    PictureOutput out(line);
    growth = growth_to(last, computed_last);
    reports::GrowthPlot plot = {.curves = growth.curves};
    out.set_look(plot);
    out.write(reports::growth_plot(plot));
  }
  for (const std::string& contradiction : growth.contradictions) print_message(contradiction);
  return growth.contradictions.empty() ? ExitCode::done : ExitCode::check_failed;
}

SearchTree search_tree_of(int size, Rule rule, const CommandLine& line, const Context& context) {
  Search search(line, context);
  context.warn_of_long_run(size, rule);
  return walk_search_tree(Board::square(size), rule, search.options(size));
}

ExitCode plot_profile(const CommandLine& line, const Context& context) {
  if (line.arguments.size() < 2) throw usage_error("N: missing; give 0 to 32 after profile");
  refuse(line, "to", "profile");
  refuse(line, "computed", "profile");
  const int size = line.argument_number<int>(1);
  const Rule rule = rule_of(line);
  if (const auto format = data_format_of(line)) {
    auto out = open_output(line);
    const SearchTree tree = search_tree_of(size, rule, line, context);
    out.write(format == ReportFormat::json ? reports::tree_json(tree, rule) : reports::tree_csv(tree));
    out.commit();
  } else {
    PictureOutput out(line);
    reports::ProfilePlot plot = {
        .tree = search_tree_of(size, rule, line, context), .size = size, .rule = rule};
    out.set_look(plot);
    out.write(reports::profile_plot(plot));
  }
  return ExitCode::done;
}

ExitCode run_plot(const CommandLine& line, const Context& context) {
  return line.arguments[0] == "growth" ? plot_growth(line) : plot_profile(line, context);
}

}  // namespace

extern const Command plot_command = {
    .name = "plot",
    .heading = Heading::pictures,
    .place = 4,
    .summary = "Draw how the counts grow with N, or the search tree by depth",
    .arguments = {{.name = "PLOT", .remedy = "growth, or profile N", .choices = {"growth", "profile"}},
                  {.name = "N", .kind = ValueKind::number, .bounds = {0, max_size}, .optional = true}},
    .options = {number_option("to", "N", "growth: the last N, 0 to 69; default 27",
                              {0, last_published_n, "no larger count is published"}),
                number_option("computed", "N", "growth: compute the counts to this N, 0 to 16; default 12",
                              {0, most_computed_n, "larger N take too long"}),
                rule_option, title_option, theme_option, width_option, picture_or_data_format_option,
                output_option},
    .examples = {{"eightfold plot growth -o growth.svg", "the counts over N, all and up to symmetry"},
                 {"eightfold plot growth --to 20 --computed 14 -o growth.png",
                  "PNG, with more counts computed"},
                 {"eightfold plot profile 8 -o profile.svg", "the search tree of 8 queens by depth"},
                 {"eightfold plot growth -o growth.csv", "the numbers of the plot, for another program"}},
    .details =
        "PLOT is one of\n"
        "  growth      the solutions of n queens, all and fundamental, and those that the half and the "
        "quarter turn fix, over N on a logarithmic axis. Counts for small N are computed and compared with "
        "the published ones; the others are published.\n"
        "  profile N   the boards that a row-by-row search visits, by the number of pieces\n"
        "JSON and CSV are the numbers of the plot. For growth, JSON follows "
        "data/schemas/growth-1.0.schema.json, and CSV has the columns n, solutions, fundamental, "
        "fixed_by_half_turn, fixed_by_quarter_turn, provenance; a count that is not known is empty. For "
        "profile, both are those of `eightfold tree`.\n\n"
        "Exit code 1 if a computed count contradicts the published one.",
    .run = run_plot,
};

}  // namespace eightfold::cli
