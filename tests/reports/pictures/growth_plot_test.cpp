#include "eightfold/reports/pictures/growth_plot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <regex>
#include <stdexcept>

#include "eightfold/reports/pictures/raster.hpp"
#include "reports/pictures/internal/growth_curves.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

constexpr double rounding = 0.0021;  // coordinates have three decimals

struct Drawn {
  double x = 0;
  double y = 0;
  std::string symbol = {};
  int n = 0;
  double value = 0;
  std::string origin = {};
  std::string mark = {};
};

std::vector<Drawn> points_of(const std::string& svg) {
  static const std::regex point(
      R"re(<g transform="translate\(([\d.]+) ([\d.]+)\)[^"]*"><title>(\w)\((\d+)\) = )re"
      R"re((\d+), (\w+)</title><path class="mark ([^"]*)")re");
  std::vector<Drawn> points;
  for (std::sregex_iterator it(svg.begin(), svg.end(), point), end; it != end; ++it)
    points.push_back({std::stod((*it)[1]), std::stod((*it)[2]), (*it)[3], std::stoi((*it)[4]),
                      std::stod((*it)[5]), (*it)[6], (*it)[7]});
  return points;
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

GrowthPlot known_plot(int last) { return {growth_curves({{0, {1, 1, 1}}, {8, {92, 4, 0}}}, last).curves}; }

TEST(GrowthPlot, draws_every_count_except_zero) {
  for (const int last : {0, 1, 2, 3, 8, 27, 32, 69}) {
    const GrowthPlot plot = known_plot(last);
    std::size_t expected = 0;
    for (const GrowthCurve& curve : plot.curves)
      for (const GrowthPoint& point : curve.points) expected += point.value > 0;
    EXPECT_EQ(points_of(growth_plot(plot)).size(), expected) << last;
  }
}

// The positions of the first and the last point of Q determine the expected positions of all others.
TEST(GrowthPlot, places_each_point_at_its_n_and_its_logarithm) {
  for (const int width : {16, 480, 700, 960, 16384}) {
    GrowthPlot plot = known_plot(27);
    plot.width = width;
    const auto points = points_of(growth_plot(plot));
    const Drawn& one = points[0];
    const auto last =
        std::ranges::find_if(points, [](const Drawn& p) { return p.symbol == "Q" && p.n == 27; });
    ASSERT_NE(last, points.end());
    ASSERT_EQ(one.value, 1);
    const double decade = (one.y - last->y) / std::log10(last->value);
    const double step = (last->x - one.x) / 27;
    ASSERT_GT(decade, 1);
    ASSERT_GT(step, 1);
    for (const Drawn& point : points) {
      EXPECT_NEAR(point.y, one.y - decade * std::log10(point.value), rounding) << point.symbol << point.n;
      EXPECT_NEAR(point.x, one.x + step * point.n, rounding) << point.symbol << point.n;
    }
  }
}

TEST(GrowthPlot, labels_the_powers_of_ten_at_their_positions) {
  const std::string svg = growth_plot(known_plot(27));
  const auto points = points_of(svg);
  const Drawn& one = points[0];
  const Drawn& q27 = *std::ranges::find_if(points, [](const Drawn& p) { return p.value > 2e17; });
  const std::regex line(
      R"re(<path class="grid" d="M[\d.]+ ([\d.]+)H[^>]*>\n<text [^>]*>10<tspan [^>]*>(\d+)<)re");
  int lines = 0;
  for (std::sregex_iterator it(svg.begin(), svg.end(), line), end; it != end; ++it, ++lines)
    EXPECT_NEAR(std::stod((*it)[1]), one.y - (one.y - q27.y) * std::stod((*it)[2]) / std::log10(q27.value),
                0.01);
  EXPECT_EQ(lines, 6);
}

TEST(GrowthPlot, draws_computed_points_filled_and_published_points_hollow) {
  for (const Drawn& point : points_of(growth_plot(known_plot(27)))) {
    const std::string curve = "curve" + std::to_string(std::string("QUHR").find(point.symbol));
    EXPECT_EQ(point.origin, point.n == 0 || point.n == 8 ? "computed" : "published");
    EXPECT_EQ(point.mark, curve + " " + point.origin);
  }
}

TEST(GrowthPlot, spans_each_gap_with_a_dotted_line) {
  const std::string svg = growth_plot(known_plot(27));
  // The gaps are 2 to 3 in all four curves, and 6 to 11, 14 to 15, 18 to 19 and 22 to 23 in R.
  EXPECT_EQ(count_of(svg, "\"line past "), 8U);
  EXPECT_TRUE(mentions(svg, {"The logarithmic axis cannot show 0. Dotted lines span each N"}));
  EXPECT_FALSE(mentions(growth_plot(known_plot(1)), {"Dotted lines"}));
  EXPECT_FALSE(mentions(growth_plot(known_plot(1)), {"cannot show 0"}));
  EXPECT_TRUE(mentions(growth_plot(known_plot(3)), {"cannot show 0"}));
  EXPECT_FALSE(mentions(growth_plot(known_plot(3)), {"Dotted lines"}));
}

TEST(GrowthPlot, lists_the_counts_in_its_description) {
  EXPECT_TRUE(mentions(growth_plot(known_plot(27)),
                       {"<desc id=",
                        "Computed:\nN = 0: Q = 1, U = 1, H = 1, R = 1\nN = 8: Q = 92, U = 12, "
                        "H = 4, R = 0\nPublished:\nN = 1: ",
                        "\nN = 27: Q = 234907967154122528, U = 29363495934315694, H = 320403024, R = 0\n"}));
}

TEST(GrowthPlot, names_sources_of_published_points_only) {
  EXPECT_TRUE(
      mentions(growth_plot(known_plot(9)), {"OEIS A000170", ">published</text>", ">computed</text>"}));
  EXPECT_FALSE(mentions(growth_plot(known_plot(0)), {"OEIS"}));
  EXPECT_FALSE(mentions(growth_plot(known_plot(0)), {">published</text>"}));
}

TEST(GrowthPlot, stacks_the_symbols_at_the_ends_of_the_curves) {
  const std::string svg = growth_plot(known_plot(1));
  const std::regex letter(R"re(<text x="([\d.]+)" y="([\d.]+)"[^>]* end">(\w)</text>)re");
  std::vector<double> y;
  for (std::sregex_iterator it(svg.begin(), svg.end(), letter), end; it != end; ++it)
    y.push_back(std::stod((*it)[2]));
  ASSERT_EQ(y.size(), 4U);
  for (std::size_t i = 1; i < y.size(); ++i) EXPECT_LE(y[i], y[i - 1] - 14);
}

TEST(GrowthPlot, draws_the_largest_64_bit_count) {
  GrowthPlot plot;
  plot.curves = {{"M", "most", "", {{3, std::numeric_limits<std::uint64_t>::max(), true}}}};
  EXPECT_TRUE(mentions(growth_plot(plot), {"M(3) = 18446744073709551615, computed"}));
}

TEST(GrowthPlot, without_points_can_be_rendered) {
  EXPECT_NO_THROW(png_of(growth_plot({})));
  EXPECT_NO_THROW(png_of(growth_plot({{{"Q", "none", "", {}}}})));
  EXPECT_NO_THROW(png_of(growth_plot({{{"Q", "zero", "", {{2, 0, true}}}}})));
}

TEST(GrowthPlot, throws_for_more_than_four_curves) {
  GrowthPlot plot;
  plot.curves.resize(5);
  EXPECT_THROW(growth_plot(plot), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::reports
