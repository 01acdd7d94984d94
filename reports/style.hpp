#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// How text for a person is set off: with ANSI colors, or not at all.
struct Style {
  bool color = false;

  std::string heading(std::string_view text) const;
  std::string good(std::string_view text) const;
  std::string bad(std::string_view text) const;
};

}  // namespace eightfold::reports
