#include "reports/cli/help/help.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "reports/cli/help/help_text.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 5> first_examples = {{
    {"eightfold list 8 --canonical", "the 12 solutions of 8 queens up to symmetry"},
    {"eightfold explain 8", "why there are 12, step by step"},
    {"eightfold orbits 8", "the orbits, their sizes and stabilizers"},
    {"eightfold orbits 4..10 --output-dir reports", "a JSON report for each N"},
    {"eightfold burnside 8", "Burnside's lemma, checked numerically"},
}};

constexpr std::size_t command_width = 16;
constexpr std::size_t option_width = 23;

constexpr std::size_t below_indent = 8;  // of a text below its label

// Two columns: a label and its text.
struct Section {
  std::vector<HelpItem> rows;
  std::size_t label_width = 0;          // more if a label is longer
  bool has_commands_as_labels = false;  // of the shell, each with a short text
};

std::size_t help_width(const reports::Style& style) {
  return static_cast<std::size_t>(style.prose_columns());
}

// The command in lines of at most `width` columns, which a shell reads as one line. Quoted text is not
// broken.
std::string shell_lines(std::string_view command, std::size_t width) {
  constexpr std::string_view continued = " \\\n      ";
  std::string out = "  ";
  std::size_t column = out.size();
  while (!command.empty()) {
    std::size_t length = 0;
    for (char quote = '\0'; length < command.size() && (quote != '\0' || command[length] != ' '); ++length)
      if (command[length] == '"' || command[length] == '\'')
        quote = quote == '\0' ? command[length] : quote == command[length] ? '\0' : quote;
    const std::string_view word = command.substr(0, length);
    command.remove_prefix(std::min(length + 1, command.size()));
    const std::size_t needed = 1 + word.size() + (command.empty() ? 0 : 2);
    if (column > 2 && column + needed > width) {
      out += continued;
      column = 6;
    } else if (column > 2) {
      out += ' ';
      ++column;
    }
    out += word;
    column += word.size();
  }
  return out + '\n';
}

// Whether the texts are beside their labels: if the labels leave most of the width, or if all rows are short.
bool has_two_columns(const Section& section, std::size_t text_column, std::size_t width) {
  std::size_t longest = 0;
  for (const HelpItem& row : section.rows) longest = std::max(longest, reports::width_of(row.text));
  if (text_column + longest <= width) return true;
  return !section.has_commands_as_labels && text_column <= 2 * width / 5;
}

void append_rows(std::string& out, const Section& section, std::size_t width) {
  std::size_t label_width = section.label_width;
  for (const HelpItem& row : section.rows) label_width = std::max(label_width, reports::width_of(row.label));
  const std::size_t text_column = 2 + label_width + 2;
  const bool beside = has_two_columns(section, text_column, width);
  for (const auto& [label, text] : section.rows) {
    const std::string margin(beside ? text_column : below_indent, ' ');
    const bool fits = margin.size() + reports::width_of(text) <= width;  // then its gaps may align columns
    const std::string shown = fits ? text : in_one_line(text);
    if (beside) {
      out += reports::wrapped(shown, {"  " + reports::padded(label, label_width + 2), margin, width});
    } else {
      out += section.has_commands_as_labels ? shell_lines(label, width)
                                            : reports::wrapped("  " + label, {"", "      ", width});
      out += reports::wrapped(shown, {margin, margin, width});
    }
  }
}

void append_section(std::string& out, std::string_view heading, const Section& section,
                    const reports::Style& style) {
  reports::append_format(out, "{}{}\n", out.empty() ? "" : "\n", style.heading(heading));
  append_rows(out, section, help_width(style));
}

void append_examples(std::string& out, std::span<const Example> examples, const reports::Style& style) {
  Section section = {.rows = {}, .has_commands_as_labels = true};
  for (const auto& [command, meaning] : examples)
    section.rows.push_back({std::string(command), std::string(meaning)});
  append_section(out, "Examples", section, style);
}

void append_usage(std::string& out, std::string_view words, const reports::Style& style) {
  reports::append_format(out, "\n{}\n", style.heading("Usage"));
  out += reports::wrapped(fmt::format("eightfold {} [OPTIONS]", words), {"  ", "      ", help_width(style)});
}

