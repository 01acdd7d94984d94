#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// An upper bound on the width of a line of text in ems, for the fonts that a viewer is likely to use. No
/// font is loaded.
double ems_of(std::string_view text);

/// A line of text and the font size at which it fits.
struct FittedText {
  std::string text;
  double size = 0;
};

/// The text at the font size `size`, or at a smaller size down to `least_size`, so that it is at most `width`
/// wide. Text that is too wide even at `least_size` is cut and ends with an ellipsis.
FittedText fitted_text(std::string_view text, double width, double size, double least_size);

/// Lines of text and the font size at which they fit.
struct FittedLines {
  std::vector<std::string> lines;  ///< at least one
  double size = 0;

  double line_height() const { return 1.3 * size; }
  /// The height of all lines but the first.
  double added_height() const { return line_height() * static_cast<double>(lines.size() - 1); }
};

/// The text on one line if it fits at `size` or slightly below. Otherwise it is broken into two to four lines
/// of similar length, at a size down to `least_size`. Text that is still too long is cut and ends with an
/// ellipsis.
FittedLines fitted_lines(std::string_view text, double width, double size, double least_size);

}  // namespace reports
}  // namespace eightfold
