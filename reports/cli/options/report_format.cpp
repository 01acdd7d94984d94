#include "reports/cli/options/report_format.hpp"

#include <fmt/core.h>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/screen/terminal.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {

void refuse_text_options(const CommandLine& line, const Words& others) {
  const auto refuse = [&](std::string_view option) {
    if (line.has(option))
      throw Failure(ExitCode::usage, fmt::format("--{}: applies to text only; use --format text", option));
  };
  for (const std::string_view option : others) refuse(option);
  refuse(charset_option.name);
  refuse(text_width_option.name);
}

ReportFormat report_format_of(const CommandLine& line, const Words& other_text_options) {
  const auto name = line.value_of(report_format_option.name);
  const ReportFormat format = name == "json"  ? ReportFormat::json
                              : name == "csv" ? ReportFormat::csv
                                              : ReportFormat::text;
  if (format != ReportFormat::text) refuse_text_options(line, other_text_options);
  return format;
}

std::string array_of(std::span<const std::string> documents) {
  return fmt::format("[\n{}]\n", reports::joined(documents, ",\n"));
}

}  // namespace eightfold::cli
