#include "reports/cli/options/placement_options.hpp"

#include <fmt/core.h>

#include "reports/cli/options/input.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/io/parse_error.hpp"

namespace eightfold::cli {

const reports::Notation& notation_of(const CommandLine& line, int n) {
  const std::string name = line.text(notation_option.name);
  const reports::Notation& notation = *reports::find_notation(name);
  if (!notation.allows(n))
    throw Failure(ExitCode::usage, fmt::format("--format {}: not available for N = {}: {}; use --format {}",
                                               name, n, notation.limit, notation.alternative));
  if (line.has("base") && !notation.has_base)
    throw Failure(
        ExitCode::usage,
        fmt::format("--base: the format {} has a fixed numbering; use vector, json or ndjson", name));
  return notation;
}

reports::ListedPlacement read_placement_argument(const CommandLine& line, bool may_be_partial) {
  const std::string& argument = line.arguments.at(0);
  const reports::Reading reading = {
      .size = line.number<int>(size_option.name), .base = base_of(line), .may_be_partial = may_be_partial};
  const std::string text = argument == "-" ? read_input(argument) : argument;
  if (text.find('\n') == std::string::npos)
    return {reports::parse_placement(text, reading), reports::recognize_notation(text)->name, 1};
  const auto list = reports::read_list(text, reading);
  if (list.placements.size() != 1)
    throw reports::ParseError(fmt::format("{} placements; give one at a time", list.placements.size()));
  return list.placements[0];
}

}  // namespace eightfold::cli
