#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The program as its help shows it. Completion scripts and the man page are written from it.
struct ProgramTable {
  std::vector<Command> commands;  ///< `help` too
  std::span<const Option> common_options;
};

/// This program's own.
ProgramTable program_table();

/// What is to be typed in one place of a command line.
struct Expected {
  enum class Kind { text, words, files, folders, commands };
  Kind kind = Kind::text;
  std::string name = {};                     ///< what the help calls it: "N", "FILE"
  std::vector<std::string_view> words = {};  ///< if it is one of a few
  bool repeats = false;                      ///< there may be more of the same
};

/// An option's value: one of its choices, a FILE, a DIR, or any text.
Expected expected_value(const Option& option);

/// A command's arguments in order. One is one of a few words if the command's details say "SHELL is one of"
/// and list them, two spaces before each.
std::vector<Expected> expected_arguments(const Command& command);

/// What stands before the second word of a command's name.
struct FamilyPlace {
  std::string_view command;  ///< that takes a COMMAND, as in "help job plan"; empty at the beginning
  std::string_view family;
};
std::vector<FamilyPlace> family_places(const ProgramTable& program);

/// A help text in one line that is short enough to stand beside a word: the whole of it, or else its
/// beginning up to a semicolon or a comma.
std::string brief(std::string_view help);

/// True if a word is the same with and without quotes, in any shell.
bool is_plain_word(std::string_view word);

}  // namespace eightfold::cli
