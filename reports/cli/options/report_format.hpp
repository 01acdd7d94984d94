#pragma once

#include <span>
#include <string>

#include "reports/cli/parse/command_line.hpp"
#include "reports/cli/parse/option.hpp"

// The format of a report: text for people, JSON and CSV for programs.
namespace eightfold::cli {

enum class ReportFormat { text, json, csv };

/// `--format` for commands that also print a table.
inline constexpr Option report_format_option = {.name = "format",
                                                .value = "FORMAT",
                                                .help = "text (default), json, csv",
                                                .choices = {"text", "json", "csv"},
                                                .fallback = "text"};

/// Throws Failure (usage) if --charset, --width or one of the others is given: they apply to text only. Call
/// this before the work if the output is not text.
void refuse_text_options(const CommandLine& line, const Words& others = {});

/// The format that --format names; text if it names another. Unless it is text, refuses the options that
/// apply to text only.
ReportFormat report_format_of(const CommandLine& line, const Words& other_text_options = {});

/// The JSON documents of a range of N as one array.
std::string array_of(std::span<const std::string> documents);

/// Whether the argument N is a range, even of one number, so that its JSON is an array.
inline bool is_range(const CommandLine& line) { return line.arguments.at(0).find("..") != std::string::npos; }

}  // namespace eightfold::cli
