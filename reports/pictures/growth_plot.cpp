#include "reports/pictures/growth_plot.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "reports/pictures/growth_axes.hpp"
#include "reports/pictures/growth_marks.hpp"
#include "reports/pictures/growth_table.hpp"
#include "reports/pictures/plot_frame.hpp"
#include "reports/pictures/svg.hpp"
#include "reports/text/append.hpp"
#include "reports/text/xml_escape.hpp"

namespace eightfold::reports {
namespace {

using Curves = std::vector<GrowthCurve>;

template <typename Condition>
bool any_point(const Curves& curves, const Condition& condition) {
  return std::ranges::any_of(
      curves, [&](const GrowthCurve& curve) { return std::ranges::any_of(curve.points, condition); });
}

bool any_drawn(const Curves& curves, bool computed) {
  return any_point(curves,
                   [&](const GrowthPoint& point) { return point.value > 0 && point.computed == computed; });
}

std::vector<GrowthPoint> drawn_points(const GrowthCurve& curve) {
  std::vector<GrowthPoint> drawn;
  std::ranges::copy_if(curve.points, std::back_inserter(drawn),
                       [](const GrowthPoint& point) { return point.value > 0; });
  return drawn;
}

bool has_gap(const GrowthCurve& curve) {
  const auto points = drawn_points(curve);
  return std::ranges::adjacent_find(points, [](const GrowthPoint& a, const GrowthPoint& b) {
           return b.n - a.n > 1;
         }) != points.end();
}

std::vector<std::string> notes_on(const Curves& curves) {
  const bool zero = any_point(curves, [](const GrowthPoint& point) { return point.value == 0; });
  std::vector<std::string> notes;
  if (zero) notes.emplace_back("0 has no place on a logarithmic axis.");
  if (std::ranges::any_of(curves, has_gap))
    notes.emplace_back("Dotted lines lead past the N without a point.");
  return notes;
}

// The curves and where their points come from.
double append_key(std::string& out, const Curves& curves, double y, double width) {
  std::vector<KeyItem> items;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const GrowthCurve& curve = curves[i];
    std::string text = fmt::format("{}: {}", curve.symbol, curve.name);
    if (!curve.source.empty() && any_drawn({curve}, false)) text += fmt::format(" ({})", curve.source);
    items.push_back({growth_mark(i, true), std::move(text)});
  }
  if (any_drawn(curves, true)) items.push_back({growth_mark(any_curve, true), "computed"});
  if (any_drawn(curves, false)) items.push_back({growth_mark(any_curve, false), "published"});
  return append_plot_key(out, items, y, width);
}

GrowthAxes axes_over(const Curves& curves, double top, double width) {
  GrowthAxes axes{plot_margin + 50, width - plot_margin - 32, top, top + 120 + 0.375 * width};
  std::uint64_t greatest = 1;
  bool first = true;
  for (const GrowthCurve& curve : curves)
    for (const GrowthPoint& point : curve.points) {
      axes.first_n = first ? point.n : std::min(axes.first_n, point.n);
      axes.last_n = first ? point.n : std::max(axes.last_n, point.n);
      greatest = std::max(greatest, point.value);
      first = false;
    }
  axes.decades = decades_to(greatest);
  return axes;
}

void append_lines(std::string& out, const GrowthAxes& axes, const Curves& curves) {
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const auto points = drawn_points(curves[i]);
    for (std::size_t next = 1; next < points.size(); ++next) {
      const GrowthPoint& from = points[next - 1];
      const GrowthPoint& to = points[next];
      append_format(out, "<path class=\"line{} {}\" d=\"M{} {}L{} {}\"/>\n", to.n - from.n > 1 ? " past" : "",
                    growth_class(i), svg_number(axes.x_of(from.n)), svg_number(axes.y_of(from.value)),
                    svg_number(axes.x_of(to.n)), svg_number(axes.y_of(to.value)));
    }
  }
}

void append_points(std::string& out, const GrowthAxes& axes, const Curves& curves) {
  const double scale = std::clamp(axes.x_step() / 14, 0.5, 1.0);
  for (std::size_t i = 0; i < curves.size(); ++i)
    for (const GrowthPoint& point : drawn_points(curves[i]))
      append_format(out, "<g transform=\"translate({} {}) scale({})\"><title>{}({}) = {}, {}</title>{}</g>\n",
                    svg_number(axes.x_of(point.n)), svg_number(axes.y_of(point.value)), svg_number(scale),
                    xml_escape(curves[i].symbol), point.n, point.value,
                    point.computed ? "computed" : "published", growth_mark(i, point.computed));
}

// A letter at the end of each curve; one above the other, the first on top, where curves end in the same
// place.
void append_ends(std::string& out, const GrowthAxes& axes, const Curves& curves) {
  constexpr double room = 15;
  std::vector<std::pair<double, double>> taken;
  for (std::size_t i = curves.size(); i-- > 0;) {
    const auto points = drawn_points(curves[i]);
    if (points.empty()) continue;
    const double x = axes.x_of(points.back().n) + 11;
    double y = std::min(axes.y_of(points.back().value), axes.bottom - 9) + 5;
    const auto collides = [&](const auto& other) {
      return std::abs(other.first - x) < room && std::abs(other.second - y) < room;
    };
    while (std::ranges::any_of(taken, collides)) y -= room;
    taken.emplace_back(x, y);
    append_text(out, {x, y, label_size + 1, growth_class(i) + " end", Anchor::start}, curves[i].symbol);
  }
}

std::string default_title(const Curves& curves, const GrowthAxes& axes) {
  if (curves.empty()) return "Solutions of N queens";
  return axes.first_n == axes.last_n
             ? fmt::format("Solutions of N queens for N = {}", axes.last_n)
             : fmt::format("Solutions of N queens for N = {} to {}", axes.first_n, axes.last_n);
}

}  // namespace

std::string growth_plot(const GrowthPlot& plot) {
  if (plot.curves.size() > most_growth_curves)
    throw std::invalid_argument(fmt::format("a growth plot has at most {} curves", most_growth_curves));
  const double width = plot_width(plot.width);
  const std::string title =
      plot.title.empty() ? default_title(plot.curves, axes_over(plot.curves, 0, width)) : plot.title;

  std::string body;
  double y = append_plot_title(body, title, width);
  y = append_key(body, plot.curves, y, width);
  const GrowthAxes axes = axes_over(plot.curves, y + 20, width);
  append_growth_axes(body, axes);
  append_lines(body, axes, plot.curves);
  append_points(body, axes, plot.curves);
  append_ends(body, axes, plot.curves);
  y = append_plot_note(body, notes_on(plot.curves), axes.bottom + 44, width);
  return svg_document({width,
                       y + plot_margin - 8,
                       plot.width,
                       plot.theme,
                       title,
                       growth_table(plot.curves),
                       growth_colors(),
                       growth_css(),
                       {},
                       body});
}

}  // namespace eightfold::reports