std::string usage_of(const Command& command) {
  return fmt::format("{}{}{}", command.name, command.arguments.size() == 0 ? "" : " ",
                     usage_of(command.arguments));
}

void append_commands(std::string& out, std::span<const Command> commands, const reports::Style& style) {
  for (auto begin = commands.begin(); begin != commands.end();) {
    const auto end = std::ranges::find_if(
        begin, commands.end(), [&](Heading heading) { return heading != begin->heading; }, &Command::heading);
    Section section = {.rows = {}, .label_width = command_width};
    for (const Command& command : std::span(begin, end))
      section.rows.push_back({usage_of(command), std::string(command.summary)});
    append_section(out, title_of(begin->heading), section, style);
    begin = end;
  }
}

void append_options(std::string& out, std::string_view heading, std::span<const Option> options,
                    const reports::Style& style) {
  Section section = {.rows = {}, .label_width = option_width};
  for (const Option& option : options)
    section.rows.push_back(
        {fmt::format("{}--{}{}{}", option.letter != '\0' ? fmt::format("-{}, ", option.letter) : "    ",
                     option.name, option.value.empty() ? "" : " ", option.value),
         in_one_line(option.help)});
  append_section(out, heading, section, style);
}

void append_common_options(std::string& out, const reports::Style& style) {
  append_options(out, "Options of every command", common_options(), style);
}

std::string program_help(const reports::Style& style) {
  std::string out;
  append_examples(out, first_examples, style);
  append_usage(out, "COMMAND [ARGUMENT]", style);
  append_commands(out, all_commands(), style);
  append_common_options(out, style);
  Section codes;
  for (const auto& [code, meaning] : exit_code_meanings)
    codes.rows.push_back({fmt::format("{:>3}", static_cast<int>(code)), std::string(meaning)});
  append_section(out, "Exit codes", codes, style);
  out += reports::wrapped(signal_codes, {"  ", "  ", help_width(style)});
  reports::append_format(out, "\n{}\n", style.heading("Terms, for `eightfold help TERM`"));
  return out +
         reports::wrapped(reports::joined(glossary(), ", ", &Term::name), {"  ", "  ", help_width(style)});
}

std::string family_help(std::string_view family, const reports::Style& style) {
  const std::vector<Command> commands = members_of(all_commands(), family);
  std::vector<Example> examples;
  for (const Command& command : commands) examples.push_back(*command.examples.begin());
  std::string out;
  append_examples(out, examples, style);
  append_usage(out, fmt::format("{} COMMAND [ARGUMENT]", family), style);
  append_commands(out, commands, style);
  append_common_options(out, style);
  return out;
}

void append_details(std::string& out, std::string_view details, std::size_t width) {
  bool after_list = false;  // there is no blank line between a list and the text around it
  for (const HelpBlock& block : help_blocks(details)) {
    const bool is_list = !block.items.empty();
    if (!is_list && !after_list) out += '\n';
    if (is_list)
      append_rows(out, {.rows = block.items}, width);
    else
      out += reports::wrapped(in_one_line(block.paragraph), {.width = width});
    after_list = is_list;
  }
}

std::string command_help(const Command& command, const reports::Style& style) {
  std::string out;
  append_examples(out, command.examples, style);
  append_usage(out, usage_of(command), style);
  out += '\n' + reports::wrapped(fmt::format("{}.", command.summary), {.width = help_width(style)});
  append_details(out, command.details, help_width(style));
  if (command.options.size() > 0) append_options(out, "Options", command.options, style);
  append_common_options(out, style);
  return out;
}

std::string term_help(const Term& term, const reports::Style& style) {
  std::string out = style.heading(term.name) + '\n';
  out += reports::wrapped(term.definition, {"  ", "  ", help_width(style)});
  append_examples(out, {&term.example, 1}, style);
  return out;
}

}  // namespace

std::span<const Example> program_examples() { return first_examples; }

std::string help_for(std::string_view name, const reports::Style& style) {
  if (name.empty() || name == "help") return program_help(style);
  if (is_family(name)) return family_help(name, style);
  const bool is_command = std::ranges::count(all_commands(), name, &Command::name) > 0;
  if (const Term* term = is_command ? nullptr : find_term(name)) return term_help(*term, style);
  return command_help(find_command(name), style);
}

}  // namespace eightfold::cli
