#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace eightfold::reports {

/// The margin on all sides of a plot.
inline constexpr double plot_margin = 28;

// Font sizes in a plot, in units of the drawing.
inline constexpr double label_size = 13;
inline constexpr double small_size = 12;

/// The width of bold text relative to ems_of().
inline constexpr double bold = 1.15;

/// The width of a plot in units of the drawing. Between 480 and 960 it equals the width in pixels, so that
/// text keeps its size; outside that range the plot is scaled.
double plot_width(int pixels);

// Each of these functions appends a part that is as wide as the plot and begins at y, and returns the y below
// it.

double append_plot_title(std::string& out, std::string_view title, double width);

/// A mark, drawn at (0, 0), and its meaning.
struct KeyItem {
  std::string mark = {};  ///< SVG, about ten units wide
  std::string text = {};
};

/// Arranges the items in as many columns as fit, up to three; the columns are filled one after the other.
double append_plot_key(std::string& out, const std::vector<KeyItem>& items, double y, double width);

/// Writes the parts on one line if they fit, otherwise each part on its own line.
double append_plot_note(std::string& out, const std::vector<std::string>& parts, double y, double width);

}  // namespace eightfold::reports
