// The points of each curve have a distinct shape, so that a reader need not distinguish colors. Each color
// has a contrast ratio of at least 4.5 to the background.
#include "eightfold/reports/pictures/growth_plot.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>

#include "reports/pictures/internal/plot_frame.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using Curves = std::vector<GrowthCurve>;

// The number of curves that have a color and a point shape of their own.
constexpr std::size_t most_curves = 4;
// The index of a gray circle that represents the points of any curve in the key.
constexpr std::size_t any_curve = most_curves;

constexpr std::array<ColorRule, 13> colors = {{
    {".grid", "stroke", "#e8e4db", "#2a2e35"},
    {".axis", "stroke", "#a39c8f", "#6f6a62"},
    {".published", "fill", "#fbfaf7", "#16181c"},
    {".curve0", "stroke", "#1f69d6", "#6b98f7"},
    {".curve0.computed,.curve0.end", "fill", "#1f69d6", "#6b98f7"},
    {".curve1", "stroke", "#a85a10", "#ef7d3a"},
    {".curve1.computed,.curve1.end", "fill", "#a85a10", "#ef7d3a"},
    {".curve2", "stroke", "#00573e", "#6be6b0"},
    {".curve2.computed,.curve2.end", "fill", "#00573e", "#6be6b0"},
    {".curve3", "stroke", "#bc2c88", "#d77fae"},
    {".curve3.computed,.curve3.end", "fill", "#bc2c88", "#d77fae"},
    {".curve4", "stroke", "#6b6459", "#a8a195"},
    {".curve4.computed", "fill", "#6b6459", "#a8a195"},
}};

constexpr std::string_view circle = "M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z";
constexpr std::string_view square = "M-4-4H4V4H-4Z";
constexpr std::string_view diamond = "M0-5.6L5.6 0L0 5.6L-5.6 0Z";
constexpr std::string_view triangle = "M0-5.6L5.2 3.6H-5.2Z";
constexpr std::array<std::string_view, most_curves + 1> shapes = {circle, square, diamond, triangle, circle};

constexpr std::string_view css =
    ".title,.end{font-weight:600}\n"
    "text.end{stroke:none}\n"
    ".mark,.line{stroke-width:1.6}\n"
    ".line{fill:none;stroke-linecap:round;stroke-linejoin:round}\n"
    ".past{stroke-dasharray:.1 4.5}\n";

// The CSS class of a curve's line, points and label.
std::string class_of(std::size_t curve) { return fmt::format("curve{}", curve); }

std::string_view provenance(bool computed) { return computed ? "computed" : "published"; }

// A point of a curve at (0, 0), about ten units wide: filled if computed, hollow if published.
std::string mark_of(std::size_t curve, bool computed) {
  return fmt::format(R"(<path class="mark {} {}" d="{}"/>)", class_of(curve), provenance(computed),
                     shapes.at(curve));
}

// A linear axis for N and a logarithmic axis for the number of solutions.
struct Axes {
  double left = 0;
  double right = 0;
  double top = 0;
  double bottom = 0;
  int first_n = 0;
  int last_n = 0;
  int decades = 1;  // the axis reaches from 1 to 10^decades

  // The distance between consecutive N.
  double x_step() const { return (right - left) / std::max(last_n - first_n, 1); }
  double x_of(int n) const { return left + (n - first_n) * x_step(); }
  double y_at(double exponent) const { return bottom - (bottom - top) * exponent / decades; }
  double y_of(std::uint64_t value) const { return y_at(std::log10(static_cast<double>(value))); }
};

Axes axes_over(const Curves& curves, double top, double width) {
  Axes axes{plot_margin + 50, width - plot_margin - 32, top, top + 120 + 0.375 * width};
  std::uint64_t greatest = 1;
  bool first = true;
  for (const GrowthCurve& curve : curves)
    for (const GrowthPoint& point : curve.points) {
      axes.first_n = first ? point.n : std::min(axes.first_n, point.n);
      axes.last_n = first ? point.n : std::max(axes.last_n, point.n);
      greatest = std::max(greatest, point.value);
      first = false;
    }
  axes.decades = static_cast<int>(std::to_string(greatest - 1).size());
  return axes;
}

