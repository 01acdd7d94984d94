#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "reports/text/layout.hpp"
#include "reports/text/words.hpp"

namespace eightfold::reports {

/// A paragraph as lines no wider than the style allows, and no wider than 100 columns.
inline std::string flowed(std::string_view paragraph, const Style& style) {
  const int width = style.width > 0 ? std::min(style.width, 100) : 100;
  return joined(folded(paragraph, static_cast<std::size_t>(width)), "\n") + '\n';
}

}  // namespace eightfold::reports
