#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace eightfold::reports {

/// Free on all sides of a plot.
inline constexpr double plot_margin = 28;

// Sizes of text in a plot, in units of the drawing.
inline constexpr double label_size = 13;
inline constexpr double small_size = 12;

/// So much wider is bold text than ems_of() says.
inline constexpr double bold = 1.15;

/// How wide a plot is in units of its own: as many as it has pixels from 480 to 960, so that its text keeps
/// its size; beyond, the picture is scaled.
double plot_width(int pixels);

// These append a part that is as wide as the plot, beginning at y, and return the y below it.

double append_plot_title(std::string& out, std::string_view title, double width);

/// What is drawn at (0, 0), and what it means.
struct KeyItem {
  std::string mark = {};  ///< SVG, about ten units wide
  std::string text = {};
};

/// In as many columns as have room, top to bottom and then left to right.
double append_plot_key(std::string& out, const std::vector<KeyItem>& items, double y, double width);

/// Sentences or parts of sentences: on one line, or each on a line of its own if there is no room.
double append_plot_note(std::string& out, const std::vector<std::string>& parts, double y, double width);

}  // namespace eightfold::reports
