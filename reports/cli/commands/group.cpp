#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/groups/generated_report.hpp"
#include "eightfold/reports/groups/group_report.hpp"
#include "eightfold/reports/groups/lattice_report.hpp"
#include "eightfold/reports/groups/marks_report.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

constexpr Words symmetry_words = {"identity",        "rotate90",      "rotate180", "rotate270",
                                  "flip-horizontal", "flip-vertical", "transpose", "anti-transpose"};

// In the order of reports::all_group_tables.
constexpr Words table_words = {"elements", "cayley", "classes", "subgroups"};

std::vector<Symmetry> parse_symmetries(const std::string& text) {
  std::vector<Symmetry> symmetries;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string name =
        checked_choice("--generate", "symmetry", symmetry_words, text.substr(begin, end - begin));
    symmetries.push_back(all_symmetries.at(symmetry_words.index_of(name)));
    begin = end + 1;
  }
  return symmetries;
}

// The formats of a part of the report.
struct Part {
  std::function<std::string(const reports::Style&)> text;
  std::function<std::string()> json;
  std::function<std::string()> csv;
};

Part marks_with_example() {
  constexpr int n = 8;
  MarksTally tally;
  for (const Placement& solution : Solutions(Board::square(n))) tally.add(solution);
  const std::string placements = fmt::format("{}-queens solutions", n);
  const Marks marks = tally.marks();
  return {[=](const auto& style) { return reports::marks_text(placements, marks, style); },
          [=] { return reports::marks_json(placements, marks); }, reports::marks_csv};
}

Part generated_by(const std::vector<Symmetry>& generators) {
  return {[=](const auto& style) { return reports::generated_text(generators, style); },
          [=] { return reports::generated_json(generators); },
          [=] { return reports::generated_csv(generators); }};
}

Part table_named(const std::string& name) {
  const reports::GroupTable table = reports::all_group_tables.at(table_words.index_of(name));
  return {[=](const auto& style) { return reports::group_text(style, std::span(&table, 1)); },
          [=] { return reports::group_json(std::span(&table, 1)); },
          [=] { return reports::group_csv(table); }};
}

std::string refuse_csv_of_all() {
  throw usage_error("--format: csv is for one table; add --table, --marks, --lattice or --generate");
}

Part part_of(const CommandLine& line) {
  if (line.has("marks")) return marks_with_example();
  if (line.has("lattice")) return {reports::lattice_text, reports::lattice_json, reports::lattice_csv};
  if (const auto names = line.value_of("generate")) return generated_by(parse_symmetries(*names));
  if (const auto name = line.value_of("table")) return table_named(*name);
  return {[](const auto& style) { return reports::group_text(style); }, [] { return reports::group_json(); },
          refuse_csv_of_all};
}

ExitCode run_group(const CommandLine& line, const Context& context) {
  const ReportFormat format = report_format_of(line);
  if (line.value_of("format") == "dot") {
    if (!line.has("lattice")) throw usage_error("--format: dot needs --lattice; add it");
    refuse_text_options(line);
    return print(line, reports::lattice_dot());
  }
  const Part part = part_of(line);
  if (format == ReportFormat::json) return print(line, part.json());
  if (format == ReportFormat::csv) return print(line, part.csv());
  return print(line, part.text(text_style(line, context)));
}

}  // namespace

extern const Command group_command = {
    .name = "group",
    .heading = Heading::symmetry,
    .place = 7,
    .summary = "Show the eight symmetries, their Cayley table, classes and subgroups",
    .options = {choice_option("table", "TABLE", "show one table only: elements, cayley, classes or subgroups",
                              table_words)
                    .excluding({"marks", "lattice", "generate"}),
                {.name = "marks",
                 .help = "show the table of marks, with an example",
                 .excludes = {"lattice", "generate"}},
                {.name = "lattice", .help = "show the lattice of subgroups", .excludes = {"generate"}},
                {.name = "generate",
                 .value = "NAMES",
                 .help = "show the subgroup that these symmetries generate, with a word for each element; "
                         "separate names by commas: rotate90,flip-horizontal"},
                choice_option(
                    "format", "FORMAT",
                    "text (default), json, csv for one table, or dot for the lattice, which Graphviz draws",
                    {"text", "json", "csv", "dot"}, "text"),
                output_option,
                charset_option,
                text_width_option},
    .examples = {{"eightfold group", "the facts that homework on the symmetries of the square uses"},
                 {"eightfold group --marks", "the table of marks, and how to find orbit types with it"},
                 {"eightfold group --lattice", "the ten subgroups and their inclusions"},
                 {"eightfold group --lattice --format dot", "the same for Graphviz: pipe it to `dot -Tsvg`"},
                 {"eightfold group --generate rotate90,transpose",
                  "two symmetries that generate the whole group"},
                 {"eightfold group --table cayley --format csv", "the Cayley table for a spreadsheet"}},
    .details =
        "An option selects one table, the table of marks, the lattice of subgroups, or the subgroup that "
        "given symmetries generate; JSON has the same part. The symmetries are identity, rotate90, "
        "rotate180, rotate270, flip-horizontal, flip-vertical, transpose and anti-transpose.\n\n"
        "JSON follows data/schemas/group-1.0.schema.json. CSV has the columns of the table, with names of "
        "symmetries instead of letters; for the lattice, it has a line for each edge of the Hasse diagram, "
        "with the columns upper, lower, index.",
    .run = run_group,
};

}  // namespace eightfold::cli
