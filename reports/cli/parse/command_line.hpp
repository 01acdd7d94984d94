#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/parse/numbers.hpp"
#include "reports/cli/parse/option.hpp"

namespace eightfold::cli {

struct Command;

/// The failure, with the file before a message about --format.
Failure with_format_file(const std::string& file, const Failure& failure);

/// The arguments of a command in order, and its options.
struct CommandLine {
  std::vector<std::string> arguments;
  std::map<std::string, std::string, std::less<>> options;  ///< as given; a switch has an empty value
  std::map<std::string_view, std::string_view> fallbacks;   ///< of options with a default value
  std::string format_file = {};  ///< the output file whose extension selected --format; empty for none

  bool has(std::string_view option) const { return options.contains(option); }
  /// The value as given, or the option's fallback; nothing if there is neither.
  std::optional<std::string> value_of(std::string_view option) const;
  /// The same for an option that is required or has a fallback.
  std::string text(std::string_view option) const;
  /// The value as a number. Precondition: the value is a number, which holds for options of
  /// ValueKind::number.
  template <typename T = std::uint64_t>
  std::optional<T> number(std::string_view option) const {
    const auto text = value_of(option);
    return text ? std::optional(parse_number<T>(option, *text, {})) : std::nullopt;
  }
  /// Precondition: the argument exists and is of ValueKind::number.
  template <typename T = std::uint64_t>
  T argument_number(std::size_t index = 0) const {
    return parse_number<T>("argument", arguments.at(index), {});
  }
};

/// Runs the step. If it fails because of a --format that the extension of an output file selected, the
/// message begins with the file.
template <typename Step>
auto naming_format_file(const CommandLine& line, Step step) {
  try {
    return step();
  } catch (const Failure& failure) {
    throw line.format_file.empty() ? failure : with_format_file(line.format_file, failure);
  }
}

/// The options of every command.
std::span<const Option> common_options();

/// A command's own options, then those of every command.
std::vector<const Option*> with_common_options(std::span<const Option> options);

/// Parses the words around a command's name. Options may precede or follow arguments, abbreviations are not
/// allowed, and an option may be given once. Throws Failure (usage) with the nearest known name for a typo.
CommandLine parse_command_line(const std::vector<std::string>& words, std::span<const Option> options = {});

/// Parses the words and checks them as check() does, unless --help or --version is given.
CommandLine parse_command_line(const std::vector<std::string>& words, const Command& command);

/// The words after the program's name, parsed.
struct Invocation {
  std::string name;                  ///< of a command or a family; may be empty
  const Command* command = nullptr;  ///< null unless the name is that of a command
  CommandLine line;                  ///< the other words
};

/// Finds the command's name and parses the other words with the options of the command. Throws Failure
/// (usage).
Invocation parse_invocation(std::vector<std::string> words);

/// The choice that `text` names, where an underscore matches a hyphen. Throws Failure (usage), with the
/// nearest choice for a typo: "--format: "jsn" is not a valid format; did you mean json?". If no choice is
/// near, the message ends with the remedy, or with all choices.
std::string checked_choice(std::string_view argument, std::string_view value_name,
                           std::span<const std::string_view> choices, const std::string& text,
                           std::string_view remedy = {});

/// Checks a line against the command's declarations: the number of arguments, numbers and ranges, the
/// extensions of output files, which may select --format, and the options that an option needs or excludes.
/// Replaces underscores by hyphens in arguments that are choices. Throws Failure (usage).
void check(CommandLine& line, const Command& command);

}  // namespace eightfold::cli
