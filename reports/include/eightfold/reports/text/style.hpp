#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// The colors, the characters and the width of text for a terminal.
struct Style {
  bool color = false;    ///< with ANSI color sequences
  bool unicode = false;  ///< boxes, framed boards and chess queens instead of ASCII
  int width = 0;         ///< the maximum number of columns of a line; 0: unlimited
  int prose_width = 80;  ///< the same for prose, whose long lines are hard to read

  [[nodiscard]] std::string heading(std::string_view text) const;
  [[nodiscard]] std::string good(std::string_view text) const;
  [[nodiscard]] std::string bad(std::string_view text) const;
  /// For frames and coordinates.
  [[nodiscard]] std::string faint(std::string_view text) const;
  /// `numbers` are the parameters of an ANSI color sequence: "48;5;187".
  [[nodiscard]] std::string colored(std::string_view numbers, std::string_view text) const;
  /// The columns for items side by side: 80 if the width is unlimited.
  [[nodiscard]] int columns() const { return width > 0 ? width : 80; }
  /// The maximum number of columns of prose.
  [[nodiscard]] int prose_columns() const { return width > 0 && width < prose_width ? width : prose_width; }
};

}  // namespace eightfold::reports
