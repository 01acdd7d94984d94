// CSV: a header line, then a key and a value on each line.
#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "reports/coursework/submission/keys.hpp"
#include "reports/coursework/submission/line_tree.hpp"
#include "reports/coursework/submission/steps.hpp"
#include "reports/notation/scanner.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::coursework {
namespace {

using reports::trimmed;

// Calls `use` with each line that is neither empty nor a comment, and with its number.
template <typename Use>
void for_each_line(std::string_view text, Use use) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::string_view line = trimmed(text.substr(0, text.find('\n')));
    text.remove_prefix(
        std::min(text.find('\n') == std::string_view::npos ? text.size() : text.find('\n') + 1, text.size()));
    if (!line.empty() && !line.starts_with('#') && !use(line, number)) return;
  }
}

// Cells are separated by commas, or by semicolons or tabs as in some spreadsheets, and may be quoted.
std::vector<std::string> cells_of(std::string_view line, Place place) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
      cells.back() += line[++i];
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == ',' || c == ';' || c == '\t'))
      cells.emplace_back();
    else
      cells.back() += c;
  }
  if (quoted) refuse(place, "a quotation mark is not closed");
  for (std::string& cell : cells) cell = std::string(trimmed(cell));
  while (cells.size() > 2 && cells.back().empty()) cells.pop_back();  // spreadsheets pad lines
  return cells;
}

bool is_heading(const std::vector<std::string>& cells) {
  return cells.size() == 2 && key_of(cells[0]) == "element" && key_of(cells[1]) == "fixed";
}

}  // namespace

bool is_csv(std::string_view text) {
  bool found = false;
  for_each_line(text, [&](std::string_view line, std::size_t) {
    constexpr std::size_t longest_heading = 100;
    const bool may_be = line.size() < longest_heading && std::count(line.begin(), line.end(), '"') % 2 == 0;
    found = may_be && is_heading(cells_of(line, {}));
    return false;
  });
  return found;
}

JsonTree tree_of_csv(std::string_view text) {
  LineTree tree;
  bool heading = true;
  for_each_line(text, [&](std::string_view line, std::size_t number) {
    const Place place{number, 0};
    const auto cells = cells_of(line, place);
    if (cells.size() != 2 || cells[0].empty() || cells[1].empty())
      refuse(place, fmt::format("{} is not a name and a number, like \"rotate180,4\"", reports::quote(line)));
    if (!heading) tree.set(place, key_of(cells[0]), cells[1]);
    heading = false;
    return true;
  });
  return std::move(tree).finish();
}

}  // namespace eightfold::coursework
