#include <fmt/core.h>

#include <iterator>
#include <vector>

#include "reports/cli/help/completion.hpp"
#include "reports/cli/parse/command_family.hpp"
#include "reports/text/append.hpp"

namespace eightfold::cli {
namespace {

constexpr std::string_view beginning = R"(# fish completion for eightfold

# The words so far that are neither the program's name nor options.
function __eightfold_words
    set -l words (commandline -opc)
    set -e words[1]
    while set -q words[1]
        switch $words[1]
)";

constexpr std::string_view functions = R"(            case '-*'
            case '*'
                printf '%s\n' $words[1]
        end
        set -e words[1]
    end
end

# Whether there are these words and no more: a command's name comes next, or the rest of it.
function __eightfold_needs
    set -l words (__eightfold_words)
    test "$words" = "$argv"
end

# Whether the command is that of the name, of one word or more.
function __eightfold_uses
    set -l words (__eightfold_words)
    set -l length (count $argv)
    test (count $words) -ge $length
    and test "$words[1..$length]" = "$argv"
end

# Whether an option with a value can come still: it is not there, or its value comes next.
function __eightfold_open
    set -l words (commandline -opc)
    contains -- $words[-1] $argv
    and return 0
    for name in $argv
        contains -- $name $words
        or string match -q -- "$name=*" $words
        and return 1
    end
    return 0
end

complete -c eightfold -f
)";

std::string quoted(std::string_view text) {
  if (is_plain_word(text)) return std::string(text);
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

// Words for the shell to split again. Quotes within quotes keep the unusual ones whole.
std::string list_of(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) list += (list.empty() ? "" : " ") + quoted(word);
  return list;
}

// A name of two words as two.
std::string words_of_name(std::string_view name) {
  const std::size_t space = name.find(' ');
  if (space == std::string_view::npos) return quoted(name);
  return quoted(name.substr(0, space)) + ' ' + quoted(name.substr(space + 1));
}

// Words without a description, which each would take from its option otherwise.
std::string choices_of(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) list += (list.empty() ? "" : " ") + quoted(word) + "\\t";
  return list;
}

// What `complete` is told to offer; nothing for a text that only the user knows.
std::string offer(const Expected& expected, const ProgramTable& program) {
  switch (expected.kind) {
    case Expected::Kind::words:
      return " -a " + quoted(choices_of(expected.words));
    case Expected::Kind::files:
      return " -F";
    case Expected::Kind::folders:
      return " -a '(__fish_complete_directories)'";
    case Expected::Kind::commands: {
      std::vector<std::string_view> names;
      for (const NameWord& name : next_name_words(program.commands)) names.push_back(name.word);
      return " -a " + quoted(list_of(names));
    }
    case Expected::Kind::text:
      break;
  }
  return "";
}

// -x: it takes a value, which is no file. -r: it takes a value.
std::string value_of(const Option& option, const ProgramTable& program) {
  if (option.value.empty()) return "";
  const Expected expected = expected_value(option);
  return (expected.kind == Expected::Kind::files ? " -r" : " -x") + offer(expected, program);
}

// True for the shell as long as the option may be offered.
std::string not_given(const Option& option) {
  const bool is_switch = option.value.empty();
  std::string condition = is_switch ? "not __fish_contains_opt" : "__eightfold_open";
  if (option.letter != '\0') condition += fmt::format(" {}{}", is_switch ? "-s " : "-", option.letter);
  return condition + ' ' + quoted((is_switch ? "" : "--") + std::string(option.name));
}

void append_options(std::string& out, const std::string& condition, std::span<const Option> options,
                    const ProgramTable& program) {
  for (const Option& option : options) {
    const std::string letter = option.letter != '\0' ? fmt::format("-s {} ", option.letter) : "";
    reports::append_format(out, "complete -c eightfold -n {} {}-l {}{} -d {}\n",
                           quoted(condition + not_given(option)), letter, quoted(option.name),
                           value_of(option, program), quoted(brief(option.help)));
  }
}

// A word of a few is offered until one of them is there.
void append_arguments(std::string& out, const Command& command, const ProgramTable& program) {
  for (const Expected& argument : expected_arguments(command)) {
    if (argument.kind == Expected::Kind::text) continue;
    const bool is_name = argument.kind == Expected::Kind::commands;
    std::string condition =
        (is_name ? "__eightfold_needs " : "__eightfold_uses ") + words_of_name(command.name);
    if (argument.kind == Expected::Kind::words)
      condition += "; and not __fish_seen_subcommand_from " + list_of(argument.words);
    reports::append_format(out, "complete -c eightfold -n {}{}\n", quoted(condition),
                           offer(argument, program));
  }
}

// The words that may come next in a name, after those that `place` says.
void append_names(std::string& out, const std::string& place, std::string_view family,
                  const ProgramTable& program) {
  for (const NameWord& name : next_name_words(program.commands, family))
    reports::append_format(out, "complete -c eightfold -n {} -a {} -d {}\n",
                           quoted("__eightfold_needs" + place), quoted(list_of({&name.word, 1})),
                           quoted(name.meaning));
}

}  // namespace

std::string fish_completion(const ProgramTable& program) {
  std::string out(beginning);
  for (const Option& option : program.common_options)
    if (!option.value.empty())
      reports::append_format(out, "            case {}\n                set -e words[1]\n",
                             quoted(fmt::format("--{}", option.name)));
  out += functions;
  append_options(out, "", program.common_options, program);
  append_names(out, "", "", program);
  for (const auto& [command, family] : family_places(program))
    append_names(out, (command.empty() ? "" : ' ' + words_of_name(command)) + ' ' + quoted(family), family,
                 program);
  for (const Command& command : program.commands) {
    append_options(out, fmt::format("__eightfold_uses {}; and ", words_of_name(command.name)),
                   command.options, program);
    append_arguments(out, command, program);
  }
  return out;
}

}  // namespace eightfold::cli
