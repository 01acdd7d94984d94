#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/parse/command.hpp"
#include "reports/io/internal/output.hpp"

namespace eightfold::cli {

// For commands that write several files under names of their own.
inline constexpr Option output_folder_option = {
    .name = "output-dir", .value = "DIR", .help = {}, .kind = ValueKind::output_folder};
inline constexpr Option force_option = {.name = "force", .help = "overwrite existing files"};

/// A file exists, and --force is not given.
class AlreadyExists : public Failure {
 public:
  explicit AlreadyExists(const std::string& path);
};

/// The folder for several files of a command. Without --force, no file in it is ever replaced.
///
/// If several processes write the same files in the same order, the first complete file decides: its process
/// goes on, and the others fail with AlreadyExists and should stop. A lock on the folder was rejected because
/// it would also stop processes that write other files, as in `parallel eightfold orbits {} --output-dir d`.
class OutputFolder {
 public:
  /// Creates the folder and those above it. Throws Failure (cannot_create) if that fails, AlreadyExists if
  /// one of the files exists.
  OutputFolder(const CommandLine& line, std::string folder, const std::vector<std::string>& names);

  std::string path_of(const std::string& name) const;

  /// Passes the file to `write`, which commits it, and returns the result. Throws AlreadyExists if the file
  /// exists by now, OutputError.
  template <typename Write>
  auto write_file(const std::string& name, const Write& write) const {
    refuse_pipe(path_of(name));
    try {
      return write(reports::Output::file(path_of(name), existing_));
    } catch (const reports::OutputError& error) {
      if (error.kind() == reports::OutputError::Kind::exists) throw AlreadyExists(path_of(name));
      throw;
    }
  }

  /// The same for a text.
  void write_text(const std::string& name, std::string_view text) const {
    write_file(name, [&](reports::Output out) {
      out.write(text);
      out.commit();
    });
  }

 private:
  /// Throws Failure (cannot_create) if the file is a pipe, which may have no reader.
  static void refuse_pipe(const std::string& path);

  std::string folder_;
  reports::Existing existing_;
};

}  // namespace eightfold::cli
