#include "reports/solutions/published_counts.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>

namespace eightfold::reports {
namespace {

// The text of data/reference/queens.tsv.
constexpr std::string_view table =
#include "published_counts.inc"
    ;

// Removes the first line or field of `rest` and returns it.
std::string_view next_piece(std::string_view& rest, char end) {
  const auto length = std::min(rest.find(end), rest.size());
  const std::string_view piece = rest.substr(0, length);
  rest.remove_prefix(std::min(length + 1, rest.size()));
  return piece;
}

std::optional<std::uint64_t> number(std::string_view field) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
  if (error == std::errc() && end == field.data() + field.size()) return value;
  if (field != "?" && field != "-")
    throw std::logic_error("data/reference/queens.tsv: a field is not a number, ? or -");
  return std::nullopt;
}

}  // namespace

PublishedCounts published_counts(int n) {
  for (std::string_view rest = table; !rest.empty();) {
    std::string_view line = next_piece(rest, '\n');
    if (line.empty() || line.starts_with('#') || line.starts_with('n')) continue;
    if (number(next_piece(line, '\t')) != static_cast<std::uint64_t>(n)) continue;
    PublishedCounts counts;
    counts.all = number(next_piece(line, '\t'));
    counts.fundamental = number(next_piece(line, '\t'));
    counts.half_turn = number(next_piece(line, '\t'));
    counts.quarter_turn = number(next_piece(line, '\t'));
    return counts;
  }
  return {};
}

}  // namespace eightfold::reports
