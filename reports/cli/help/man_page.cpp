#include "reports/cli/help/man_page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "reports/cli/help/help.hpp"
#include "reports/text/append.hpp"
#include "reports/text/utf8.hpp"

namespace eightfold::cli {
namespace {

struct Variable {
  std::string_view names;
  std::string_view meaning;
};

constexpr std::array<Variable, 4> environment = {{
    {"NO_COLOR", "If it is set and not empty, nothing is colored without `--color always`."},
    {"TERM", "If it is unset, empty or `dumb`, nothing is colored either."},
    {"LC_ALL, LC_CTYPE, LANG",
     "The first that is not empty names the locale. If that is a UTF-8 one and the standard output a "
     "terminal, `show` and `orbits` draw with Unicode unless `--charset` says otherwise."},
    {"COLUMNS", "The terminal's width, if the terminal itself does not tell it."},
}};

// Characters that roff would take for its own or turn into typographic ones.
std::string_view escape_of(char32_t code) {
  switch (code) {
    case '\\':
      return "\\e";
    case '-':
      return "\\-";
    case '\'':
      return "\\(aq";
    case '`':
      return "\\(ga";
    case '^':
      return "\\(ha";
    case '~':
      return "\\(ti";
    case '"':
      return "\\(dq";
    default:
      return "";
  }
}

// A text as roff that stands for itself, on one line; what is no text stands as U+FFFD.
std::string escaped(std::string_view text) {
  std::string out;
  const std::string clean = reports::clean_line(text);
  for (std::string_view rest = clean; !rest.empty();) {
    const auto [code, length] = reports::first_character(rest);
    const std::string_view escape = escape_of(code);
    if (!escape.empty())
      out += escape;
    else if (code < 0x80)
      out += static_cast<char>(code);
    else
      reports::append_format(out, "\\[u{:04X}]", static_cast<std::uint32_t>(code));
    rest.remove_prefix(length);
  }
  return out.starts_with('.') ? "\\&" + out : out;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

// A line of help; what stands there in backticks is bold here.
std::string prose(std::string_view line) {
  std::string out;
  while (!line.empty()) {
    const std::size_t open = line.find('`');
    const std::size_t close = open == std::string_view::npos ? open : line.find('`', open + 1);
    if (close == std::string_view::npos) return out + escaped(line);
    out += escaped(line.substr(0, open)) + bold(line.substr(open + 1, close - open - 1));
    line.remove_prefix(close + 1);
  }
  return out;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    lines.push_back(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(lines.back().size() + 1, text.size()));
  }
  return lines;
}

// Paragraphs, in which lines that stand in are kept as they are.
void append_text(std::string& out, std::string_view text) {
  bool kept = false;
  for (const std::string_view line : lines_of(text)) {
    if (line.starts_with(' ') != kept) {
      kept = !kept;
      out += kept ? ".RS\n.nf\n" : ".fi\n.RE\n";
    }
    if (line.empty())
      out += ".PP\n";
    else
      out += prose(line.substr(kept ? std::min<std::size_t>(line.find_first_not_of(' '), 2) : 0)) + '\n';
  }
  if (kept) out += ".fi\n.RE\n";
}

void append_options(std::string& out, std::span<const Option> options) {
  for (const Option& option : options) {
    out += ".TP\n";
    if (option.letter != '\0') out += bold(fmt::format("-{}", option.letter)) + ", ";
    out += bold(fmt::format("--{}", option.name));
    if (!option.value.empty()) out += ' ' + italic(option.value);
    out += '\n';
    for (const std::string_view line : lines_of(option.help)) out += prose(line) + '\n';
  }
}

void append_examples(std::string& out, std::span<const Example> examples) {
  for (const Example& example : examples)
    out += ".TP\n" + bold(example.command) + '\n' + prose(example.meaning) + '\n';
}

std::string usage_of(const Command& command) {
  std::string out = bold(fmt::format("eightfold {}", command.name));
  if (!command.arguments.empty()) out += ' ' + italic(usage_of(command.arguments));
  return out + " [" + italic("OPTIONS") + ']';
}

void append_command(std::string& out, const Command& command) {
  out +=
      ".SS " + escaped(command.name) + '\n' + usage_of(command) + "\n.PP\n" + prose(command.summary) + ".\n";
  append_options(out, command.options);
  if (!command.details.empty()) {
    out += ".PP\n";
    append_text(out, command.details);
  }
  if (command.examples.empty()) return;
  out += ".PP\nExamples:\n";
  append_examples(out, command.examples);
}

}  // namespace

std::string man_page(std::span<const Command> commands, std::string_view version) {
  std::string out = fmt::format(".TH EIGHTFOLD 1 \"\" \"eightfold {}\"\n", escaped(version));
  out += ".SH NAME\neightfold \\- symmetries and isomorphs of the n\\-queens puzzle\n";
  out += ".SH SYNOPSIS\n" + bold("eightfold") + ' ' + italic("COMMAND") + " [" + italic("ARGUMENT") +
         "...] [" + italic("OPTIONS") + "]\n";
  out += ".SH DESCRIPTION\n";
  append_text(
      out,
      "Eightfold lists and counts the solutions of the n-queens puzzle and its relatives, sorts them\n"
      "into orbits under the eight symmetries of the square or some of them, and checks what students\n"
      "hand in about it. A placement is written as the column of each row's queen, like\n"
      "[0 4 7 5 2 6 1 3]; it is read in any of the formats that `eightfold help list` names.\n");
  out += ".SH EXAMPLES\n";
  append_examples(out, program_examples());
  out += ".SH COMMANDS\n";
  for (const Command& command : commands) append_command(out, command);
  out += ".SH OPTIONS\nEvery command takes these options, and they may stand before its name too.\n";
  append_options(out, common_options());
  out += ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : exit_code_meanings)
    reports::append_format(out, ".TP\n{}\n{}\n", bold(std::to_string(static_cast<int>(code))),
                           prose(meaning));
  out += ".PP\n" + prose(signal_codes) + '\n';
  out += ".SH ENVIRONMENT\n";
  for (const auto& [names, meaning] : environment)
    out += ".TP\n" + bold(names) + '\n' + prose(meaning) + '\n';
  return out;
}

}  // namespace eightfold::cli
