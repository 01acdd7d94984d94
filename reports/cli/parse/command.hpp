#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/rule.hpp"
#include "eightfold/reports/text/style.hpp"
#include "reports/cli/parse/command_line.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/parse/option.hpp"

namespace eightfold::cli {

struct Example {
  std::string_view command;
  std::string_view meaning;
};

/// What a command needs to run besides its command line.
struct Context {
  bool quiet = false;
  reports::Style style;  ///< for standard output

  /// Prints a note to standard error unless --quiet is given.
  void note(std::string_view text) const;
  /// Prints a note that something, like "N = 24", may take long: "hours to centuries".
  void warn_of_duration(std::string_view what, std::string_view duration) const;
  /// Prints a note before all solutions of queens are counted, if that takes longer than about a minute.
  void warn_of_long_count(int n) const;
  /// Prints a note before a search over all solutions that takes longer than about a minute.
  void warn_of_long_run(int n, Rule rule = Rule::queens) const;
};

/// The groups of commands in help, in this order.
enum class Heading { search, symmetry, chains, pictures, coursework, jobs, help };
std::string_view title_of(Heading heading);

/// A subcommand, defined in commands/NAME.cpp. Parsing, help, completions and suggestions use it. The lists
/// live as long as the object that is declared with them; a copy refers to the same lists.
struct Command {
  std::string_view name;  ///< one word, or two like "job plan"
  Heading heading;
  int place;                 ///< order within the heading
  std::string_view summary;  ///< one line, without a period
  std::initializer_list<Argument> arguments = {};
  std::initializer_list<Option> options = {};
  std::initializer_list<Example> examples = {};
  std::string_view details =
      {};  ///< paragraphs and lists for `help COMMAND`; see help_blocks(); may be empty
  ExitCode (*run)(const CommandLine& line, const Context& context);
};

/// The arguments as in a usage line: "N", "[N]", "FILE...".
std::string usage_of(std::span<const Argument> arguments);

/// All commands, in the order of help.
std::span<const Command> all_commands();

// A command's name may have two words. Commands with the same first word are a family: "job plan" and "job
// work" belong to the family "job".

/// The names of the families, in the order of the commands.
std::vector<std::string_view> families_of(std::span<const Command> commands);

/// True if a family has this name.
bool is_family(std::string_view name);

/// A word that may come next in a command's name.
struct NameWord {
  std::string_view word;
  std::string meaning;               ///< the command's summary; for a family, its commands' second words
  const Command* command = nullptr;  ///< the command whose name it completes; none for a family
};

/// The first words of all names, each once; or, if a family is given, the second words of its commands.
std::vector<NameWord> next_name_words(std::span<const Command> commands, std::string_view family = {});

/// The commands of a family.
std::vector<Command> members_of(std::span<const Command> commands, std::string_view family);

/// The second words of a family's commands: "plan, work, shard".
std::string second_words(std::span<const Command> commands, std::string_view family);

/// The command with this name. Throws Failure (usage), with a suggestion, if there is none. `words` are the
/// other words of the command line, for the suggestion.
const Command& find_command(std::string_view name, std::span<const std::string> words = {});

/// The commands that the files in commands/ define, in the order of file names. CMake generates this
/// function.
std::vector<Command> defined_commands();

}  // namespace eightfold::cli
