#pragma once

#include <optional>
#include <string>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/options.hpp"
#include "reports/io/output.hpp"

namespace eightfold::cli {

/// `--output`, for every command that writes one file.
inline constexpr Option output_option = {"output", 'o', "FILE",
                                         "write to FILE, which appears whole or not at all"};

/// False for no path and for "-", which are the standard output.
inline bool is_file(const std::optional<std::string>& path) { return path && *path != "-"; }

/// Opens at once, so that a bad path shows before the work begins.
inline reports::Output open_output(const std::optional<std::string>& path) {
  return is_file(path) ? reports::Output::file(*path) : reports::Output::standard();
}

/// The style for text: a file gets none of the terminal's, unless `--color always` asks for it.
inline reports::Style output_style(const CommandLine& line, const Context& context, bool to_file) {
  return to_file && line.value_of("color") != "always" ? reports::Style{} : context.style;
}

}  // namespace eightfold::cli
