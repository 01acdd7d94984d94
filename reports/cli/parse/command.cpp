#include "reports/cli/parse/command.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "reports/cli/parse/hints.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

// Empty if the name has one word.
std::string_view family_of(std::string_view name) {
  const std::size_t space = name.find(' ');
  return space == std::string_view::npos ? std::string_view() : name.substr(0, space);
}

std::string_view last_word(std::string_view name) { return name.substr(name.find(' ') + 1); }

}  // namespace

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

std::vector<std::string_view> families_of(std::span<const Command> commands) {
  std::vector<std::string_view> families;
  for (const Command& command : commands) {
    const std::string_view family = family_of(command.name);
    if (!family.empty() && std::ranges::find(families, family) == families.end()) families.push_back(family);
  }
  return families;
}

bool is_family(std::string_view name) {
  const auto families = families_of(all_commands());
  return std::ranges::find(families, name) != families.end();
}

std::vector<Command> members_of(std::span<const Command> commands, std::string_view family) {
  std::vector<Command> members;
  for (const Command& command : commands)
    if (family_of(command.name) == family) members.push_back(command);
  return members;
}

std::string second_words(std::span<const Command> commands, std::string_view family) {
  return reports::joined(members_of(commands, family), ", ",
                         [](const Command& command) { return last_word(command.name); });
}

std::vector<NameWord> next_name_words(std::span<const Command> commands, std::string_view family) {
  std::vector<NameWord> words;
  for (const Command& command : commands) {
    const std::string_view its_family = family_of(command.name);
    if (its_family == family)
      words.push_back({last_word(command.name), std::string(command.summary), &command});
    else if (family.empty() && std::ranges::find(words, its_family, &NameWord::word) == words.end())
      words.push_back({its_family, second_words(commands, its_family)});
  }
  return words;
}

const Command& find_command(std::string_view name, std::span<const std::string> words) {
  const auto commands = all_commands();
  const auto found = std::ranges::find(commands, name, &Command::name);
  if (found != commands.end()) return *found;
  std::vector<std::string_view> names = families_of(commands);
  for (const Command& command : commands) names.push_back(command.name);
  std::string nearest = hint_for_command(name, words);
  if (nearest.empty()) nearest = reports::did_you_mean(name, names);
  const std::string_view family = name.substr(0, name.find(' '));
  const std::string list =
      is_family(family) ? fmt::format("`eightfold help {}`", family) : "`eightfold help`";
  throw usage_error("unknown command {}{}", reports::quote(name),
                    nearest.empty() ? fmt::format("; {} lists the commands", list) : nearest);
}

}  // namespace eightfold::cli
