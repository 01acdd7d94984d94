#include "eightfold/reports/pictures/profile_plot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <regex>

#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

ProfilePlot plot_of(int n, Rule rule = Rule::queens) {
  return {walk_search_tree(Board::square(n), rule), n, rule};
}

struct Bar {
  double y = 0;
  double width = 0;
  double height = 0;
  std::uint64_t depth = 0;
  std::uint64_t boards = 0;
};

std::vector<Bar> bars_of(const std::string& svg) {
  static const std::regex bar(
      R"re(<rect class="[^"]*" x="[\d.]+" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)">)re"
      R"re(<title>(\d+) \w+: ([\d,]+) boards?</title></rect>)re");
  std::vector<Bar> bars;
  for (std::sregex_iterator it(svg.begin(), svg.end(), bar), end; it != end; ++it)
    bars.push_back({std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3]), std::stoull((*it)[4]),
                    test::ungrouped((*it)[5])});
  return bars;
}

TEST(ProfilePlot, has_bars_proportional_to_the_boards_at_each_depth) {
  for (const Rule rule : all_rules)
    for (const int n : {0, 1, 2, 3, 5, 8}) {
      const ProfilePlot plot = plot_of(n, rule);
      const auto bars = bars_of(profile_plot(plot));
      ASSERT_EQ(bars.size(), static_cast<std::size_t>(n) + 1) << n;
      const Bar longest = *std::ranges::max_element(bars, {}, &Bar::boards);
      ASSERT_GT(longest.width, 100.0);
      for (std::size_t depth = 0; depth < bars.size(); ++depth) {
        EXPECT_EQ(bars[depth].depth, depth);
        EXPECT_EQ(bars[depth].boards, plot.tree.boards_by_depth[depth]);
        EXPECT_NEAR(
            bars[depth].width,
            longest.width * static_cast<double>(bars[depth].boards) / static_cast<double>(longest.boards),
            0.0011);
      }
    }
}

// The known profile of 8 queens. The longest bar is that of depth 5 with 568 boards.
TEST(ProfilePlot, of_eight_queens_has_2057_boards) {
  const std::string svg = profile_plot(plot_of(8));
  EXPECT_TRUE(
      mentions(svg, {">The search tree of 8 queens: 2,057 boards</title>",
                     ">The search tree of 8 queens: 2,057 boards</text>", ">92 solutions</text>",
                     "0 queens: 1 board\n1 queen: 8 boards\n2 queens: 42 boards\n3 queens: 140 boards\n"}));
  const auto bars = bars_of(svg);
  const std::array<std::uint64_t, 9> published = {1, 8, 42, 140, 344, 568, 550, 312, 92};
  ASSERT_EQ(bars.size(), published.size());
  for (std::size_t depth = 0; depth < published.size(); ++depth) {
    EXPECT_EQ(bars[depth].boards, published[depth]);
    EXPECT_NEAR(bars[depth].width / bars[5].width, static_cast<double>(published[depth]) / 568, 1e-5);
  }
}

TEST(ProfilePlot, separates_the_bars_and_keeps_them_inside_the_picture) {
  for (const int width : {16, 480, 960, 16384})
    for (const int n : {0, 1, 8, 10}) {
      ProfilePlot plot = plot_of(n);
      plot.width = width;
      const std::string svg = profile_plot(plot);
      std::smatch box;
      ASSERT_TRUE(std::regex_search(svg, box, std::regex(R"re(viewBox="0 0 ([\d.]+) ([\d.]+)")re")));
      const auto bars = bars_of(svg);
      for (std::size_t i = 0; i < bars.size(); ++i) {
        EXPECT_LT(bars[i].width, std::stod(box[1]) - 80);
        EXPECT_LT(bars[i].y + bars[i].height, i + 1 < bars.size() ? bars[i + 1].y : std::stod(box[2]));
      }
    }
}

TEST(ProfilePlot, names_the_pieces_of_the_rule) {
  EXPECT_TRUE(mentions(profile_plot(plot_of(0)), {"The search tree of 0 queens: 1 board<", ">1 solution<"}));
  EXPECT_TRUE(mentions(profile_plot(plot_of(1)), {"The search tree of 1 queen: 2 boards<", ">1 solution<"}));
  EXPECT_TRUE(
      mentions(profile_plot(plot_of(2)), {"The search tree of 2 queens: 3 boards<", ">0 solutions<"}));
  EXPECT_TRUE(mentions(profile_plot(plot_of(3, Rule::rooks)), {"The search tree of 3 rooks: 16 boards<"}));
  EXPECT_TRUE(
      mentions(profile_plot(plot_of(5, Rule::torus)), {"The search tree of 5 queens on the torus: "}));
  EXPECT_TRUE(mentions(profile_plot(plot_of(4, Rule::superqueens)), {"The search tree of 4 superqueens: "}));
}

TEST(ProfilePlot, fits_33_depths_and_the_largest_counts) {
  ProfilePlot plot;
  plot.size = 32;
  plot.tree.boards_by_depth.assign(33, 18446744073709551615U);
  plot.width = 480;
  const auto bars = bars_of(profile_plot(plot));
  ASSERT_EQ(bars.size(), 33U);
  EXPECT_GT(bars[32].height, 12.0);
  EXPECT_GT(bars[32].width, 50.0);
}

}  // namespace
}  // namespace eightfold::reports
