#include "reports/cli/options/placement_hint.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/parse/numbers.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

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

}  // namespace eightfold::cli
