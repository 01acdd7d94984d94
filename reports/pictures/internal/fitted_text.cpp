// The viewer's font is unknown, so the width of a text is estimated by an upper bound for each character. The
// bounds are those of a wide font: text that fits by this estimate also fits in narrower fonts.
#include <algorithm>

#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// Upper bounds on the widths in DejaVu Sans, which is wider than the default fonts of most systems.
double ems_of(char32_t code) {
  constexpr std::u32string_view narrow = U" !'(),./:;I[]fijlrt|";
  constexpr std::u32string_view wide = U"%@MWmw";
  if (code >= 0x2e80) return 1.1;
  if (narrow.find(code) != std::u32string_view::npos) return 0.4;
  if (wide.find(code) != std::u32string_view::npos) return 1;
  return 'A' <= code && code <= 'Z' ? 0.75 : 0.65;
}

constexpr double ellipsis = 1;             // in ems
constexpr double slightly_smaller = 0.85;  // relative to the requested size
constexpr std::size_t most_lines = 4;

// The length in bytes of the longest prefix that is at most `ems` wide.
std::size_t length_within(std::string_view text, double ems) {
  std::size_t length = 0;
  for (double used = 0; length < text.size();) {
    const auto [code, bytes] = first_character(text.substr(length));
    used += ems_of(code);
    if (used > ems) break;
    length += bytes;
  }
  return length;
}

std::string cut_to(std::string_view text, double ems) {
  return std::string(text.substr(0, length_within(text, ems - ellipsis))) + "…";
}

// Removes one line from the beginning of the text and returns it. The line ends at a space if it contains
// one, otherwise within a word.
std::string take_line(std::string_view& text, double ems) {
  std::size_t length = length_within(text, ems);
  if (length == 0) length = first_character(text).length;
  if (length < text.size()) {
    const std::size_t space = text.rfind(' ', length);
    if (space != std::string_view::npos && space > 0) length = space;
  }
  const std::string line(text.substr(0, length));
  text.remove_prefix(std::min(text.find_first_not_of(' ', length), text.size()));
  return line;
}

// The same number of lines at the smallest width that still suffices, so that their lengths are similar. No
// other words are broken.
std::vector<std::string> broken_evenly(std::string_view text, double ems) {
  const auto lines = broken(text, ems);
  auto even = lines;
  for (double narrower = ems;; narrower *= 0.96) {
    const auto tried = broken(text, narrower);
    if (tried.size() > lines.size() || narrower < ems / 2 || joined(tried, " ") != joined(lines, " "))
      return even;
    even = tried;
  }
}

}  // namespace

double ems_of(std::string_view text) {
  double ems = 0;
  for_each_character(text, [&](char32_t code, std::string_view) { ems += ems_of(code); });
  return ems;
}

FittedLines fitted_line(std::string_view text, double width, double size, double least_size) {
  const std::string line = clean_line(text);
  const double ems = ems_of(line);
  if (ems * size <= width) return {{line}, size};
  const double fitting = std::max(width / ems, least_size);
  return {{ems * fitting <= width * 1.0001 ? line : cut_to(line, width / fitting)}, fitting};
}

std::vector<std::string> broken(std::string_view text, double ems) {
  std::vector<std::string> lines;
  while (!text.empty()) lines.push_back(take_line(text, ems));
  return lines;
}

FittedLines fitted_lines(std::string_view text, double width, double size, double least_size) {
  const FittedLines one = fitted_line(text, width, size, slightly_smaller * size);
  const std::string line = clean_line(text);
  if (one.lines.front() == line) return one;
  double fitting = slightly_smaller * size;
  while (fitting > least_size && broken(line, width / fitting).size() > most_lines)
    fitting = std::max(0.9 * fitting, least_size);
  auto lines = broken_evenly(line, width / fitting);
  if (lines.size() > most_lines) {
    lines.resize(most_lines);
    lines.back() = cut_to(lines.back(), std::min(width / fitting, ems_of(lines.back()) + ellipsis));
  }
  return {lines, fitting};
}

}  // namespace eightfold::reports
