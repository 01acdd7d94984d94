#include "reports/cli/options/output_folder.hpp"

#include <fmt/core.h>

#include <filesystem>
#include <utility>

#include "reports/cli/options/output_options.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {

AlreadyExists::AlreadyExists(const std::string& path)
    : Failure(ExitCode::cannot_create,
              fmt::format("{}: already exists; add --force to overwrite it, or use another --output-dir",
                          reports::printable(path))) {}

OutputFolder::OutputFolder(const CommandLine& line, std::string folder, const std::vector<std::string>& names)
    : folder_(std::move(folder)),
      existing_(line.has(force_option.name) ? reports::Existing::replace : reports::Existing::keep) {
  make_output_folder(folder_);
  if (existing_ == reports::Existing::replace) return;
  std::error_code ignored;
  for (const std::string& name : names)
    if (std::filesystem::exists(std::filesystem::symlink_status(path_of(name), ignored)))
      throw AlreadyExists(path_of(name));
}

void OutputFolder::refuse_pipe(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_fifo(path, ignored))
    throw Failure(ExitCode::cannot_create,
                  fmt::format("{}: exists and is a pipe; remove it", reports::printable(path)));
}

std::string OutputFolder::path_of(const std::string& name) const {
  return (std::filesystem::path(folder_) / name).string();
}

}  // namespace eightfold::cli
