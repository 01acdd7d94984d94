#include "eightfold/reports/pictures/orbit_rows_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "eightfold/symmetry/orbit.hpp"
#include "reports/pictures/internal/orbit_sample.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnPicture;

OrbitRowsPicture rows_of(int n, Rule rule = Rule::queens, Subgroup group = full_group) {
  OrbitRowsPicture picture = {.board = Board::square(n), .rule = rule};
  OrbitCounter count(group);
  for (const Placement& solution : test::solutions_of(Board::square(n), {}, rule))
    if (const auto orbit = count.add(solution)) picture.rows.push_back({picture.rows.size() + 1, *orbit});
  picture.count = count.finish();
  return picture;
}

DrawnPicture drawn_rows(const OrbitRowsPicture& picture) {
  return test::read_picture(orbit_rows_picture(picture));
}

Placement placement_on(const test::DrawnBoard& board) {
  Placement placement;
  for (const Square queen : test::squares_of(board)) placement.push_back(queen.column);
  return placement;
}

std::size_t frames_in(const DrawnPicture& picture, const std::string& css_class) {
  return static_cast<std::size_t>(
      std::ranges::count(picture.frames, css_class, &test::DrawnFrame::css_class));
}

// For every rule and group, every solution is on one board, and the other cells are gaps.
TEST(OrbitRowsPicture, shows_each_solution_once_and_a_gap_in_every_other_cell) {
  for (const Rule rule : {Rule::queens, Rule::superqueens, Rule::torus, Rule::rooks})
    for (const Subgroup group : all_subgroups())
      for (int n = 1; n <= (rule == Rule::rooks ? 4 : 6); ++n) {
        const OrbitRowsPicture rows = rows_of(n, rule, group);
        const DrawnPicture picture = drawn_rows(rows);
        std::multiset<Placement> shown;
        for (const auto& board : picture.boards) shown.insert(placement_on(board));
        const auto solutions = test::solutions_of(Board::square(n), {}, rule);
        EXPECT_TRUE(std::ranges::equal(shown, solutions)) << n << ", " << group;
        const std::size_t cells = rows.rows.size() * static_cast<std::size_t>(group.order());
        EXPECT_EQ(frames_in(picture, "gap"), cells - solutions.size()) << n << ", " << group;
      }
}

TEST(OrbitRowsPicture, has_the_image_under_an_element_in_its_column) {
  const OrbitRowsPicture rows = rows_of(8);
  const DrawnPicture picture = drawn_rows(rows);
  std::map<double, Symmetry> columns;
  std::map<double, const Orbit*> orbits;
  std::set<double> lefts;
  std::set<double> tops;
  for (const auto& board : picture.boards) {
    lefts.insert(board.left);
    tops.insert(board.top);
  }
  ASSERT_EQ(lefts.size(), 8U);
  ASSERT_EQ(tops.size(), 12U);
  auto left = lefts.begin();
  for (const Symmetry g : all_symmetries) columns[*left++] = g;
  auto top = tops.begin();
  for (const OrbitRow& row : rows.rows) orbits[*top++] = &row.orbit;
  for (const auto& board : picture.boards)
    EXPECT_EQ(placement_on(board), image(columns[board.left], orbits[board.top]->representative));
}

TEST(OrbitRowsPicture, frames_the_solutions_that_another_element_fixes_and_names_it) {
  for (const Rule rule : {Rule::queens, Rule::rooks})
    for (const int n : {1, 4, 5}) {
      const OrbitRowsPicture rows = rows_of(n, rule);
      const auto solutions = test::solutions_of(Board::square(n), {}, rule);
      const auto degenerate =
          std::ranges::count_if(solutions, [](const Placement& p) { return is_degenerate(p); });
      const DrawnPicture picture = drawn_rows(rows);
      EXPECT_EQ(frames_in(picture, "fixed"), static_cast<std::size_t>(degenerate)) << n;
      const auto named = std::ranges::count_if(
          picture.texts, [](const auto& text) { return text.text.starts_with("fixed by "); });
      EXPECT_EQ(named, degenerate) << n;
    }
  EXPECT_TRUE(drawn_rows(rows_of(8)).has_text("fixed by r²"));
  EXPECT_TRUE(drawn_rows(rows_of(4)).has_text("fixed by r, r², r³"));
  EXPECT_TRUE(drawn_rows(rows_of(1)).has_text("fixed by all eight"));
  EXPECT_TRUE(drawn_rows(rows_of(5, Rule::rooks)).has_text("fixed by r², t, a"));
}

