#include "reports/cli/options/output_options.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <filesystem>

#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {

void make_output_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error == std::errc::file_exists) error = std::make_error_code(std::errc::not_a_directory);
  if (error)
    throw Failure(ExitCode::cannot_create,
                  fmt::format("--output-dir {}: {}", reports::printable(folder), error.message()));
}

reports::Output open_unseen_output(const CommandLine& line, std::string_view option, std::string_view what,
                                   std::string_view file_name) {
  if (!is_file(line.value_of(output_option.name)) && isatty(STDOUT_FILENO) == 1)
    throw usage_error("--{}: {} cannot be shown on a terminal; add -o {}", option, what, file_name);
  return open_output(line);
}

void refuse_text_options(const CommandLine& line, const Words& others) {
  const auto refuse = [&](std::string_view option) {
    if (line.has(option)) throw usage_error("--{}: applies to text only; use --format text", option);
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

std::string documents_text(const CommandLine& line, std::span<const std::string> documents) {
  return is_range(line) ? fmt::format("[\n{}]\n", reports::joined(documents, ",\n")) : documents[0];
}

}  // namespace eightfold::cli
