#include "reports/cli/options/output_options.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <filesystem>

#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {

void make_output_folder(const std::string& folder, bool parents) {
  std::error_code error;
  if (parents)
    std::filesystem::create_directories(folder, error);
  else
    std::filesystem::create_directory(folder, error);
  if (error == std::errc::file_exists) error = std::make_error_code(std::errc::not_a_directory);
  if (error)
    throw Failure(ExitCode::cannot_create,
                  fmt::format("--output-dir {}: {}", reports::printable(folder), error.message()));
}

reports::Output open_unseen_output(const CommandLine& line, std::string_view option, std::string_view what,
                                   std::string_view file_name) {
  if (!is_file(line.value_of(output_option.name)) && isatty(STDOUT_FILENO) == 1)
    throw Failure(ExitCode::usage,
                  fmt::format("--{}: {} cannot be shown on a terminal; add -o {}", option, what, file_name));
  return open_output(line);
}

}  // namespace eightfold::cli
