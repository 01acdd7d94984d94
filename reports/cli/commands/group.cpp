#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/cli/options/output_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/groups/generated_text.hpp"
#include "eightfold/reports/groups/group_text.hpp"
#include "eightfold/reports/groups/lattice_report.hpp"
#include "eightfold/reports/groups/marks_text.hpp"

namespace eightfold::cli {
namespace {

constexpr Words symmetry_words = {"identity",        "rotate90",      "rotate180", "rotate270",
                                  "flip-horizontal", "flip-vertical", "transpose", "anti-transpose"};

constexpr auto options = std::to_array<Option>({
    {.name = "marks",
     .help = "show the table of marks, with an example",
     .excludes = {"lattice", "generate"}},
    {.name = "lattice", .help = "show the lattice of subgroups", .excludes = {"generate"}},
    {.name = "format",
     .value = "FORMAT",
     .help = "write the lattice as text (default) or dot, for Graphviz",
     .choices = {"text", "dot"},
     .fallback = "text",
     .needs = {"lattice"}},
    {.name = "generate",
     .value = "NAMES",
     .help =
         "show the subgroup that these symmetries generate, with a word for each element; separate names by "
         "commas: rotate90,flip-horizontal"},
    charset_option,
    text_width_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold group", "the facts that homework on the symmetries of the square uses"},
    {"eightfold group --marks", "the table of marks, and how to find orbit types with it"},
    {"eightfold group --lattice", "the ten subgroups and their inclusions"},
    {"eightfold group --lattice --format dot", "the same for Graphviz: pipe it to `dot -Tsvg`"},
    {"eightfold group --generate rotate90,transpose", "two symmetries that generate the whole group"},
});

std::vector<Symmetry> parse_symmetries(const std::string& text) {
  std::vector<Symmetry> symmetries;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string name =
        checked_choice("--generate", "symmetry", symmetry_words, text.substr(begin, end - begin));
    const auto index = std::ranges::find(symmetry_words, name) - symmetry_words.begin();
    symmetries.push_back(all_symmetries.at(static_cast<std::size_t>(index)));
    begin = end + 1;
  }
  return symmetries;
}

std::string marks_with_example(const reports::Style& style) {
  constexpr int n = 8;
  MarksTally tally;
  for (const Placement& solution : Solutions(Board::square(n))) tally.add(solution);
  return reports::marks_text(fmt::format("{}-queens solutions", n), tally.marks(), style);
}

ExitCode run(const CommandLine& line, const Context& context) {
  const reports::Style style = text_style(line, context);
  if (line.has("marks")) return print(marks_with_example(style));
  if (line.has("lattice"))
    return print(line.value_of("format") == "dot" ? reports::lattice_dot() : reports::lattice_text(style));
  if (const auto names = line.value_of("generate"))
    return print(reports::generated_text(parse_symmetries(*names), style));
  return print(reports::group_text(style));
}

}  // namespace

extern const Command group_command = {
    .name = "group",
    .heading = Heading::symmetry,
    .place = 7,
    .summary = "Show the eight symmetries, their Cayley table, classes and subgroups",
    .options = options,
    .examples = examples,
    .details =
        "An option selects the table of marks, the lattice of subgroups, or the subgroup that given "
        "symmetries generate. The symmetries are identity, rotate90, rotate180, rotate270, "
        "flip-horizontal, flip-vertical, transpose and anti-transpose.",
    .run = run};

}  // namespace eightfold::cli
