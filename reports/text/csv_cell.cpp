#include "reports/text/csv_cell.hpp"

namespace eightfold::reports {

std::string csv_cell(std::string_view text) {
  constexpr std::string_view begins_formula = "=+-@\t\r\n";
  std::string cell;
  if (!text.empty() && begins_formula.find(text[0]) != std::string_view::npos) cell = "'";
  cell += text;
  if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
  std::string quoted = "\"";
  for (const char c : cell) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

}  // namespace eightfold::reports
