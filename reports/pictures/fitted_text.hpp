#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace eightfold::reports {

/// How wide a line of text is at most, in ems, in the fonts that a reader may have: no font is asked.
double ems_of(std::string_view text);

/// A line of text that has room where it goes.
struct FittedText {
  std::string text;
  double size = 0;
};

/// The text in the size that is wished, or smaller down to the least size, so that it is no wider than
/// `width`; cut with an ellipsis if that won't do.
FittedText fitted_text(std::string_view text, double width, double size, double least_size);

/// A text that has room where it goes, on several lines of one size.
struct FittedLines {
  std::vector<std::string> lines;  ///< at least one
  double size = 0;

  double line_height() const { return 1.3 * size; }
  /// Of the lines after the first.
  double added_height() const { return line_height() * static_cast<double>(lines.size() - 1); }
};

/// The text on one line if it fits there in the size that is wished or a little smaller; or else on as many
/// lines of about the same length as it needs, at most four, smaller if need be down to the least size. What
/// is longer is cut with an ellipsis.
FittedLines fitted_lines(std::string_view text, double width, double size, double least_size);

}  // namespace eightfold::reports
