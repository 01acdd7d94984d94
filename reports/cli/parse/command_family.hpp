#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

// A command's name may have two words. Commands with the same first word are a family: "job plan" and "job
// work" belong to the family "job".

/// The first words of such names, each once, in the order of the commands.
std::vector<std::string_view> families_of(std::span<const Command> commands);

/// Whether there is a family of that name among all commands.
bool is_family(std::string_view name);

/// A word that may come next in a command's name.
struct NameWord {
  std::string_view word;
  std::string meaning;               ///< the command's summary; for a family, its commands' second words
  const Command* command = nullptr;  ///< the command whose name it completes; none for a family
};

/// The first words of names, each family's once; or after a family's name the second words.
std::vector<NameWord> next_name_words(std::span<const Command> commands, std::string_view family = {});

/// The commands of a family.
std::vector<Command> members_of(std::span<const Command> commands, std::string_view family);

/// The second words of a family's commands: "plan, work, shard".
std::string second_words(std::span<const Command> commands, std::string_view family);

}  // namespace eightfold::cli
