#pragma once

#include <span>
#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The examples at the beginning of the program's help.
std::span<const Example> program_examples();

/// The exit codes that a shell reports after a signal.
inline constexpr std::string_view signal_codes =
    "Signals: 129 hang-up, 130 Ctrl-C, 141 closed pipe, 143 terminated. With several files, the exit code is "
    "the highest one.";

/// The help for a command or a family like "job", or for the program if `name` is empty or "help", which
/// begins with examples; or the definition of a term of the glossary. Throws Failure (usage) if there is no
/// such command.
std::string help_for(std::string_view name, const reports::Style& style);

/// The program's manual page in ASCII, as roff with the macros of man(7). It has no date, so that the output
/// depends only on the program.
std::string man_page(std::span<const Command> commands, std::string_view version);

/// The candidates for the last of the words, which are those after the program's name up to the cursor. The
/// last word may be empty. Invalid words are ignored.
///
/// The first line is "words", "files" or "folders". The shell itself lists files and folders. After "words",
/// each line is a candidate, followed by a tab and its meaning if it has one. A candidate is a whole word,
/// like "--rule=torus". The shell selects those that match what is typed.
std::string completion(std::span<const Command> commands, std::span<const std::string> words);

/// A term of the field. `eightfold help TERM` and the glossary of the README show it.
struct Term {
  std::string_view name;
  std::string_view definition;  ///< sentences
  Example example;              ///< a command that shows it, and what to look for
  Words other_names = {};
};

/// All terms, in the order in which they build on each other.
std::span<const Term> glossary();

/// The term with that name or other name, in either case, singular or plural; null if there is none.
const Term* find_term(std::string_view name);

}  // namespace eightfold::cli