TEST(OrbitRowsPicture, states_what_each_element_fixes_and_both_equations) {
  const DrawnPicture eight = drawn_rows(rows_of(8));
  for (const std::string text :
       {"e", "r²", "half turn", "fixes 92", "fixes 4", "sum 96", "8 × 1 = 8", "4 × 2 = 8", "= e",
        "12 rows × 8 cells − 4 gaps = 92 solutions · 96 / 8 = 12 orbits"})
    EXPECT_TRUE(eight.has_text(text)) << text;
  const auto last = [](const OrbitRowsPicture& rows) { return drawn_rows(rows).texts.back().text; };
  EXPECT_EQ(last(rows_of(0)), "1 row × 8 cells − 7 gaps = 1 solution · 8 / 8 = 1 orbit");
  EXPECT_EQ(last(rows_of(1)), "1 row × 8 cells − 7 gaps = 1 solution · 8 / 8 = 1 orbit");
  EXPECT_EQ(last(rows_of(6, Rule::queens, *Subgroup::named("flip-vertical"))),
            "2 rows × 2 cells = 4 solutions · 4 / 2 = 2 orbits");
  EXPECT_EQ(last(rows_of(5, Rule::queens, *Subgroup::named("trivial"))),
            "10 rows × 1 cell = 10 solutions · 10 / 1 = 10 orbits");
}

TEST(OrbitRowsPicture, of_a_sample_says_so_and_counts_all_orbits) {
  const auto subtitle = [](std::size_t limit, Rule rule, int n) {
    OrbitRowsPicture rows = rows_of(n, rule);
    OrbitSample sample(limit);
    for (const OrbitRow& row : rows.rows) sample.add(row.orbit);
    rows.rows = sample.selected();
    const DrawnPicture picture = drawn_rows(rows);
    EXPECT_EQ(picture.texts.back().text, drawn_rows(rows_of(n, rule)).texts.back().text);
    const std::string text = picture.description.substr(0, picture.description.find('\n'));
    return text.substr(std::min(text.find("; "), text.size()));
  };
  EXPECT_EQ(subtitle(12, Rule::queens, 8), "");
  EXPECT_EQ(subtitle(5, Rule::queens, 8), "; a sample of 5 of 12 orbits, with the short one");
  EXPECT_EQ(subtitle(30, Rule::queens, 9), "; a sample of 30 of 46 orbits, with all 4 short ones");
  EXPECT_EQ(subtitle(5, Rule::rooks, 5), "; a sample of 5 of 23 orbits, with 4 of the 14 short ones");
}

TEST(OrbitRowsPicture, arranges_everything_without_overlap_on_the_paper) {
  for (const int n : {0, 1, 4, 5, 8})
    for (const Subgroup group : all_subgroups()) {
      const OrbitRowsPicture rows = rows_of(n, Rule::queens, group);
      const DrawnPicture picture = drawn_rows(rows);
      EXPECT_EQ(size_of(rows).width, picture.width);
      EXPECT_EQ(size_of(rows).height, picture.height);
      for (const auto& text : picture.texts) {
        EXPECT_GT(text.x, 0);
        EXPECT_LT(text.x, picture.view_width);
        EXPECT_LT(text.y, picture.view_height);
      }
      for (std::size_t i = 0; i < picture.boards.size(); ++i) {
        const auto& board = picture.boards[i];
        const double side = n * board.square;
        EXPECT_LT(board.left + side, picture.view_width);
        EXPECT_LT(board.top + side, picture.view_height);
        for (std::size_t j = 0; j < i; ++j) {
          const auto& other = picture.boards[j];
          EXPECT_TRUE(other.left + side < board.left || other.top + side < board.top ||
                      board.left + side < other.left);
        }
      }
    }
}

