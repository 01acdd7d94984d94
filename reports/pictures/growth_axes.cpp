#include "reports/pictures/growth_axes.hpp"

#include <fmt/core.h>

#include <cmath>
#include <iterator>

#include "reports/pictures/plot_frame.hpp"
#include "reports/pictures/svg.hpp"
#include "reports/text/append.hpp"

namespace eightfold::reports {
namespace {

constexpr double least_room_for_n = 26;

// The decades between two lines across: few lines are calm.
int decade_step(int decades) {
  if (decades <= 6) return 1;
  return decades <= 12 ? 2 : 3;
}

int n_step(const GrowthAxes& axes) {
  for (const int step : {1, 2, 5})
    if (step * axes.x_step() >= least_room_for_n) return step;
  return 10;
}

void append_power_of_ten(std::string& out, int exponent, double x, double y) {
  if (exponent < 2) {
    append_text(out, {x, y, label_size, "faint", Anchor::end}, exponent == 0 ? "1" : "10");
    return;
  }
  append_format(out,
                R"(<text x="{}" y="{}" font-size="{}" text-anchor="end" class="faint">10)"
                R"(<tspan dy="-5" font-size="10">{}</tspan></text>)"
                "\n",
                svg_number(x), svg_number(y), label_size, exponent);
}

}  // namespace

double GrowthAxes::x_step() const {
  return last_n == first_n ? right - left : (right - left) / (last_n - first_n);
}

double GrowthAxes::x_of(int n) const { return left + (n - first_n) * x_step(); }

double GrowthAxes::y_of(std::uint64_t value) const {
  return bottom - (bottom - top) * std::log10(static_cast<double>(value)) / decades;
}

int decades_to(std::uint64_t value) {
  int decades = 1;
  for (std::uint64_t rest = value == 0 ? 0 : (value - 1) / 10; rest > 0; rest /= 10) ++decades;
  return decades;
}

void append_growth_axes(std::string& out, const GrowthAxes& axes) {
  constexpr double overhang = 12;
  for (int exponent = 0; exponent <= axes.decades; exponent += decade_step(axes.decades)) {
    const double y = axes.bottom - (axes.bottom - axes.top) * exponent / axes.decades;
    append_format(out, "<path class=\"{}\" d=\"M{} {}H{}\"/>\n", exponent == 0 ? "axis" : "grid",
                  svg_number(axes.left - overhang), svg_number(y), svg_number(axes.right + 5));
    append_power_of_ten(out, exponent, axes.left - overhang - 8, y + 4.5);
  }
  const double y = axes.bottom + 26;
  append_text(out, {axes.left - overhang - 8, y, label_size, "faint", Anchor::end}, "N =");
  for (int n = axes.first_n; n <= axes.last_n; ++n)
    if (n % n_step(axes) == 0)
      append_text(out, {axes.x_of(n), y, label_size, "faint", Anchor::middle}, std::to_string(n));
}

}  // namespace eightfold::reports
