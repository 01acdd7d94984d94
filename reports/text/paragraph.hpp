#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// How a paragraph stands on the page.
struct Margins {
  std::string first;  ///< before its first line
  std::string rest;   ///< before the others; as wide on the screen as `first`, where colors take no room
  std::size_t width = 100;  ///< of the page
};

/// The words of a text in lines no wider than the page, unless a word alone is wider; each line ends with a
/// newline.
std::string wrapped(std::string_view text, const Margins& margins);

}  // namespace eightfold::reports
