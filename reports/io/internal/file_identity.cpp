#include "reports/io/internal/file_identity.hpp"

#include <sys/stat.h>

#include <filesystem>

namespace eightfold::reports {
namespace {

FileIdentity identity_of(const struct stat& status, std::string name = {}) {
  return {status.st_dev, status.st_ino, std::move(name)};
}

}  // namespace

std::optional<FileIdentity> identity_of(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) == 0)
    return S_ISREG(status.st_mode) ? std::optional(identity_of(status)) : std::nullopt;
  std::error_code error;
  const std::filesystem::path end = end_of_links(path, error);
  const std::filesystem::path folder = end.has_parent_path() ? end.parent_path() : ".";
  if (error || !end.has_filename() || stat(folder.c_str(), &status) != 0) return std::nullopt;
  return identity_of(status, end.filename().string());
}

std::optional<FileIdentity> identity_of(int descriptor) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  return identity_of(status);
}

std::string end_of_links(const std::string& path, std::error_code& error) {
  constexpr int most_links = 40;
  std::filesystem::path end = path;
  std::error_code no_link;
  for (int links = 0; std::filesystem::is_symlink(end, no_link); ++links) {
    if (links == most_links) error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
    const auto target = error ? end : std::filesystem::read_symlink(end, error);
    if (error) return {};
    end = end.parent_path() / target;
  }
  return end.string();
}

}  // namespace eightfold::reports
