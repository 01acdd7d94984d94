#include <fmt/format.h>

#include <iterator>

#include "reports/cli/completion.hpp"

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
      return with("_eightfold_commands");
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
    fmt::format_to(std::back_inserter(out), " \\\n{}{}", margin, specification(option));
}

void append_commands(std::string& out, const ProgramTable& program) {
  out += "_eightfold_commands() {\n  local -a commands=(\n";
  for (const Command& command : program.commands)
    fmt::format_to(std::back_inserter(out), "    {}\n",
                   quoted(fmt::format("{}:{}", escaped(command.name, ":"), escaped(command.summary, ""))));
  out += "  )\n  _describe -t commands command commands\n}\n\n";
}

void append_command(std::string& out, const Command& command, const ProgramTable& program) {
  fmt::format_to(std::back_inserter(out), "    {})\n      _arguments -s", quoted(command.name));
  append_options(out, command.options, "        ");
  append_options(out, program.common_options, "        ");
  int number = 0;
  for (const Expected& argument : expected_arguments(command))
    fmt::format_to(std::back_inserter(out), " \\\n        {}",
                   quoted((argument.repeats ? "*" : fmt::to_string(++number)) + place(argument)));
  out += " && found=0\n      ;;\n";
}

}  // namespace

std::string zsh_completion(const ProgramTable& program) {
  std::string out = "#compdef eightfold\n\n";
  append_commands(out, program);
  out +=
      "_eightfold() {\n"
      "  local curcontext=$curcontext state line found=1\n"
      "  typeset -A opt_args\n"
      "  _arguments -C -s";
  append_options(out, program.common_options, "    ");
  out +=
      " \\\n    '1: :_eightfold_commands' \\\n"
      "    '*:: :->rest' && found=0\n"
      "  [[ $state == rest ]] || return found\n"
      "  curcontext=${curcontext%:*:*}:eightfold-$words[1]:\n"
      "  case ${(Q)words[1]} in\n";
  for (const Command& command : program.commands) append_command(out, command, program);
  out +=
      "  esac\n"
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
