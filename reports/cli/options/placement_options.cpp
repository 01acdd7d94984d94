#include "reports/cli/options/placement_options.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/parse/numbers.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

// `kind` is what the option that chose the notation calls it.
void check_base(const CommandLine& line, const reports::Notation& notation, std::string_view kind) {
  if (line.has(base_option.name) && !notation.has_base)
    throw usage_error("--base: the {} {} has a fixed numbering; use vector, json or ndjson", kind,
                      notation.name);
}

constexpr std::string_view digits = "0123456789";

bool has_only(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == std::string_view::npos;
}

// Without a bracket at either end, and without an ellipsis at the end.
std::string_view without_brackets(std::string_view text) {
  constexpr std::string_view open = "[({";
  constexpr std::string_view close = "])}";
  if (!text.empty() && open.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  if (!text.empty() && close.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  for (const std::string_view ellipsis : {"…", "..."})
    if (text.ends_with(ellipsis)) text.remove_suffix(ellipsis.size());
  return text;
}

// The numbers of one or two digits between commas, semicolons and spaces; nothing if there is anything else.
std::optional<std::vector<int>> columns_in(std::string_view text) {
  constexpr std::string_view separators = " \t,;";
  std::vector<int> columns;
  while (!has_only(text, separators)) {
    text.remove_prefix(text.find_first_not_of(separators));
    const std::size_t length = std::min(text.find_first_not_of(digits), text.size());
    if (length == 0 || length > 2) return std::nullopt;
    columns.push_back(parse_number<int>("", text.substr(0, length), {}));
    text.remove_prefix(length);
  }
  return columns;
}

bool can_be_read(std::string_view vector, const reports::Reading& reading) {
  try {
    return reports::parse_placement(vector, reports::vector_notation, reading).placement.rows() > 0;
  } catch (const reports::ParseError&) {
    return false;
  }
}

reports::Reading reading_of(const CommandLine& line, bool may_be_partial) {
  return {.size = line.number<int>(size_option.name),
          .base = base_of(line),
          .remedy_for_several = line.has("from") ? ", or use `eightfold sheet --from`" : "",
          .may_be_partial = may_be_partial,
          .notation = input_notation_of(line)};
}

// Reads the file of --from, standard input or the argument.
template <typename Read>
auto read_argument(const CommandLine& line, std::string_view command, const reports::Reading& reading,
                   const Read& read) {
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

std::string hint_for_number(std::string_view number, std::string_view command) {
  if (parse_number<int>("", number, {}) > max_size) return "";
  const std::string meant =
      command == "draw" ? fmt::format("sheet {} -o sheet.svg", number) : fmt::format("list {}", number);
  return fmt::format("{} is not a placement; try `eightfold {}`, or add --size", number, meant);
}

}  // namespace

std::string hint_for_placement(std::string_view text, std::string_view command,
                               const reports::Reading& reading) {
  if (text.empty() || reading.notation != nullptr) return "";
  if (has_only(text, digits)) return text.size() > 2 || reading.size ? "" : hint_for_number(text, command);
  const bool is_list = text.starts_with('[') && text.ends_with(']');
  if (is_list || has_only(text, "0123456789 ")) return "";  // in a notation; the numbers are wrong
  const auto columns = columns_in(without_brackets(text));
  if (!columns || columns->empty()) return "";

  const std::string vector = fmt::format("[{}]", reports::joined(*columns, " "));
  const int needed = *std::ranges::max_element(*columns) + 1;
  // As it is, numbered from 1, or on a larger board.
  for (const auto& [base, size] :
       {std::pair(reading.base, reading.size), {1, reading.size}, {reading.base, std::optional(needed)}}) {
    reports::Reading variant = reading;
    variant.base = base;
    variant.size = size;
    if (can_be_read(vector, variant))
      return fmt::format("PLACEMENT: not in a known notation; try `eightfold {} \"{}\"{}{}`", command, vector,
                         base == 1 ? " --base 1" : "", size ? fmt::format(" --size {}", *size) : "");
  }
  return "";
}

const reports::Notation& notation_of(const CommandLine& line, int n) {
  const std::string name =
      line.value_of(notation_option.name).value_or(std::string(notation_option.fallback));
  const reports::Notation& notation = *reports::find_notation(name);
  if (!notation.allows(n))
    throw usage_error("--format {}: not available for N = {}: {}; use --format {}", name, n, notation.limit,
                      notation.alternative);
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

reports::ReadPosition read_position_argument(const CommandLine& line, std::string_view command) {
  const reports::Reading reading = reading_of(line, true);
  return read_argument(line, command, reading, [&](const std::string& text) {
    reports::ReadPosition read = reports::read_position(text, reading);
    constrain(read.position.board, line);
    const auto required = reports::required_squares(read.position.board);
    const int n = read.position.size();
    if (const auto most = std::max(read.position.pieces.size(), required.size()); std::cmp_greater(most, n))
      throw reports::ParseError(fmt::format("{} queens do not fit on {}{}", most, reports::counted(n, "row"),
                                            reading.size ? "; correct --size" : ""));
    read.position.add_pieces(required);
    return read;
  });
}

reports::ReadPlacement read_placement_argument(const CommandLine& line, std::string_view command,
                                               bool may_be_partial) {
  const reports::Reading reading = reading_of(line, may_be_partial);
  return read_argument(line, command, reading,
                       [&](const std::string& text) { return reports::read_placement(text, reading); });
}

}  // namespace eightfold::cli
