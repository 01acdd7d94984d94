#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/parse/option.hpp"

namespace eightfold::cli {

/// What a command line says: the command's arguments in order, and its options.
struct CommandLine {
  std::vector<std::string> arguments;
  std::map<std::string, std::string, std::less<>> options;  ///< by name; switches have an empty value

  bool has(std::string_view option) const { return options.contains(option); }
  std::optional<std::string> value_of(std::string_view option) const;
};

/// The options that every command takes.
std::span<const Option> common_options();

/// Parses what follows the command's name, and the common options before it. Options may stand before or
/// after arguments; abbreviations are not understood; an option may be given once. Throws Failure (usage)
/// with the nearest known name for a typo.
CommandLine parse_command_line(const std::vector<std::string>& words, std::span<const Option> options);

}  // namespace eightfold::cli
