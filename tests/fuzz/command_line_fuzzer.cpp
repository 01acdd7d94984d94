// Command lines, one word per line of the input. The words are parsed without running the command. They are
// rejected as a usage error in one clean line that names the argument, or the parsed line keeps what the
// command declares. Printed in the plainest form, it parses to the same. Completion accepts all words.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/help/help.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace eightfold::cli {
namespace {

using fuzz::expect;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view word = text.substr(0, end);
    words.emplace_back(word.substr(0, word.find('\0')));  // the words of a process have no null character
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
}

bool names_an_argument(std::string_view message) {
  for (const std::string_view what : {"unknown option \"", "unknown command \"", "unexpected argument \""})
    if (message.starts_with(what)) return true;
  const std::string_view name = message.substr(0, message.find(": "));
  return name.starts_with('-') || std::ranges::any_of(all_commands(), [&](const Command& command) {
           return std::ranges::find(command.arguments, name, &Argument::name) != command.arguments.end();
         });
}

void expect_number(std::string_view text, ValueKind kind, const Bounds& bounds) {
  if (kind == ValueKind::number) {
    const auto value = parse_number("N", text, bounds);
    expect(std::to_string(value).size() <= text.size(), "another number", text);
  }
  if (kind != ValueKind::range) return;
  const auto [first, last] = parse_range("N", text, bounds);
  expect(first <= last && static_cast<std::uint64_t>(first) >= bounds.least &&
             static_cast<std::uint64_t>(last) <= bounds.greatest,
         "a range outside the bounds", text);
}

void expect_declared_option(const CommandLine& line, const Option& option) {
  const auto is_given = [&](std::string_view other) { return line.has(other); };
  expect(option.remedy.empty() || line.has(option.name), "a required option is missing", option.name);
  if (!line.has(option.name)) return;
  const std::string value = *line.value_of(option.name);
  expect(option.value.empty() == value.empty(), "a value of a switch, or an option without one", option.name);
  expect(option.choices.empty() || std::ranges::find(option.choices, value) != option.choices.end(),
         "not a choice", value);
  expect_number(value, option.kind, option.bounds);
  expect(option.needs.empty() || std::ranges::any_of(option.needs, is_given), "without what it needs",
         option.name);
  expect(std::ranges::none_of(option.excludes, is_given), "with what it excludes", option.name);
}

void expect_declared_line(const CommandLine& line, const Command& command) {
  const auto known = with_common_options(command.options);
  for (const auto& [name, value] : line.options)
    expect(std::ranges::find(known, name, &Option::name) != known.end(), "an unknown option", name);
  if (line.has("help") || line.has("version")) return;
  for (const Option& option : command.options) expect_declared_option(line, option);
  const std::span<const Argument> declared = command.arguments;
  for (std::size_t i = 0; i < line.arguments.size(); ++i) {
    expect(!declared.empty(), "an argument of a command without any", line.arguments[i]);
    const Argument& argument = declared[std::min(i, declared.size() - 1)];
    expect(i < declared.size() || argument.repeats || argument.kind == ValueKind::command,
           "too many arguments", line.arguments[i]);
    expect(argument.choices.empty() ||
               std::ranges::find(argument.choices, line.arguments[i]) != argument.choices.end(),
           "not a choice", line.arguments[i]);
    expect(argument.names.empty() ||
               std::ranges::find(argument.names, line.arguments[i]) != argument.names.end(),
           "not a name", line.arguments[i]);
    expect_number(line.arguments[i], argument.kind, argument.bounds);
  }
}

std::vector<std::string> printed(const Invocation& invocation) {
  std::vector<std::string> words;
  std::string_view name = invocation.name;
  for (std::size_t space = name.find(' '); space != std::string_view::npos; space = name.find(' ')) {
    words.emplace_back(name.substr(0, space));
    name.remove_prefix(space + 1);
  }
  if (!name.empty()) words.emplace_back(name);
  for (const auto& [option, value] : invocation.line.options)
    words.push_back("--" + option + (value.empty() ? "" : "=" + value));
  if (!invocation.line.arguments.empty()) words.emplace_back("--");
  words.insert(words.end(), invocation.line.arguments.begin(), invocation.line.arguments.end());
  return words;
}

void expect_printing_inverts_parsing(const Invocation& invocation) {
  const Invocation again = parse_invocation(printed(invocation));
  expect(again.name == invocation.name && again.command == invocation.command, "another command",
         invocation.name);
  expect(again.line.arguments == invocation.line.arguments, "printed, but read as other arguments",
         invocation.name);
  expect(again.line.options == invocation.line.options, "printed, but read as other options",
         invocation.name);
}

void check_invocation(const std::vector<std::string>& words) {
  Invocation invocation;
  try {
    invocation = parse_invocation(words);
  } catch (const Failure& failure) {
    expect(failure.code() == ExitCode::usage, "not a usage error", failure.what());
    fuzz::expect_clean_line(failure.what());
    expect(names_an_argument(failure.what()), "no argument is named", failure.what());
    return;
  }
  if (invocation.command != nullptr) expect_declared_line(invocation.line, *invocation.command);
  expect_printing_inverts_parsing(invocation);
}

void check_completion(const std::vector<std::string>& words) {
  const std::string candidates = completion(all_commands(), words);
  expect(!reports::find_bad_byte(candidates), "not clean", candidates);
  const std::string_view kind = std::string_view(candidates).substr(0, candidates.find('\n'));
  expect(kind == "words" || kind == "files" || kind == "folders", "an unknown kind of candidates",
         candidates);
}

}  // namespace
}  // namespace eightfold::cli

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto words = eightfold::cli::lines_of(eightfold::fuzz::text_of(data, size));
  eightfold::cli::check_invocation(words);
  eightfold::cli::check_completion(words);
  return 0;
}