// The decades between two grid lines: at most seven lines are drawn.
int decade_step(int decades) {
  if (decades <= 6) return 1;
  return decades <= 12 ? 2 : 3;
}

int n_step(const Axes& axes) {
  constexpr double least_distance = 26;
  for (const int step : {1, 2, 5})
    if (step * axes.x_step() >= least_distance) return step;
  return 10;
}

void append_power_of_ten(std::string& out, int exponent, double x, double y) {
  if (exponent < 2) {
    append_text(out, {x, y, "faint", Anchor::end}, label_size, exponent == 0 ? "1" : "10");
    return;
  }
  append_svg(out,
             R"(<text x="{}" y="{}" font-size="{}" text-anchor="end" class="faint">10)"
             R"(<tspan dy="-5" font-size="10">{}</tspan></text>)"
             "\n",
             x, y, label_size, exponent);
}

// Appends the grid lines with their powers of ten, and the labels of the N axis.
void append_axes(std::string& out, const Axes& axes) {
  constexpr double overhang = 12;
  const double labels_end = axes.left - overhang - 8;
  for (int exponent = 0; exponent <= axes.decades; exponent += decade_step(axes.decades)) {
    const double y = axes.y_at(exponent);
    append_svg(out, "<path class=\"{}\" d=\"M{} {}H{}\"/>\n", exponent == 0 ? "axis" : "grid",
               axes.left - overhang, y, axes.right + 5);
    append_power_of_ten(out, exponent, labels_end, y + 4.5);
  }
  const double y = axes.bottom + 26;
  append_text(out, {labels_end, y, "faint", Anchor::end}, label_size, "N =");
  for (int n = axes.first_n; n <= axes.last_n; ++n)
    if (n % n_step(axes) == 0)
      append_text(out, {axes.x_of(n), y, "faint", Anchor::middle}, label_size, std::to_string(n));
}

// The curves without their zeros. Returns whether there are any.
bool erase_zeros(Curves& curves) {
  std::size_t erased = 0;
  for (GrowthCurve& curve : curves)
    erased += std::erase_if(curve.points, [](const GrowthPoint& point) { return point.value == 0; });
  return erased > 0;
}

// From here on, curves are without their zeros.

bool any_point(const GrowthCurve& curve, bool computed) {
  return std::ranges::count(curve.points, computed, &GrowthPoint::computed) > 0;
}

bool has_gap(const GrowthCurve& curve) {
  return std::ranges::adjacent_find(curve.points, [](const GrowthPoint& a, const GrowthPoint& b) {
           return b.n - a.n > 1;
         }) != curve.points.end();
}

// Appends the key: the curves, and the marks of computed and published points.
double append_key(std::string& out, const Curves& curves, double y, double width) {
  std::vector<KeyItem> items;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const GrowthCurve& curve = curves[i];
    std::string text = fmt::format("{}: {}", curve.symbol, curve.name);
    if (!curve.source.empty() && any_point(curve, false)) text += fmt::format(" ({})", curve.source);
    items.push_back({mark_of(i, true), std::move(text)});
  }
  for (const bool computed : {true, false})
    if (std::ranges::any_of(curves, [&](const GrowthCurve& curve) { return any_point(curve, computed); }))
      items.push_back({mark_of(any_curve, computed), text_of(provenance(computed))});
  return append_plot_key(out, items, y, width);
}

void append_lines(std::string& out, const Axes& axes, const Curves& curves) {
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const auto& points = curves[i].points;
    for (std::size_t next = 1; next < points.size(); ++next) {
      const GrowthPoint& from = points[next - 1];
      const GrowthPoint& to = points[next];
      append_svg(out, "<path class=\"line{} {}\" d=\"M{} {}L{} {}\"/>\n", to.n - from.n > 1 ? " past" : "",
                 class_of(i), axes.x_of(from.n), axes.y_of(from.value), axes.x_of(to.n), axes.y_of(to.value));
    }
  }
}

