// What people who know other programs type.
#include "eightfold/reports/cli/parse/hints.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

namespace eightfold::cli {
namespace {

struct CommandHint {
  std::string_view word;
  std::string_view command;
};

constexpr auto command_hints = std::to_array<CommandHint>({
    {"solve", "list"},
    {"solutions", "list"},
    {"enumerate", "list"},
    {"fundamental", "count"},
});

struct OptionHint {
  Words options;
  std::string_view command;  ///< empty: every command
  std::string_view hint;
};

constexpr Words only_fundamental = {"--unique", "--fundamental", "--distinct"};

// The first that fits is given.
constexpr auto option_hints = std::to_array<OptionHint>({
    {only_fundamental, "list", "did you mean --canonical?"},
    {only_fundamental, "count", "the fundamental solutions are counted without it"},
    {only_fundamental, "", "`eightfold list 8 --canonical` lists one solution of each orbit"},
});

// "N" for "-n", "--n" and "-n8".
std::string name_of_argument(std::string_view given) {
  given.remove_prefix(std::min(given.find_first_not_of('-'), given.size()));
  std::string name(given.substr(0, given.find_first_of("=0123456789")));
  std::ranges::transform(name, name.begin(),
                         [](char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return name;
}

}  // namespace

std::string_view command_for(std::string_view word) {
  const auto hint = std::ranges::find(command_hints, word, &CommandHint::word);
  return hint == command_hints.end() ? std::string_view() : hint->command;
}

std::string hint_for_option(std::string_view given, const Command& command) {
  const std::string name = name_of_argument(given);
  if (std::ranges::find(command.arguments, name, &Argument::name) != command.arguments.end())
    return fmt::format("{} is an argument{}", name, as_in_example(command, {}));
  const auto hint = std::ranges::find_if(option_hints, [&](const OptionHint& each) {
    return std::ranges::find(each.options, given) != each.options.end() &&
           (each.command.empty() || each.command == command.name);
  });
  return hint == option_hints.end() ? "" : std::string(hint->hint);
}

std::string as_in_example(const Command& command, const CommandLine& line) {
  if (command.examples.empty()) return "";
  const auto has_options = [&](const Example& example) {
    return std::ranges::all_of(line.options, [&](const auto& option) {
      return example.command.find(fmt::format(" --{}", option.first)) != std::string_view::npos;
    });
  };
  const auto best = std::ranges::find_if(command.examples, has_options);
  return fmt::format(", as in `{}`",
                     (best == command.examples.end() ? command.examples.begin() : best)->command);
}

}  // namespace eightfold::cli
