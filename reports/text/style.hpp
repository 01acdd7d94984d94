#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// How text for a person is set off and laid out: with ANSI colors or not at all, in which characters, in
/// how many columns.
struct Style {
  bool color = false;
  bool unicode = false;  ///< boxes, framed boards and chess queens instead of ASCII
  int width = 0;         ///< the most columns that a line takes; 0: as many as it needs

  std::string heading(std::string_view text) const;
  std::string good(std::string_view text) const;
  std::string bad(std::string_view text) const;
  /// For frames and coordinates, which are there but not read.
  std::string faint(std::string_view text) const;
  /// By the numbers of an ANSI color sequence, "48;5;187".
  std::string colored(std::string_view numbers, std::string_view text) const;
  /// The columns for what stands side by side, with a width or without.
  int columns() const { return width > 0 ? width : 80; }
};

}  // namespace eightfold::reports
