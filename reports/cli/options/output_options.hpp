#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/terminal.hpp"
#include "reports/io/internal/output.hpp"

// The options that choose where and in which format a command writes, and the layout of its text.
namespace eightfold::cli {

inline constexpr Option output_option = {.name = "output",
                                         .letter = 'o',
                                         .value = "FILE",
                                         .help =
                                             "write to FILE, which appears complete or not at all; its "
                                             "extension, like .json, selects the format unless --format does",
                                         .kind = ValueKind::output_file};

/// `--output` for commands without `--format`, or where that is the format of something else.
constexpr Option output_option_for(Words formats) {
  Option option = output_option;
  option.help = "write to FILE; it appears complete or not at all";
  option.formats = formats;
  return option;
}
inline constexpr Option text_output_option = output_option_for({"text"});

/// The format of a report: text for people, JSON and CSV for programs.
enum class ReportFormat { text, json, csv };

/// `--format` for commands that also print a table.
inline constexpr Option report_format_option =
    choice_option("format", "FORMAT", "text (default), json, csv", {"text", "json", "csv"}, "text");

/// Throws Failure (usage) if --charset, --width or one of the others is given: they apply to text only. Call
/// this before the work if the output is not text.
void refuse_text_options(const CommandLine& line, const Words& others = {});

/// The format that --format names; text if it names another. Unless it is text, refuses the options that
/// apply to text only.
ReportFormat report_format_of(const CommandLine& line, const Words& other_text_options = {});

/// The JSON documents of the numbers of N: as one array if it is a range, even of one number.
std::string documents_text(const CommandLine& line, std::span<const std::string> documents);

/// True if the argument N is a range.
inline bool is_range(const CommandLine& line) { return line.arguments.at(0).find("..") != std::string::npos; }

/// `--format` for commands that write text or JSON.
inline constexpr Option text_or_json_option =
    choice_option("format", "FORMAT", "text (default), json", {"text", "json"}, "text");

inline bool is_json(const CommandLine& line) { return line.value_of("format") == "json"; }

/// False for no path and for "-", which mean standard output.
inline bool is_file(const std::optional<std::string>& path) { return path && *path != "-"; }

/// Opens the file of --output or of another option, or else standard output. Call this before the work, so
/// that an invalid path is reported early.
inline reports::Output open_output(const CommandLine& line, std::string_view option = output_option.name) {
  const auto path = line.value_of(option);
  return is_file(path) ? reports::Output::file(*path) : reports::Output::standard();
}

/// Like open_output(), for output that is not text to read on a terminal. Throws Failure (usage) instead of
/// writing it there: "--output: an HTML page cannot be shown on a terminal; add -o orbits.html".
reports::Output open_unseen_output(const CommandLine& line, std::string_view option, std::string_view what,
                                   std::string_view file_name);

/// The style of text: --charset and --width, or the defaults of laid_out(). A file gets no color unless
/// --color always is given.
inline reports::Style text_style(const CommandLine& line, const Context& context) {
  const bool to_file = is_file(line.value_of(output_option.name)) || line.has("output-dir");
  const bool plain = to_file && line.value_of("color") != "always";
  return laid_out(plain ? reports::Style{} : context.style, line, to_file);
}

/// Creates the folder of --output-dir and those above it unless they exist. Throws Failure (cannot_create).
void make_output_folder(const std::string& folder);

/// Writes the text to --output, or else standard output. After long work, use an output that was opened
/// before.
inline ExitCode print(const CommandLine& line, const std::string& text) {
  auto out = open_output(line);
  out.write(text);
  out.commit();
  return ExitCode::done;
}

}  // namespace eightfold::cli
