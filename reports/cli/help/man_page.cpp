#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "reports/cli/help/help.hpp"
#include "reports/cli/help/help_text.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::cli {
namespace {

// Variables and their meanings.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> environment = {{
    {"NO_COLOR", "If set and not empty, disables color unless `--color always` is given."},
    {"TERM", "If unset, empty or `dumb`, disables color unless `--color always` is given."},
    {"LC_ALL, LC_CTYPE, LANG",
     "The first that is not empty names the locale. If the locale is UTF-8 and standard output is a "
     "terminal, boards and tables are drawn with Unicode characters unless `--charset` is given."},
    {"COLUMNS", "The width of the terminal, if the terminal does not report it."},
}};

// Characters that roff interprets or replaces by typographic ones.
struct Escape {
  char32_t character;
  std::string_view roff;
};

constexpr std::array<Escape, 7> escapes = {{{'\\', "\\e"},
                                            {'-', "\\-"},
                                            {'\'', "\\(aq"},
                                            {'`', "\\(ga"},
                                            {'^', "\\(ha"},
                                            {'~', "\\(ti"},
                                            {'"', "\\(dq"}}};

// The text as one line of roff that prints it literally, with U+FFFD for invalid UTF-8 and control
// characters.
std::string escaped(std::string_view text) {
  std::string out;
  const std::string clean = reports::clean_line(text);
  for (std::string_view rest = clean; !rest.empty();) {
    const auto [code, length] = reports::first_character(rest);
    const auto escape = std::ranges::find(escapes, code, &Escape::character);
    if (escape != escapes.end())
      out += escape->roff;
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

// A line of help, with bold type instead of backticks.
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

// A text without lists. Each of its lines is one of the page.
void append_lines(std::string& out, std::string_view text) {
  for (const std::string_view line : lines_of(text)) out += prose(line) + '\n';
}

void append_item(std::string& out, const std::string& label, std::string_view text) {
  reports::append_format(out, ".TP\n{}\n", label);
  append_lines(out, text);
}

// Paragraphs and lists.
void append_man_details(std::string& out, std::string_view details) {
  for (const HelpBlock& block : help_blocks(details)) {
    out += ".PP\n";
    append_lines(out, block.paragraph);
    if (block.items.empty()) continue;
    out += ".RS\n";
    for (const HelpItem& item : block.items) append_item(out, bold(item.label), in_one_line(item.text));
    out += ".RE\n";
  }
}

void append_man_options(std::string& out, std::span<const Option> options) {
  for (const Option& option : options) {
    std::string label = option.letter != '\0' ? bold(fmt::format("-{}", option.letter)) + ", " : "";
    label += bold(fmt::format("--{}", option.name));
    if (!option.value.empty()) label += ' ' + italic(option.value);
    append_item(out, label, option.help);
  }
}

void append_man_examples(std::string& out, std::span<const Example> examples) {
  for (const Example& example : examples) append_item(out, bold(example.command), example.meaning);
}

std::string man_usage_of(const Command& command) {
  std::string out = bold(fmt::format("eightfold {}", command.name));
  if (command.arguments.size() > 0) out += ' ' + italic(usage_of(command.arguments));
  return out + " [" + italic("OPTIONS") + ']';
}

void append_command(std::string& out, const Command& command) {
  out += ".SS " + escaped(command.name) + '\n' + man_usage_of(command) + "\n.PP\n" + prose(command.summary) +
         ".\n";
  append_man_options(out, command.options);
  append_man_details(out, command.details);
  if (command.examples.size() == 0) return;
  out += ".PP\nExamples:\n";
  append_man_examples(out, command.examples);
}

}  // namespace

std::string man_page(std::span<const Command> commands, std::string_view version) {
  std::string out = fmt::format(".TH EIGHTFOLD 1 \"\" \"eightfold {}\"\n", escaped(version));
  out += ".SH NAME\neightfold \\- symmetries and isomorphs of the n\\-queens puzzle\n";
  out += ".SH SYNOPSIS\n" + bold("eightfold") + ' ' + italic("COMMAND") + " [" + italic("ARGUMENT") +
         "...] [" + italic("OPTIONS") + "]\n";
  out += ".SH DESCRIPTION\n";
  append_lines(
      out,
      "Eightfold lists and counts the solutions of the n-queens puzzle and its relatives, groups them\n"
      "into orbits under the eight symmetries of the square or a subgroup of them, and checks the work\n"
      "of students. A placement is written as the column of the queen in each row, like\n"
      "[0 4 7 5 2 6 1 3]. It can be given in any format that `eightfold help list` shows.\n");
  out += ".SH EXAMPLES\n";
  append_man_examples(out, program_examples());
  out += ".SH COMMANDS\n";
  for (const Command& command : commands) append_command(out, command);
  out += ".SH OPTIONS\nEvery command accepts these options, before or after its name.\n";
  append_man_options(out, common_options());
  out += ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : exit_code_meanings)
    append_item(out, bold(std::to_string(static_cast<int>(code))), meaning);
  out += ".PP\n" + prose(signal_codes) + '\n';
  out += ".SH ENVIRONMENT\n";
  for (const auto& [names, meaning] : environment) append_item(out, bold(names), meaning);
  return out;
}

}  // namespace eightfold::cli
