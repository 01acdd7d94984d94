#include "reports/text/paragraph.hpp"

#include <algorithm>

#include "reports/text/utf8.hpp"

namespace eightfold::reports {
namespace {

// The bytes up to the next space, but a short list in brackets, [0, 4, 7, 5], is one word.
std::size_t length_of_word(std::string_view text) {
  constexpr std::size_t longest_list = 60;
  const std::size_t length = std::min(text.find(' '), text.size());
  const std::size_t open = text.substr(0, length).find('[');
  if (open == std::string_view::npos) return length;
  const std::size_t close = text.find(']', open);
  if (close == std::string_view::npos || close < length || close - open > longest_list) return length;
  return std::min(text.find(' ', close), text.size());
}

}  // namespace

std::string wrapped(std::string_view text, const Margins& margins) {
  const std::size_t margin = width_of(margins.rest);
  std::string out = margins.first;
  std::size_t column = margin;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, length_of_word(text));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (word.empty()) continue;
    const std::size_t width = width_of(word);
    const bool first_of_line = column == margin;
    if (!first_of_line && column + 1 + width > margins.width) {
      out += '\n' + margins.rest;
      column = margin;
    } else if (!first_of_line) {
      out += ' ';
      ++column;
    }
    out += word;
    column += width;
  }
  return out + '\n';
}

}  // namespace eightfold::reports
