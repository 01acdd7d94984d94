// The bars are horizontal, so that numbers of any length fit beside them and depth increases downward, as the
// search proceeds on the board.
#include "eightfold/reports/pictures/profile_plot.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "reports/pictures/internal/plot_frame.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::array<ColorRule, 2> colors = {{
    {".bar", "fill", "#b9c7d6", "#3d5068"},
    {".axis", "stroke", "#a39c8f", "#6f6a62"},
}};
constexpr std::string_view css = ".title,.solutions{font-weight:600}\n";

constexpr double axis_x = plot_margin + 30;
constexpr double gap = 8;  // between a bar and its number

std::string default_title(const ProfilePlot& plot) {
  return fmt::format("The search tree of {}{}: {}", counted(plot.size, piece_of(plot.rule)),
                     place_of_rule(plot.rule), counted(plot.tree.statistics.boards, "board"));
}

std::string number_text(const SearchTree& tree, std::size_t depth) {
  const std::uint64_t boards = tree.boards_by_depth[depth];
  return depth + 1 < tree.boards_by_depth.size() ? grouped(boards) : counted(boards, "solution");
}

// "2 queens: 42 boards".
std::string depth_text(const ProfilePlot& plot, std::size_t depth) {
  return counted(depth, piece_of(plot.rule)) + ": " + counted(plot.tree.boards_by_depth[depth], "board");
}

std::string description(const ProfilePlot& plot) {
  std::string text;
  for (std::size_t depth = 0; depth < plot.tree.boards_by_depth.size(); ++depth)
    text += depth_text(plot, depth) + '\n';
  return text;
}

// The length of the bar for one board, chosen so that each bar and its number fit.
double unit_of(const SearchTree& tree, double width) {
  const double room = width - plot_margin - axis_x;
  double unit = room;
  for (std::size_t depth = 0; depth < tree.boards_by_depth.size(); ++depth) {
    const double boards = static_cast<double>(tree.boards_by_depth[depth]);
    if (boards > 0)
      unit = std::min(unit, (room - gap - ems_of(number_text(tree, depth)) * label_size * bold) / boards);
  }
  return unit;
}

void append_bar(std::string& out, const ProfilePlot& plot, std::size_t depth, double y, double height,
                double unit) {
  const bool is_last = depth + 1 == plot.tree.boards_by_depth.size();
  const double length = static_cast<double>(plot.tree.boards_by_depth[depth]) * unit;
  const double baseline = y + height / 2 + 4.5;
  append_text(out, {axis_x - 10, baseline, "faint", Anchor::end}, label_size, std::to_string(depth));
  append_svg(out,
             "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{}</title></rect>\n",
             is_last ? "accent" : "bar", axis_x, y, length, height, depth_text(plot, depth));
  append_text(out, {axis_x + length + gap, baseline, is_last ? "accent solutions" : "ink", Anchor::start},
              label_size, number_text(plot.tree, depth));
}

}  // namespace

std::string profile_plot(const ProfilePlot& plot) {
  const double width = plot_width(plot.width);
  const std::size_t rows = plot.tree.boards_by_depth.size();
  const double pitch = std::clamp(420.0 / static_cast<double>(std::max<std::size_t>(rows, 1)), 20.0, 34.0);
  const double thickness = 0.72 * pitch;
  const double unit = unit_of(plot.tree, width);
  const std::string title = plot.title.empty() ? default_title(plot) : plot.title;

  std::string body;
  double y = append_plot_title(body, title, width);
  y = append_plot_note(
      body, {fmt::format("Boards without attacks, by number of {}", pieces_of_rule(plot.rule))}, y, width);
  y += 12;
  const double axis_top = y;
  for (std::size_t depth = 0; depth < rows; ++depth, y += pitch)
    append_bar(body, plot, depth, y + (pitch - thickness) / 2, thickness, unit);
  append_svg(body, "<path class=\"axis\" d=\"M{} {}V{}\"/>\n", axis_x, axis_top, y);
  return svg_document({.width = width,
                       .height = y + plot_margin,
                       .pixels = plot.width,
                       .theme = plot.theme,
                       .title = title,
                       .description = description(plot),
                       .rules = {colors.begin(), colors.end()},
                       .css = std::string(css),
                       .body = body});
}

}  // namespace eightfold::reports