TEST(OrbitRowsPicture, without_solutions_has_its_title_and_says_so) {
  for (const int n : {2, 3}) {
    const DrawnPicture picture = drawn_rows(rows_of(n));
    EXPECT_TRUE(picture.boards.empty());
    EXPECT_EQ(picture.texts.size(), 2U);
    EXPECT_TRUE(picture.has_text("There are none"));
  }
}

std::vector<OrbitRow> sample_of(std::size_t full, std::size_t short_orbits,
                                std::optional<std::size_t> limit) {
  OrbitSample sample(limit);
  for (std::size_t i = 0; i < full + short_orbits; ++i)
    sample.add({{}, i < short_orbits ? full_group : Subgroup::named("trivial").value(), 1});
  return sample.selected();
}

std::pair<std::size_t, std::size_t> sizes_of_sample(std::size_t full, std::size_t short_orbits,
                                                    std::optional<std::size_t> limit = {}) {
  const auto rows = sample_of(full, short_orbits, limit);
  const auto is_short = [](const OrbitRow& row) { return row.orbit.stabilizer.order() > 1; };
  const auto found = static_cast<std::size_t>(std::ranges::count_if(rows, is_short));
  return {rows.size() - found, found};
}

using Sizes = std::pair<std::size_t, std::size_t>;

TEST(OrbitSample, is_everything_up_to_100_orbits) {
  EXPECT_EQ(sizes_of_sample(0, 0), Sizes(0, 0));
  EXPECT_EQ(sizes_of_sample(11, 1), Sizes(11, 1));
  EXPECT_EQ(sizes_of_sample(60, 40), Sizes(60, 40));
  EXPECT_EQ(sizes_of_sample(0, 100), Sizes(0, 100));
}

TEST(OrbitSample, has_all_short_orbits_if_there_is_room) {
  EXPECT_EQ(sizes_of_sample(1765, 22), Sizes(18, 22));
  EXPECT_EQ(sizes_of_sample(9000, 50), Sizes(10, 50));
  EXPECT_EQ(sizes_of_sample(9000, 90), Sizes(10, 90));
  EXPECT_EQ(sizes_of_sample(9000, 500), Sizes(10, 90));
  EXPECT_EQ(sizes_of_sample(3, 500), Sizes(3, 97));
}

TEST(OrbitSample, has_the_size_of_the_limit) {
  EXPECT_EQ(sizes_of_sample(11, 1, 1), Sizes(0, 1));
  EXPECT_EQ(sizes_of_sample(11, 0, 1), Sizes(1, 0));
  EXPECT_EQ(sizes_of_sample(11, 1, 1000), Sizes(11, 1));
  EXPECT_EQ(sizes_of_sample(5000, 900, 1000), Sizes(100, 900));
  EXPECT_EQ(sizes_of_sample(5000, 2000, 1000), Sizes(100, 900));
}

TEST(OrbitSample, is_in_order_and_evenly_spaced) {
  for (const std::size_t orbits : {101U, 199U, 200U, 201U, 5000U, 123457U}) {
    const auto rows = sample_of(orbits, 0, 100);
    ASSERT_EQ(rows.size(), 100U);
    EXPECT_EQ(rows.front().number, 1U);
    const double step = static_cast<double>(orbits) / 100;
    for (std::size_t i = 1; i < rows.size(); ++i) {
      const auto distance = static_cast<double>(rows[i].number - rows[i - 1].number);
      EXPECT_GE(distance, std::floor(step / 2)) << orbits;
      EXPECT_LE(distance, std::ceil(2 * step)) << orbits;
    }
  }
}

}  // namespace
}  // namespace eightfold::reports
