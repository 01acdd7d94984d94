#include "reports/cli/help/help.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "reports/cli/parse/command.hpp"
#include "reports/text/append.hpp"
#include "reports/text/layout.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 5> first_examples = {{
    {"eightfold list 8 --canonical", "the 12 solutions of 8 queens up to symmetry"},
    {"eightfold explain 8", "why there are 12, step by step"},
    {"eightfold orbits 8", "the orbits, their sizes and stabilizers"},
    {"eightfold orbits 4..10 --output-dir reports", "a JSON report for each N"},
    {"eightfold burnside 8", "Burnside's lemma, checked numerically"},
}};

constexpr std::size_t command_width = 20;
constexpr std::size_t option_width = 23;

struct Row {
  std::string label;
  std::string_view text;  // one line or more
};

// A heading and two columns. The first has `width` characters, or more if a label is longer.
void append_section(std::string& out, std::string_view heading, const std::vector<Row>& rows,
                    const reports::Style& style, std::size_t width = 0) {
  for (const Row& row : rows) width = std::max(width, row.label.size());
  reports::append_format(out, "{}{}\n", out.empty() ? "" : "\n", style.heading(heading));
  for (const auto& [label, text] : rows) {
    reports::append_format(out, "  {:<{}}  ", label, width);
    for (const char c : text) out.append(1, c).append(c == '\n' ? width + 4 : 0, ' ');
    out += '\n';
  }
}

void append_examples(std::string& out, std::span<const Example> examples, const reports::Style& style) {
  std::vector<Row> rows;
  for (const auto& [command, meaning] : examples) rows.push_back({std::string(command), meaning});
  append_section(out, "Examples", rows, style);
}

void append_usage(std::string& out, std::string_view words, const reports::Style& style) {
  reports::append_format(out, "\n{}\n  eightfold {} [OPTIONS]\n", style.heading("Usage"), words);
}

std::string usage_of(const Command& command) {
  return fmt::format("{}{}{}", command.name, command.arguments.empty() ? "" : " ",
                     usage_of(command.arguments));
}

void append_commands(std::string& out, std::span<const Command> commands, const reports::Style& style) {
  for (auto begin = commands.begin(); begin != commands.end();) {
    const auto end = std::ranges::find_if(
        begin, commands.end(), [&](Heading heading) { return heading != begin->heading; }, &Command::heading);
    std::vector<Row> rows;
    for (const Command& command : std::span(begin, end)) rows.push_back({usage_of(command), command.summary});
    append_section(out, title_of(begin->heading), rows, style, command_width);
    begin = end;
  }
}

void append_options(std::string& out, std::string_view heading, std::span<const Option> options,
                    const reports::Style& style) {
  std::vector<Row> rows;
  for (const Option& option : options)
    rows.push_back(
        {fmt::format("{}--{}{}{}", option.letter != '\0' ? fmt::format("-{}, ", option.letter) : "    ",
                     option.name, option.value.empty() ? "" : " ", option.value),
         option.help});
  append_section(out, heading, rows, style, option_width);
}

void append_common_options(std::string& out, const reports::Style& style) {
  append_options(out, "Options of every command", common_options(), style);
}

std::string program_help(const reports::Style& style) {
  std::string out;
  append_examples(out, first_examples, style);
  append_usage(out, "COMMAND [ARGUMENT]", style);
  append_commands(out, all_commands(), style);
  append_common_options(out, style);
  std::vector<Row> codes;
  for (const auto& [code, meaning] : exit_code_meanings)
    codes.push_back({fmt::format("{:>3}", static_cast<int>(code)), meaning});
  append_section(out, "Exit codes", codes, style);
  return out + reports::wrapped(signal_codes, {"  ", "  "});
}

std::string family_help(std::string_view family, const reports::Style& style) {
  const std::vector<Command> commands = members_of(all_commands(), family);
  std::vector<Example> examples;
  for (const Command& command : commands) examples.push_back(command.examples.front());
  std::string out;
  append_examples(out, examples, style);
  append_usage(out, fmt::format("{} COMMAND [ARGUMENT]", family), style);
  append_commands(out, commands, style);
  append_common_options(out, style);
  return out;
}

std::string command_help(const Command& command, const reports::Style& style) {
  std::string out;
  append_examples(out, command.examples, style);
  append_usage(out, usage_of(command), style);
  reports::append_format(out, "\n{}.\n", command.summary);
  if (!command.details.empty()) reports::append_format(out, "\n{}\n", command.details);
  if (!command.options.empty()) append_options(out, "Options", command.options, style);
  append_common_options(out, style);
  return out;
}

}  // namespace

std::span<const Example> program_examples() { return first_examples; }

std::string help_for(std::string_view name, const reports::Style& style) {
  if (name.empty() || name == "help") return program_help(style);
  return is_family(name) ? family_help(name, style) : command_help(find_command(name), style);
}

}  // namespace eightfold::cli
