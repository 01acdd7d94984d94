#pragma once

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// Throws Failure (usage) if the file is known by its extension to have a format, but none of these:
/// "--output: p.pdf: page does not write .pdf; use .html". `file` and `formats` are those of an option that
/// names an output file. Returns the first of the formats that the extension fits; empty without a known
/// extension.
std::string_view expect_extension(std::string_view option, const std::string& file, const Words& formats,
                                  std::string_view command, std::string_view remedy = {});

/// The one rule for the names of output files. The extension of a file selects the format of a command that
/// has `--format`, which takes precedence over it; otherwise it is an error if another format has it.
/// Standard output, a file without an extension and one whose extension no format has, like .out, select
/// nothing. Throws Failure (usage).
void apply_extensions(CommandLine& line, const Command& command);

}  // namespace eightfold::cli