void append_points(std::string& out, const Axes& axes, const Curves& curves) {
  const double scale = std::clamp(axes.x_step() / 14, 0.5, 1.0);
  for (std::size_t i = 0; i < curves.size(); ++i)
    for (const GrowthPoint& point : curves[i].points)
      append_svg(out, "<g transform=\"translate({} {}) scale({})\"><title>{}({}) = {}, {}</title>{}</g>\n",
                 axes.x_of(point.n), axes.y_of(point.value), scale, xml_escape(curves[i].symbol), point.n,
                 point.value, provenance(point.computed), mark_of(i, point.computed));
}

// Appends the symbol of each curve at its end. Where curves end at the same place, the symbols are stacked
// with the first curve on top.
void append_ends(std::string& out, const Axes& axes, const Curves& curves) {
  constexpr double height = 15;
  std::vector<std::pair<double, double>> used;
  for (std::size_t i = curves.size(); i-- > 0;) {
    const auto& points = curves[i].points;
    if (points.empty()) continue;
    const double x = axes.x_of(points.back().n) + 11;
    double y = std::min(axes.y_of(points.back().value), axes.bottom - 9) + 5;
    const auto collides = [&](const auto& other) {
      return std::abs(other.first - x) < height && std::abs(other.second - y) < height;
    };
    while (std::ranges::any_of(used, collides)) y -= height;
    used.emplace_back(x, y);
    append_text(out, {x, y, class_of(i) + " end", Anchor::start}, label_size + 1, curves[i].symbol);
  }
}

std::string default_title(const Curves& curves, const Axes& axes) {
  if (curves.empty()) return "Solutions of N queens";
  return axes.first_n == axes.last_n
             ? fmt::format("Solutions of N queens for N = {}", axes.last_n)
             : fmt::format("Solutions of N queens for N = {} to {}", axes.first_n, axes.last_n);
}

// Appends the computed or the published points, one line per N: "N = 8: Q = 92, U = 12, H = 4, R = 0".
void append_table(std::string& out, const Curves& curves, bool computed) {
  std::map<int, std::vector<std::string>> rows;
  for (const GrowthCurve& curve : curves)
    for (const GrowthPoint& point : curve.points)
      if (point.computed == computed)
        rows[point.n].push_back(fmt::format("{} = {}", curve.symbol, point.value));
  if (rows.empty()) return;
  out += computed ? "Computed:\n" : "Published:\n";
  for (const auto& [n, row] : rows) append_format(out, "N = {}: {}\n", n, joined(row));
}

std::string description_of(const Curves& curves) {
  std::string text;
  for (const GrowthCurve& curve : curves) append_format(text, "{}: {}\n", curve.symbol, curve.name);
  append_table(text, curves, true);
  append_table(text, curves, false);
  return text;
}

}  // namespace

std::string growth_plot(const GrowthPlot& plot) {
  if (plot.curves.size() > most_curves)
    throw std::invalid_argument(fmt::format("a growth plot has at most {} curves", most_curves));
  const double width = plot_width(plot.width);
  const std::string title =
      plot.title.empty() ? default_title(plot.curves, axes_over(plot.curves, 0, width)) : plot.title;
  Curves curves = plot.curves;
  std::vector<std::string> notes;
  if (erase_zeros(curves)) notes.emplace_back("The logarithmic axis cannot show 0.");
  if (std::ranges::any_of(curves, has_gap)) notes.emplace_back("Dotted lines span each N without a point.");

  std::string body;
  double y = append_plot_title(body, title, width);
  y = append_key(body, curves, y, width);
  const Axes axes = axes_over(plot.curves, y + 20, width);
  append_axes(body, axes);
  append_lines(body, axes, curves);
  append_points(body, axes, curves);
  append_ends(body, axes, curves);
  y = append_plot_note(body, notes, axes.bottom + 44, width);
  return svg_document({.width = width,
                       .height = y + plot_margin - 8,
                       .pixels = plot.width,
                       .theme = plot.theme,
                       .title = title,
                       .description = description_of(plot.curves),
                       .rules = {colors.begin(), colors.end()},
                       .css = std::string(css),
                       .body = body});
}

}  // namespace eightfold::reports
