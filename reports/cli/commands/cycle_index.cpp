#include "eightfold/symmetry/cycle_index.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "eightfold/reports/groups/acting_group.hpp"
#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({
    {.name = "GROUP",
     .remedy = "cyclic N, dihedral N, square-cells N or cube-faces",
     .choices = {"cyclic", "dihedral", "square-cells", "cube-faces"}},
    {.name = "N", .kind = ValueKind::number, .bounds = {0, most_cyclic_points}, .optional = true},
});

constexpr auto options = std::to_array<Option>({
    number_option("colors", "K", "count the colorings in K colors, 0 to 1000000", {0, 1'000'000}),
    group_option,
    report_format_option,
    output_option,
    charset_option,
    text_width_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold cycle-index cyclic 6", "six beads, up to rotation"},
    {"eightfold cycle-index dihedral 6", "six beads, up to rotation and reflection"},
    {"eightfold cycle-index square-cells 3", "the cells of a 3x3 board under the eight symmetries"},
    {"eightfold cycle-index square-cells 3 --colors 2", "colorings in two colors: 102"},
    {"eightfold cycle-index square-cells 3 --group rotations", "up to rotation alone"},
    {"eightfold cycle-index cube-faces --colors 3", "the faces of a cube in three colors: 57"},
    {"eightfold cycle-index dihedral 60 --colors 10 --format json", "exact data for programs"},
});

std::optional<int> n_of(const CommandLine& line, const reports::ActingGroup& group) {
  const auto& words = line.arguments;
  if (group.greatest_n) {
    if (words.size() == 1)
      throw usage_error("N: missing; give 0 to {} after {}", *group.greatest_n, group.name);
    return parse_number<int>("N", words[1], {0, static_cast<std::uint64_t>(*group.greatest_n)});
  }
  if (words.size() > 1)
    throw usage_error("unexpected argument {}; {} has no N", reports::quote(words[1]), group.name);
  return std::nullopt;
}

// The action of --group, a subgroup of the symmetries of the square.
GroupAction restricted(GroupAction action, const Subgroup& group) {
  std::vector<Permutation> elements;
  for (const Symmetry g : group.elements())
    elements.push_back(std::move(action.elements.at(static_cast<std::size_t>(g))));
  return {action.points, std::move(elements)};
}

std::string report_text(const CommandLine& line, const reports::ActingGroup& group,
                        const reports::CycleIndexReport& report, const reports::Style& style) {
  const int n = report.n.value_or(0);
  const std::string action =
      report.symmetries.empty()
          ? group.description(n, static_cast<std::size_t>(report.index.order))
          : fmt::format("the {} (order {}) acting on the cells of the {}×{} board",
                        reports::group_in_words(group_of(line)), report.index.order, n, n);
  std::string text = reports::cycle_index_text(action, report.index, style);
  if (report.colorings) text += "\n" + reports::colorings_text(report.index, *report.colorings, style);
  return text;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const reports::ActingGroup& group =
      *std::ranges::find(reports::acting_groups(), line.arguments[0], &reports::ActingGroup::name);
  const ReportFormat format = report_format_of(line);
  reports::CycleIndexReport report = {std::string(group.name), n_of(line, group), {}, {}};
  GroupAction action = group.action(report.n.value_or(0));
  if (line.has(group_option.name)) {
    if (group.name != "square-cells")
      throw usage_error("--group: does not apply to {}; use square-cells, or remove --group", group.name);
    report.symmetries = name_of(group_of(line));
    action = restricted(std::move(action), group_of(line));
  }
  report.index = cycle_index_of(action);
  if (const auto colors = line.number<int>("colors"))
    report.colorings = count_colorings(report.index, *colors);
  if (format == ReportFormat::json) return print(line, reports::cycle_index_json(report));
  if (format == ReportFormat::csv) return print(line, reports::cycle_index_csv(report));
  return print(line, report_text(line, group, report, text_style(line, context)));
}

}  // namespace

extern const Command cycle_index_command = {
    .name = "cycle-index",
    .heading = Heading::chains,
    .place = 2,
    .summary = "Show a group's cycle index, and count colorings with it",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "GROUP is one of\n"
        "  cyclic N         the N rotations of N points in a circle; N to 300\n"
        "  dihedral N       the N rotations and N reflections of N points in a circle; N to 300\n"
        "  square-cells N   the eight symmetries of the square, or those of --group, on the cells of the N "
        "by N "
        "board; N to 100\n"
        "  cube-faces       the 24 rotations of the cube on its six faces; without N\n"
        "Elements with the same numbers of cycles of each length form a term; fixed points are cycles of "
        "length 1. Terms are in descending order of the exponent of a1, then of a2, and so on. cyclic 0 and "
        "dihedral 0 consist of the identity on no points; their index is 1.\n\n"
        "JSON follows data/schemas/cycle-index-1.0.schema.json. CSV has a line for each term, with the "
        "columns elements, order, monomial, cycles, and with --colors also colors, fixed_by_each.",
    .run = run};

}  // namespace eightfold::cli
