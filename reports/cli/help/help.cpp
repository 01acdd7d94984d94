#include "reports/cli/help/help.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "reports/cli/help/program_table.hpp"
#include "reports/cli/parse/command_family.hpp"
#include "reports/text/append.hpp"
#include "reports/text/layout.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 4> first_examples = {{
    {"eightfold list 8 --canonical", "the 12 solutions of 8 queens that no symmetry relates"},
    {"eightfold orbits 8", "the orbits, their sizes and stabilizers"},
    {"eightfold orbits 4..10 --output-dir reports", "a JSON report for each N"},
    {"eightfold burnside 8", "check Burnside's lemma with its numbers"},
}};

void append_examples(std::string& out, std::span<const Example> examples, const reports::Style& style) {
  out += style.heading("Examples") + "\n";
  std::size_t width = 0;
  for (const Example& example : examples) width = std::max(width, example.command.size());
  for (const Example& example : examples)
    reports::append_format(out, "  {:<{}}  {}\n", example.command, width, example.meaning);
}

std::string option_form(const Option& option) {
  return fmt::format("{}--{}{}{}", option.letter != '\0' ? fmt::format("-{}, ", option.letter) : "    ",
                     option.name, option.value.empty() ? "" : " ", option.value);
}

void append_options(std::string& out, std::span<const Option> options) {
  for (const Option& option : options) {
    std::string form = option_form(option);
    for (std::string_view rest = option.help; !rest.empty() || !form.empty(); form.clear()) {
      const auto end = std::min(rest.find('\n'), rest.size());
      reports::append_format(out, "  {:<23}  {}\n", form, rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
}

std::string usage_of(const Command& command) {
  return fmt::format("{} {}", command.name, usage_of(command.arguments));
}

// Commands with their summaries, under each heading in columns of its own.
void append_commands(std::string& out, std::span<const Command> commands, const reports::Style& style) {
  for (auto begin = commands.begin(); begin != commands.end();) {
    const auto end = std::find_if(begin, commands.end(),
                                  [&](const Command& command) { return command.heading != begin->heading; });
    const std::span<const Command> group(begin, end);
    std::size_t width = 20;
    for (const Command& command : group) width = std::max(width, usage_of(command).size());
    reports::append_format(out, "\n{}\n", style.heading(title_of(group.front().heading)));
    for (const Command& command : group)
      reports::append_format(out, "  {:<{}}  {}\n", usage_of(command), width, command.summary);
    begin = end;
  }
}

}  // namespace

std::span<const Example> program_examples() { return first_examples; }

std::string program_help(const reports::Style& style) {
  std::string out;
  append_examples(out, first_examples, style);
  reports::append_format(out, "\n{}\n  eightfold COMMAND [ARGUMENT] [OPTIONS]\n", style.heading("Usage"));
  append_commands(out, program_table().commands, style);
  reports::append_format(out, "\n{}\n", style.heading("Options of every command"));
  append_options(out, common_options());
  reports::append_format(out, "\n{}\n", style.heading("Exit codes"));
  for (const auto& [code, meaning] : exit_code_meanings)
    reports::append_format(out, "  {:>3}  {}\n", static_cast<int>(code), meaning);
  out += reports::wrapped(signal_codes, {"  ", "  "});
  return out;
}

std::string family_help(std::string_view family, const reports::Style& style) {
  const std::vector<Command> commands = members_of(all_commands(), family);
  std::vector<Example> examples;
  for (const Command& command : commands) examples.push_back(command.examples.front());
  std::string out;
  append_examples(out, examples, style);
  reports::append_format(out, "\n{}\n  eightfold {} COMMAND [ARGUMENT] [OPTIONS]\n", style.heading("Usage"),
                         family);
  append_commands(out, commands, style);
  reports::append_format(out, "\n{}\n", style.heading("Options of every command"));
  append_options(out, common_options());
  return out;
}

std::string command_help(const Command& command, const reports::Style& style) {
  std::string out;
  append_examples(out, command.examples, style);
  reports::append_format(out, "\n{}\n  eightfold {}{}{} [OPTIONS]\n\n{}.\n", style.heading("Usage"),
                         command.name, command.arguments.empty() ? "" : " ", usage_of(command.arguments),
                         command.summary);
  if (!command.details.empty()) reports::append_format(out, "\n{}\n", command.details);
  if (!command.options.empty()) {
    reports::append_format(out, "\n{}\n", style.heading("Options"));
    append_options(out, command.options);
  }
  reports::append_format(out, "\n{}\n", style.heading("Options of every command"));
  append_options(out, common_options());
  return out;
}

}  // namespace eightfold::cli
