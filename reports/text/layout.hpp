#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The text and spaces after it, or before it, to that width.
std::string padded(const std::string& text, std::size_t width, bool to_the_right = false);

/// A line cut to at most `width` columns, with an ellipsis where it is cut.
std::string shortened(std::string_view line, std::size_t width);

/// A line as lines of at most `width` columns, all but the first after `indent` spaces, which are fewer if
/// the width is small. It is cut at spaces, which go; a longer word is cut where the line is full.
std::vector<std::string> folded(std::string_view line, std::size_t width, std::size_t indent = 0);

/// A line folded to the style's width, if it has one. What follows a label and two spaces stays aligned below
/// it.
std::vector<std::string> fitted_line(std::string_view line, const Style& style);

/// A text of lines, each ended by a newline, each folded in the same way.
std::string fitted(std::string_view text, const Style& style);

/// The margins of a paragraph.
struct Margins {
  std::string first;        ///< before the first line
  std::string rest;         ///< before the other lines; as wide as `first` without its colors
  std::size_t width = 100;  ///< of a line with its margin
};

/// The words of a text in lines no wider than the margins allow, unless a word alone is wider. A list in
/// brackets of up to 60 bytes is one word. Each line ends with a newline.
std::string wrapped(std::string_view text, const Margins& margins);

}  // namespace eightfold::reports
