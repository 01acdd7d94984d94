#include "reports/cli/parse/command_family.hpp"

#include <algorithm>

#include "reports/text/words.hpp"

namespace eightfold::cli {
namespace {

// Empty if the name has one word.
std::string_view family_of(std::string_view name) {
  const std::size_t space = name.find(' ');
  return space == std::string_view::npos ? std::string_view() : name.substr(0, space);
}

std::string_view last_word(std::string_view name) { return name.substr(name.find(' ') + 1); }

}  // namespace

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

}  // namespace eightfold::cli
