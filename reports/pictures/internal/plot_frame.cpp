#include "reports/pictures/internal/plot_frame.hpp"

#include <algorithm>

#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr double row_height = 22;
constexpr double baseline = 15;  // relative to the top of a row
constexpr double mark_width = 17;
constexpr double key_gap = 22;
constexpr std::size_t most_key_columns = 3;

struct KeyLayout {
  std::size_t rows = 0;
  std::vector<double> columns = {};  // the left edge of each
  double width = 0;
};

KeyLayout key_layout(const std::vector<KeyItem>& items, std::size_t columns) {
  KeyLayout layout{(items.size() + columns - 1) / columns};
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i % layout.rows == 0) layout.columns.push_back(layout.width + (i > 0 ? key_gap : 0));
    layout.width =
        std::max(layout.width, layout.columns.back() + mark_width + ems_of(items[i].text) * small_size);
  }
  return layout;
}

}  // namespace

double plot_width(int pixels) { return std::clamp(pixels, 480, 960); }

double append_plot_title(std::string& out, std::string_view title, double width) {
  const FittedLines lines = fitted_lines(title, (width - 2 * plot_margin) / bold, 20, 13);
  append_lines(out, {plot_margin, 44, "ink title", Anchor::start}, lines);
  return 58 + lines.added_height();
}

double append_plot_key(std::string& out, const std::vector<KeyItem>& items, double y, double width) {
  std::size_t columns = most_key_columns;
  KeyLayout layout = key_layout(items, columns);
  while (columns > 1 && layout.width > width - 2 * plot_margin) layout = key_layout(items, --columns);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const double x = plot_margin + layout.columns[i / layout.rows];
    const double top = y + static_cast<double>(i % layout.rows) * row_height;
    append_svg(out, "<g transform=\"translate({} {})\">{}</g>\n", x + 5, top + row_height / 2, items[i].mark);
    append_text(out, {x + mark_width, top + baseline, "faint", Anchor::start}, small_size, items[i].text);
  }
  return y + static_cast<double>(layout.rows) * row_height;
}

double append_plot_note(std::string& out, const std::vector<std::string>& parts, double y, double width) {
  if (parts.empty()) return y;
  const std::string whole = joined(parts, " ");
  const bool has_room = ems_of(whole) * small_size <= width - 2 * plot_margin;
  for (const std::string& line : has_room ? std::vector{whole} : parts) {
    append_lines(out, {plot_margin, y + baseline, "faint", Anchor::start},
                 fitted_line(line, width - 2 * plot_margin, small_size, 9));
    y += row_height;
  }
  return y;
}

}  // namespace eightfold::reports
