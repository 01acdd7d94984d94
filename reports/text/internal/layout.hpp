#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// The text with spaces after it, or before it, up to that width.
std::string padded(const std::string& text, std::size_t width, bool to_the_right = false);

/// The margins of a paragraph.
struct Margins {
  std::string first = {};  ///< before the first line
  std::string rest = {};   ///< before the other lines
  std::size_t width = 80;  ///< of a line with its margin
};

/// A text in lines of at most the width of the margins, broken at spaces, which are removed. A wider word is
/// alone on its line, except that a number is broken after a comma between its digits. A list in brackets of
/// up to 60 bytes, a command in backticks of up to 30 and "(order 12)" are words. An equation, "96 / 8 = 12",
/// is not broken unless it is wider than a line; then a line begins with one of its terms. A color that spans
/// a break ends before it and begins again after it. Each line ends with a newline.
std::string wrapped(std::string_view text, const Margins& margins);

/// Lines of data without margins and newlines: a wider word is broken where the line is full. A text that
/// fits is unchanged.
std::vector<std::string> folded(std::string_view text, std::size_t width);

/// Prose: each line of a text that ends with a newline is a paragraph that fits the style's columns for
/// prose. Text after a label and two spaces stays aligned; other lines after the first are indented by
/// `hanging` spaces more than the first.
std::string flowed(std::string_view text, const Style& style, std::size_t hanging = 0);

/// Data: the same for the width of the style, if it has one, and a wider word is broken where the line is
/// full.
std::string fitted(std::string_view text, const Style& style);

}  // namespace eightfold::reports
