#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/solutions.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/groups/generated_text.hpp"
#include "reports/groups/group_text.hpp"
#include "reports/groups/lattice_dot.hpp"
#include "reports/groups/lattice_text.hpp"
#include "reports/groups/marks_text.hpp"
#include "reports/io/output.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 5> examples = {{
    {"eightfold group", "what homework on the group of the square is checked against"},
    {"eightfold group --marks", "the table of marks, and how to find orbit types with it"},
    {"eightfold group --lattice", "the ten subgroups, and which lies in which"},
    {"eightfold group --lattice --format dot", "the same for Graphviz: pipe it to `dot -Tsvg`"},
    {"eightfold group --generate rotate90,transpose", "what two symmetries generate: everything"},
}};

constexpr std::array<std::string_view, 2> format_names = {"text", "dot"};

constexpr std::array<Option, 4> options = {{
    {"marks", '\0', "", "show the table of marks instead, with an example"},
    {"lattice", '\0', "", "show the lattice of subgroups instead"},
    {"format", '\0', "FORMAT", "the lattice as text (default) or in Graphviz's dot", format_names},
    {"generate", '\0', "NAMES",
     "show instead the subgroup that these symmetries generate, with a word for\n"
     "each element; commas between, like rotate90,flip-horizontal"},
}};

// The three options that choose what is shown.
void expect_one_choice(const CommandLine& line) {
  std::optional<std::string_view> chosen;
  for (const std::string_view option : {"marks", "lattice", "generate"}) {
    if (!line.has(option)) continue;
    if (chosen)
      throw Failure(ExitCode::usage,
                    fmt::format("--{}: --{} is there too; give one of them", option, *chosen));
    chosen = option;
  }
  if (line.has("format") && !line.has("lattice"))
    throw Failure(ExitCode::usage, "--format: tells how to write the lattice; give it with --lattice");
}

Symmetry parse_symmetry(const std::string& text) {
  std::string name = text;
  std::replace(name.begin(), name.end(), '-', '_');
  for (const Symmetry g : all_symmetries)
    if (name_of(g) == name) return g;
  const std::string nearest = reports::did_you_mean(name, symmetry_names);
  throw Failure(ExitCode::usage,
                fmt::format("--generate: {} is no symmetry{}", reports::quote(text),
                            nearest.empty() ? fmt::format("; give some of {}, with commas between",
                                                          fmt::join(symmetry_names, ", "))
                                            : nearest));
}

std::vector<Symmetry> parse_symmetries(const std::string& text) {
  std::vector<Symmetry> symmetries;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    symmetries.push_back(parse_symmetry(text.substr(begin, end - begin)));
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

std::string text_for(const CommandLine& line, const reports::Style& style) {
  if (line.has("marks")) return marks_with_example(style);
  if (line.has("lattice"))
    return line.value_of("format") == "dot" ? reports::lattice_dot() : reports::lattice_text(style);
  if (const auto names = line.value_of("generate"))
    return reports::generated_text(parse_symmetries(*names), style);
  return reports::group_text(style);
}

ExitCode run(const CommandLine& line, const Context& context) {
  expect_no_arguments(line);
  expect_one_choice(line);
  const std::string text = text_for(line, context.style);
  auto out = reports::Output::standard();
  out.write(text);
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command group_command = {
    "group",
    "Symmetry",
    "",
    "Show the eight symmetries, their Cayley table, classes and subgroups",
    examples,
    "Or, with an option, the table of marks, the lattice of subgroups, or what given symmetries\n"
    "generate. A symmetry is one of identity, rotate90, rotate180, rotate270, flip-horizontal,\n"
    "flip-vertical, transpose, anti-transpose.",
    options,
    run};

}  // namespace eightfold::cli
