#include "reports/text/markdown_escape.hpp"

#include <algorithm>

namespace eightfold::reports {
namespace {

// Marks inside a line: of emphasis, code, links, HTML, entities, cells, formulas, emoji, bare addresses
// (http://, a@b).
constexpr std::string_view inline_marks = "\\`*_{}[]<>&~$|^=!:@";

// How many characters at the front would begin a heading, a list or a rule if their last one were not
// escaped; 0 if none.
std::size_t block_mark(std::string_view line) {
  if (line.empty()) return 0;
  if (std::string_view("#+-").find(line[0]) != std::string_view::npos) return 1;
  const auto digits = line.find_first_not_of("0123456789");
  const bool numbered = digits != 0 && digits != std::string_view::npos &&
                        (line[digits] == '.' || line[digits] == ')') &&
                        (digits + 1 == line.size() || line[digits + 1] == ' ');
  return numbered ? digits + 1 : 0;
}

}  // namespace

std::string markdown_escape(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const std::size_t mark = block_mark(line);
  std::string result;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool of_address = line[i] == '.' && i > 0 && (line[i - 1] == 'w' || line[i - 1] == 'W');  // www.
    if (i + 1 == mark || of_address || inline_marks.find(line[i]) != std::string_view::npos) result += '\\';
    result += line[i];
  }
  return result;
}

}  // namespace eightfold::reports
