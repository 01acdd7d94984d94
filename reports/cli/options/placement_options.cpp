#include "reports/cli/options/placement_options.hpp"

#include <fmt/core.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/placement_hint.hpp"
#include "reports/cli/parse/exit_code.hpp"

namespace eightfold::cli {
namespace {

// `kind` is what the option that chose the notation calls it.
void check_base(const CommandLine& line, const reports::Notation& notation, std::string_view kind) {
  if (line.has(base_option.name) && !notation.has_base)
    throw Failure(ExitCode::usage,
                  fmt::format("--base: the {} {} has a fixed numbering; use vector, json or ndjson", kind,
                              notation.name));
}

}  // namespace

const reports::Notation& notation_of(const CommandLine& line, int n) {
  const std::string name =
      line.value_of(notation_option.name).value_or(std::string(notation_option.fallback));
  const reports::Notation& notation = *reports::find_notation(name);
  if (!notation.allows(n))
    throw Failure(ExitCode::usage, fmt::format("--format {}: not available for N = {}: {}; use --format {}",
                                               name, n, notation.limit, notation.alternative));
  check_base(line, notation, "format");
  return notation;
}

const reports::Notation* input_notation_of(const CommandLine& line) {
  const auto name = line.value_of(input_notation_option.name);
  if (!name) return nullptr;
  const reports::Notation* notation = reports::find_notation(*name);
  check_base(line, *notation, "notation");
  return notation;
}

reports::ListedPlacement read_placement_argument(const CommandLine& line, std::string_view command,
                                                 bool may_be_partial) {
  const reports::Reading reading = {.size = line.number<int>(size_option.name),
                                    .base = base_of(line),
                                    .may_be_partial = may_be_partial,
                                    .notation = input_notation_of(line)};
  const auto read = [&](const std::string& text) -> reports::ListedPlacement {
    if (text.find('\n') == std::string::npos) {
      const reports::Notation& notation = reports::recognize_notation(text, reading);
      return {reports::parse_placement(text, notation, reading), notation.name, 1};
    }
    const auto list = reports::read_list(text, reading);
    if (list.placements.size() == 1) return list.placements[0];
    throw reports::ParseError(fmt::format("{} placements; give one at a time{}", list.placements.size(),
                                          line.has("from") ? ", or use `eightfold sheet --from`" : ""));
  };
  if (const auto path = line.value_of("from")) return read_option_file("from", *path, read);
  const std::string& argument = line.arguments.at(0);
  constexpr std::size_t most_bytes = 4 * reports::longest_placement_text;  // with comments
  if (argument == "-") return read(read_input(argument, most_bytes, "give one placement"));
  try {
    return read(argument);
  } catch (const reports::ParseError&) {
    const std::string hint = hint_for_placement(argument, command, reading);
    if (hint.empty()) throw;
    throw reports::ParseError(hint);
  }
}

}  // namespace eightfold::cli
