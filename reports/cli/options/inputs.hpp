#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"
#include "reports/io/internal/file_identity.hpp"

namespace eightfold::cli {

/// The files that a command reads, by its declarations: arguments and options that are files, the files in
/// folders, and standard input.
class Inputs {
 public:
  Inputs(const CommandLine& line, std::span<const Argument> arguments, std::span<const Option> options);

  /// Throws Failure (usage) if the path is one of the files, also through links. `what` is what to give
  /// instead: "another name".
  void refuse(std::string_view option, const std::string& path, std::string_view what) const;

 private:
  void add(const std::string& path, ValueKind kind, const Words& extensions);
  void add(const std::optional<reports::FileIdentity>& identity, const std::string& name);

  std::map<reports::FileIdentity, std::string> names_;
};

/// Throws Failure (usage) if an output file is also an input or another output, so that no command destroys
/// what it reads.
void check_output_files(const CommandLine& line, const Command& command);

}  // namespace eightfold::cli
