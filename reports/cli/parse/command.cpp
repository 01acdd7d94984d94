#include "reports/cli/parse/command.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "reports/cli/parse/command_family.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"
#include "reports/text/words.hpp"

namespace eightfold::cli {

std::string_view title_of(Heading heading) {
  constexpr std::array<std::string_view, 7> titles = {
      "Search", "Symmetry", "Chains and colorings", "Pictures and pages", "Coursework", "Jobs", "Help"};
  return titles.at(static_cast<std::size_t>(heading));
}

std::string usage_of(std::span<const Argument> arguments) {
  return reports::joined(arguments, " ", [](const Argument& argument) {
    const std::string name = fmt::format("{}{}", argument.name, argument.repeats ? "..." : "");
    return argument.optional ? fmt::format("[{}]", name) : name;
  });
}

std::span<const Command> all_commands() {
  static const std::vector<Command> sorted = [] {
    std::vector<Command> commands = defined_commands();
    std::ranges::sort(commands, {}, [](const Command& c) { return std::tuple(c.heading, c.place, c.name); });
    return commands;
  }();
  return sorted;
}

const Command& find_command(std::string_view name) {
  const auto commands = all_commands();
  const auto found = std::ranges::find(commands, name, &Command::name);
  if (found != commands.end()) return *found;
  std::vector<std::string_view> names = families_of(commands);
  names.emplace_back("help");
  for (const Command& command : commands)
    if (!command.hidden) names.push_back(command.name);
  const std::string nearest = reports::did_you_mean(name, names);
  const std::string_view family = name.substr(0, name.find(' '));
  const std::string list =
      is_family(family) ? fmt::format("`eightfold help {}`", family) : "`eightfold help`";
  throw Failure(ExitCode::usage,
                fmt::format("unknown command {}{}", reports::quote(name),
                            nearest.empty() ? fmt::format("; {} lists the commands", list) : nearest));
}

}  // namespace eightfold::cli
