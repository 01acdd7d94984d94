// The script walks over the words before the cursor, as the program does: it finds the command, the options
// given, and the option whose value is due. Then it offers the words that begin with what is typed. It
// compares them itself, as compgen -W would expand what is in them.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "reports/cli/help/completion.hpp"
#include "reports/cli/parse/command_family.hpp"
#include "reports/text/append.hpp"

namespace eightfold::cli {
namespace {

constexpr std::string_view beginning = R"(# bash completion for eightfold

# Offers those of the words that begin with what is typed.
_eightfold_words() {
  local offer
  for offer; do
    [[ $offer == "$typed"* ]] && COMPREPLY+=("$offer")
  done
}

# Offers an option under all its names, unless one of them is given already.
_eightfold_option() {
  local name
  for name; do
    [[ $given == *" $name "* ]] && return
  done
  _eightfold_words "$@"
}

# Offers files (-f) or folders (-d). Where none is found, readline looks for quoted names.
_eightfold_files() {
  local name
  while IFS= read -r name; do
    COMPREPLY+=("$name")
  done < <(compgen "$1" -- "$typed")
  compopt -o filenames 2>/dev/null
  [[ ${#COMPREPLY[@]} -gt 0 ]] || compopt -o default 2>/dev/null
}

_eightfold() {
  local typed=${COMP_WORDS[COMP_CWORD]} given=' ' option= command= arguments=0 word i
  COMPREPLY=()
  [[ $typed == = ]] && typed=
  for ((i = 1; i < COMP_CWORD; ++i)); do
    word=${COMP_WORDS[i]}
    if [[ $word == = ]]; then
      continue
    elif [[ -n $option ]]; then
      option=
    elif [[ $word == -* ]]; then
      given+="$word "
      case "$command $word" in
)";

constexpr std::string_view after_words = R"(      esac
    else
      case "$command|$word" in
        '|'*) command=$word ;;
)";

constexpr std::string_view after_names = R"(        *) ((++arguments)) ;;
      esac
    fi
  done
  if [[ -n $option ]]; then
    case "$command $option" in
)";

constexpr std::string_view after_values = R"(    esac
    return
  elif [[ $typed == -* ]]; then
)";

constexpr std::string_view after_options = R"(    return
  fi
  case "$command $arguments" in
)";

constexpr std::string_view end = R"(  esac
}

complete -F _eightfold eightfold
)";

std::string quoted(std::string_view text) {
  if (is_plain_word(text)) return std::string(text);
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

std::string quoted_words(std::span<const std::string_view> words) {
  std::string out;
  for (const std::string_view word : words) out += ' ' + quoted(word);
  return out;
}

std::vector<std::string> names_of(const Option& option) {
  std::vector<std::string> names;
  if (option.letter != '\0') names.push_back(fmt::format("-{}", option.letter));
  names.push_back(fmt::format("--{}", option.name));
  return names;
}

std::string offer_names(const ProgramTable& program, std::string_view family = {}) {
  std::string out = "_eightfold_words";
  for (const NameWord& name : next_name_words(program.commands, family)) out += ' ' + quoted(name.word);
  return out;
}

// The script's command that offers what is expected; none for a text that only the user knows.
std::string offer(const Expected& expected, const ProgramTable& program) {
  switch (expected.kind) {
    case Expected::Kind::words:
      return "_eightfold_words" + quoted_words(expected.words);
    case Expected::Kind::files:
      return "_eightfold_files -f";
    case Expected::Kind::folders:
      return "_eightfold_files -d";
    case Expected::Kind::commands:
      return offer_names(program);
    case Expected::Kind::text:
      break;
  }
  return "";
}

// "'orbits -o' | 'orbits --output'", or for an option of every command "*' --color'".
std::string pattern(std::string_view command, const Option& option) {
  std::string out;
  for (const std::string& name : names_of(option))
    out += (out.empty() ? "" : " | ") + (command.empty() ? "*" : std::string()) +
           quoted(fmt::format("{} {}", command, name));
  return out;
}

// A case that is true if the option is one that takes a value.
void append_taking_case(std::string& out, std::string_view command, std::span<const Option> options) {
  std::string patterns;
  for (const Option& option : options)
    if (!option.value.empty()) patterns += (patterns.empty() ? "" : " | ") + pattern(command, option);
  if (!patterns.empty()) reports::append_format(out, "        {}) option=$word ;;\n", patterns);
}

// A case for each option that takes one of a few values, with what is offered there.
void append_value_cases(std::string& out, std::string_view command, std::span<const Option> options,
                        const ProgramTable& program) {
  for (const Option& option : options)
    if (!option.value.empty() && expected_value(option).kind != Expected::Kind::text)
      reports::append_format(out, "      {}) {} ;;\n", pattern(command, option),
                             offer(expected_value(option), program));
}

void append_options(std::string& out, std::span<const Option> options, std::string_view margin) {
  for (const Option& option : options) {
    out += fmt::format("{}_eightfold_option", margin);
    for (const std::string& name : names_of(option)) out += ' ' + quoted(name);
    out += '\n';
  }
}

void append_option_names(std::string& out, const ProgramTable& program) {
  out += "    case $command in\n";
  for (const Command& command : program.commands) {
    if (command.options.empty()) continue;
    out += fmt::format("      {})\n", quoted(command.name));
    append_options(out, command.options, "        ");
    out += "        ;;\n";
  }
  out += "    esac\n";
  append_options(out, program.common_options, "    ");
}

// Cases for a word that makes a name longer instead of being an argument.
void append_longer_names(std::string& out, const ProgramTable& program) {
  for (const auto& [command, family] : family_places(program))
    if (command.empty())
      reports::append_format(out, "        {}*) command+=\" $word\" ;;\n",
                             quoted(fmt::format("{}|", family)));
    else
      reports::append_format(out, "        {}) command+=\" $word\" ;;\n",
                             quoted(fmt::format("{}|{}", command, family)));
}

void append_second_words(std::string& out, const ProgramTable& program) {
  for (const auto& [command, family] : family_places(program))
    reports::append_format(out, "    {}) {} ;;\n",
                           quoted(fmt::format("{}{}{} 0", command, command.empty() ? "" : " ", family)),
                           offer_names(program, family));
}

void append_arguments(std::string& out, const ProgramTable& program) {
  for (const Command& command : program.commands) {
    const auto arguments = expected_arguments(command);
    for (std::size_t i = 0; i < arguments.size(); ++i)
      if (arguments[i].kind != Expected::Kind::text)
        reports::append_format(out, "    {}{}) {} ;;\n", quoted(fmt::format("{} ", command.name)),
                               arguments[i].repeats ? "*" : std::to_string(i), offer(arguments[i], program));
  }
}

}  // namespace

std::string bash_completion(const ProgramTable& program) {
  std::string out(beginning);
  append_taking_case(out, "", program.common_options);
  for (const Command& command : program.commands) append_taking_case(out, command.name, command.options);
  out += after_words;
  append_longer_names(out, program);
  out += after_names;
  append_value_cases(out, "", program.common_options, program);
  for (const Command& command : program.commands)
    append_value_cases(out, command.name, command.options, program);
  out += after_values;
  append_option_names(out, program);
  out += after_options;
  reports::append_format(out, "    ' 0') {} ;;\n", offer({Expected::Kind::commands, "COMMAND"}, program));
  append_second_words(out, program);
  append_arguments(out, program);
  return out.append(end);
}

}  // namespace eightfold::cli
