#include "reports/cli/help/program_table.hpp"

#include <algorithm>
#include <array>

#include "reports/cli/parse/command_family.hpp"

namespace eightfold::cli {
namespace {

// No row of all_commands(), as it has no options and its code is in run.cpp.
constexpr std::array<Argument, 1> help_arguments = {
    {{.name = "COMMAND", .remedy = "a command", .kind = ValueKind::command}}};
constexpr Command help_command = {.name = "help",
                                  .heading = Heading::help,
                                  .place = 3,
                                  .summary = "Show a command's examples and options",
                                  .arguments = help_arguments,
                                  .run = nullptr};

// The first word of the text; the text then begins with what follows it.
std::string_view take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

std::vector<std::string_view> words_listed(std::string_view details, const std::string& name) {
  std::vector<std::string_view> words;
  const std::string introduction = name + " is one of\n";
  const std::size_t place = details.find(introduction);
  if (place == std::string_view::npos) return words;
  details.remove_prefix(place + introduction.size());
  while (details.starts_with("  ")) {
    std::string_view line = take_line(details);
    if (!line.starts_with("   ")) words.push_back(take_word(line));
  }
  return words;
}

Expected::Kind kind_of(std::string_view name) {
  if (name == "FILE" || name == "JOBFILE" || name == "LEDGER") return Expected::Kind::files;
  if (name == "DIR") return Expected::Kind::folders;
  return name == "COMMAND" ? Expected::Kind::commands : Expected::Kind::text;
}

constexpr std::size_t longest_brief = 75;

// Where a text that is too long ends best: at its last semicolon that is in time, or else its last comma or
// space, but not within brackets.
std::size_t end_of_beginning(std::string_view text) {
  std::array<std::size_t, 3> ends = {};
  constexpr std::string_view marks = ";, ";
  int depth = 0;
  for (std::size_t i = 0; i <= longest_brief; ++i) {
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    const std::size_t mark = marks.find(text[i]);
    if (depth == 0 && mark != std::string_view::npos) ends.at(mark) = i;
  }
  for (const std::size_t end : ends)
    if (end > 0) return end;
  return longest_brief;
}

}  // namespace

ProgramTable program_table() {
  const auto commands = all_commands();
  ProgramTable table = {{commands.begin(), commands.end()}, common_options()};
  table.commands.push_back(help_command);
  return table;
}

Expected expected_value(const Option& option) {
  if (!option.choices.empty())
    return {Expected::Kind::words, std::string(option.value), {option.choices.begin(), option.choices.end()}};
  return {kind_of(option.value), std::string(option.value)};
}

std::vector<Expected> expected_arguments(const Command& command) {
  std::vector<Expected> arguments;
  const std::string usage = usage_of(command.arguments);
  std::string_view names = usage;
  for (std::string_view word = take_word(names); !word.empty(); word = take_word(names)) {
    Expected& argument = arguments.emplace_back();
    if (word.starts_with('[') && word.ends_with(']')) word = word.substr(1, word.size() - 2);
    argument.repeats = word.ends_with("...");
    if (argument.repeats) word.remove_suffix(3);
    argument.name = word;
    argument.kind = kind_of(word);
    argument.words = words_listed(command.details, argument.name);
    if (!argument.words.empty()) argument.kind = Expected::Kind::words;
  }
  return arguments;
}

std::vector<FamilyPlace> family_places(const ProgramTable& program) {
  std::vector<FamilyPlace> places;
  for (const std::string_view family : families_of(program.commands)) {
    places.push_back({"", family});
    for (const Command& command : program.commands)
      for (const Expected& argument : expected_arguments(command))
        if (argument.kind == Expected::Kind::commands) places.push_back({command.name, family});
  }
  return places;
}

bool is_plain_word(std::string_view word) {
  return !word.empty() && word.find_first_not_of(
                              "abcdefghijklmnopqrstuvwxyz"
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-") == std::string_view::npos;
}

std::string brief(std::string_view help) {
  std::string text(help);
  std::ranges::replace(text, '\n', ' ');
  if (text.size() > longest_brief) text.resize(end_of_beginning(text));
  return text;
}

}  // namespace eightfold::cli
