#pragma once

#include <string>
#include <string_view>

#include "reports/text/layout.hpp"
#include "reports/text/words.hpp"

namespace eightfold::reports {

/// A paragraph as lines no wider than the style allows, or than 100 columns if it has no width.
inline std::string flowed(std::string_view paragraph, const Style& style) {
  return joined(folded(paragraph, style.width > 0 ? static_cast<std::size_t>(style.width) : 100), "\n") +
         '\n';
}

}  // namespace eightfold::reports
