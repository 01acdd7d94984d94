#include <fmt/core.h>

#include <iterator>

#include "reports/cli/help/completion.hpp"
#include "reports/cli/parse/command_family.hpp"
#include "reports/text/append.hpp"

namespace eightfold::cli {
namespace {

// In single quotes, as one word.
std::string quoted(std::string_view text) {
  if (is_plain_word(text)) return std::string(text);
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

// With a backslash before each of the characters that mean something where the text goes.
std::string escaped(std::string_view text, std::string_view special) {
  std::string out;
  for (const char c : text) {
    if (c == '\\' || special.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

// ":FILE:_files": the message and the action of an _arguments specification.
std::string place(const Expected& expected) {
  const auto with = [&](std::string_view action) {
    return fmt::format(":{}:{}", escaped(expected.name, ":"), action);
  };
  switch (expected.kind) {
    case Expected::Kind::words: {
      std::string words;
      for (const std::string_view word : expected.words)
        words += (words.empty() ? "" : " ") + escaped(word, " \t'\"`$&;|<>()[]{}*?~#!^=:");
      return with('(' + words + ')');
    }
    case Expected::Kind::files:
      return with("_files");
    case Expected::Kind::folders:
      return with("_files -/");
    case Expected::Kind::commands:
      return with(" _eightfold_commands");
    case Expected::Kind::text:
      break;
  }
  return with(" ");
}

// '(-o --output)'{-o+,--output=}'[write to FILE]:FILE:_files', or without a letter in one word.
std::string specification(const Option& option) {
  const bool has_value = !option.value.empty();
  const std::string name = fmt::format("--{}", option.name);
  std::string rest = fmt::format("[{}]", escaped(brief(option.help), "[]:"));
  if (has_value) rest += place(expected_value(option));
  if (option.letter == '\0') return quoted(name + (has_value ? "=" : "") + rest);
  return fmt::format("{}{{-{}{},{}}}{}", quoted(fmt::format("(-{} {})", option.letter, name)), option.letter,
                     has_value ? "+" : "", quoted(name + (has_value ? "=" : "")), quoted(rest));
}

void append_options(std::string& out, std::span<const Option> options, std::string_view margin) {
  for (const Option& option : options)
    reports::append_format(out, " \\\n{}{}", margin, specification(option));
}

// Describes the words that may come next in a command's name, after that of a family if one is given.
void append_names(std::string& out, const ProgramTable& program) {
  const auto append = [&](std::string_view family) {
    out += fmt::format("    {})\n      commands=(\n", quoted(family));
    for (const NameWord& name : next_name_words(program.commands, family))
      out += fmt::format("        {}\n",
                         quoted(fmt::format("{}:{}", escaped(name.word, ":"), escaped(name.meaning, ""))));
    out += "      )\n      ;;\n";
  };
  out += "_eightfold_commands() {\n  local -a commands\n  case $1 in\n";
  append("");
  for (const std::string_view family : families_of(program.commands)) append(family);
  out += "  esac\n  _describe -t commands command commands\n}\n\n";
}

void append_command(std::string& out, const Command& command, const ProgramTable& program,
                    const std::string& margin) {
  out += margin + "_arguments -s";
  append_options(out, command.options, margin + "  ");
  append_options(out, program.common_options, margin + "  ");
  const auto append = [&](const std::string& number, const std::string& action) {
    reports::append_format(out, " \\\n{}  {}", margin, quoted(number + action));
  };
  int number = 0;
  for (const Expected& argument : expected_arguments(command)) {
    append(argument.repeats ? "*" : std::to_string(++number), place(argument));
    if (argument.kind == Expected::Kind::commands)  // its name may have a second word
      append(std::to_string(number + 1), fmt::format("::: _eightfold_commands \"$words[{}]\"", number + 1));
  }
  out += " && found=0\n";
}

// Options and the next word of the command's name, options after which are no business of this level; then
// what belongs after that, for a family the same again.
void append_level(std::string& out, std::string_view family, const ProgramTable& program,
                  const std::string& margin) {
  const std::string after = family.empty() ? "" : ' ' + escaped(quoted(family), ":");
  out += margin + "state=\n" + margin + "_arguments -C -s -A '-*'";
  append_options(out, program.common_options, margin + "  ");
  reports::append_format(out,
                         " \\\n{0}  {1} \\\n{0}  '*:: :->rest' && found=0\n"
                         "{0}[[ $state == rest ]] || return found\n"
                         "{0}curcontext=${{curcontext%:*:*}}:eightfold-{2}$words[1]:\n"
                         "{0}case ${{(Q)words[1]}} in\n",
                         margin, quoted("1: : _eightfold_commands" + after),
                         family.empty() ? "" : quoted(fmt::format("{}-", family)));
  for (const NameWord& name : next_name_words(program.commands, family)) {
    out += fmt::format("{}  {})\n", margin, quoted(name.word));
    if (name.command != nullptr)
      append_command(out, *name.command, program, margin + "    ");
    else
      append_level(out, name.word, program, margin + "    ");
    out += margin + "    ;;\n";
  }
  out += margin + "esac\n";
}

}  // namespace

std::string zsh_completion(const ProgramTable& program) {
  std::string out = "#compdef eightfold\n\n";
  append_names(out, program);
  out +=
      "_eightfold() {\n"
      "  local curcontext=$curcontext state line found=1\n"
      "  typeset -A opt_args\n";
  append_level(out, "", program, "  ");
  out +=
      "  return found\n"
      "}\n\n"
      "# Run by the completion system, or sourced.\n"
      "if [[ $funcstack[1] == _eightfold ]]; then\n"
      "  _eightfold \"$@\"\n"
      "else\n"
      "  compdef _eightfold eightfold\n"
      "fi\n";
  return out;
}

}  // namespace eightfold::cli
