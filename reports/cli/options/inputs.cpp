#include "reports/cli/options/inputs.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::cli {
namespace {

namespace fs = std::filesystem;

bool may_be_standard_input(ValueKind kind) { return kind == ValueKind::file || kind == ValueKind::placement; }

bool is_read(ValueKind kind) { return may_be_standard_input(kind) || kind == ValueKind::folder; }

bool writes_file(const CommandLine& line, const Option& option) {
  return option.kind == ValueKind::output_file && line.has(option.name) && line.text(option.name) != "-";
}

}  // namespace

Inputs::Inputs(const CommandLine& line, std::span<const Argument> arguments,
               std::span<const Option> options) {
  for (std::size_t i = 0; !arguments.empty() && i < line.arguments.size(); ++i) {
    const Argument& argument = arguments[std::min(i, arguments.size() - 1)];
    add(line.arguments[i], argument.kind, argument.extensions);
  }
  for (const Option& option : options)
    if (line.has(option.name)) add(line.text(option.name), option.kind, {});
}

void Inputs::add(const std::string& path, ValueKind kind, const Words& extensions) {
  if (!is_read(kind)) return;
  if (may_be_standard_input(kind) && path == "-") {
    add(reports::identity_of(STDIN_FILENO), "standard input");
    return;
  }
  if (kind == ValueKind::placement) return;
  add(reports::identity_of(path), path);
  if (extensions.empty()) return;
  std::error_code error;  // not a folder, or one that cannot be read
  constexpr auto options = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator entry(path, options, error), end; !error && entry != end;
       entry.increment(error))
    if (std::ranges::find(extensions, reports::folded(entry->path().extension().string())) !=
        extensions.end())
      add(reports::identity_of(entry->path().string()), entry->path().string());
}

void Inputs::add(const std::optional<reports::FileIdentity>& identity, const std::string& name) {
  if (identity) names_.emplace(*identity, name);
}

void Inputs::refuse(std::string_view option, const std::string& path, std::string_view what) const {
  const auto identity = reports::identity_of(path);
  const auto input = identity ? names_.find(*identity) : names_.end();
  if (input == names_.end()) return;
  const std::string& name = input->second;
  throw usage_error("--{}: {} is also an input{}; give {}", option, reports::printable(path),
                    name == path ? "" : fmt::format(" ({})", reports::printable(name)), what);
}

void check_output_files(const CommandLine& line, const Command& command) {
  const auto writes = [&](const Option& option) { return writes_file(line, option); };
  if (std::ranges::none_of(command.options, writes)) return;
  const Inputs inputs(line, command.arguments, command.options);
  std::map<reports::FileIdentity, std::string_view> outputs;
  for (const Option& option : command.options) {
    if (!writes(option)) continue;
    const std::string path = line.text(option.name);
    inputs.refuse(option.name, path, "another name");
    const auto identity = reports::identity_of(path);
    if (!identity) continue;
    const auto [other, is_new] = outputs.emplace(*identity, option.name);
    if (!is_new)
      throw usage_error("--{}: {} is also the file of --{}; give another name", option.name,
                        reports::printable(path), other->second);
  }
}

}  // namespace eightfold::cli
