#include "reports/cli/options/notation_option.hpp"

#include <fmt/core.h>

#include "reports/cli/parse/exit_code.hpp"

namespace eightfold::cli {

const reports::Notation& notation_of(const CommandLine& line, int n) {
  const std::string name = line.value_of(notation_option.name).value_or("vector");
  const reports::Notation& notation = *reports::find_notation(name);
  if (!notation.allows(n))
    throw Failure(ExitCode::usage, fmt::format("--format {}: not for N = {}: {}; use --format {}", name, n,
                                               notation.limit, notation.alternative));
  if (line.has("base") && !notation.has_base)
    throw Failure(ExitCode::usage,
                  fmt::format("--base: {} has its own numbering; give --base with vector, json or "
                              "ndjson",
                              name));
  return notation;
}

}  // namespace eightfold::cli
