#include "eightfold/reports/solutions/internal/published_counts.hpp"

#include <array>
#include <charconv>
#include <sstream>
#include <stdexcept>
#include <string>

namespace eightfold::reports {
namespace {

// The text of data/reference/queens.tsv.
constexpr std::string_view table =
#include "published_counts.inc"
    ;

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
  std::istringstream lines{std::string(table)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream row(line);
    std::array<std::string, 5> fields;
    for (std::string& field : fields) std::getline(row, field, '\t');
    const auto& [size, all, fundamental, half_turn, quarter_turn] = fields;
    if (size == std::to_string(n))
      return {number(all), number(fundamental), number(half_turn), number(quarter_turn)};
  }
  return {};
}

}  // namespace eightfold::reports
