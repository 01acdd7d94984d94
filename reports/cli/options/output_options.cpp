#include "eightfold/reports/cli/options/output_options.hpp"

#include <fmt/core.h>

#include <filesystem>

#include "eightfold/reports/text/internal/quote.hpp"

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

}  // namespace eightfold::cli
