// The picture of Burnside's lemma: rows, cells, gaps, the sample and the sentence about the division.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "tests/reports/cases.hpp"
#include "tests/reports/page/orbit_pages.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using test::all_between;
using test::page_of_solutions;

std::string picture_of(const OrbitPage& page) {
  return all_between(orbit_page(page), "<section id=\"picture\"", "</section>").at(0);
}

std::vector<std::string> rows_of(const std::string& picture) {
  return all_between(picture, " data-orbit=\"", "</tr>");
}

std::vector<std::string> boards_of(const std::string& text) {
  return all_between(text, "role=\"img\" aria-label=\"", "\"");
}

std::size_t gaps_of(const std::string& text) {
  return all_between(text, "<td class=\"gap\">", "</td>").size();
}

bool has_part(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::string sentence_of(const OrbitPage& page) {
  const std::string details = all_between(orbit_page(page), "<details id=\"why\"", "</details>").at(0);
  return all_between(details, "<summary>", "</summary>").at(0) + ' ' +
         all_between(details, "<p>", "</p>").at(0);
}

OrbitPage page_of_queens(int n) {
  OrbitPage page;
  page.board = Board::square(n);
  for_each_canonical_solution({.n = n}, [&](const Orbit& orbit) {
    page.orbits.push_back(orbit);
    return true;
  });
  const auto& published = test::published_counts(n);
  page.count = orbits_of_solutions(
      n, {published.all.value(), published.half_turn.value(), published.quarter_turn.value_or(0)});
  return page;
}

TEST(Picture, has_twelve_rows_of_eight_cells_with_four_gaps) {
  const std::string picture = picture_of(page_of_solutions(8));
  EXPECT_TRUE(has_part(picture, "12 rows × 8 cells − 4 gaps = 92 solutions"));
  const auto rows = rows_of(picture);
  ASSERT_EQ(rows.size(), 12U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(boards_of(rows[i]).size(), i == 9 ? 4U : 8U);
    EXPECT_EQ(boards_of(rows[i]).size() + gaps_of(rows[i]), 8U);
    EXPECT_TRUE(has_part(rows[i], i == 9 ? "4×2<span class=\"is\"> = 8" : "8×1<span class=\"is\"> = 8"));
  }
}

TEST(Picture, shows_every_solution_once_for_every_group) {
  for (int n = 0; n <= 8; ++n)
    for (const Subgroup group : all_subgroups()) {
      const OrbitPage page = page_of_solutions(n, Rule::queens, group);
      if (page.orbits.size() > 48) continue;
      std::set<std::string> solutions;
      for (const Placement& solution : test::solutions_of(Board::square(n)))
        solutions.insert(testing::PrintToString(std::vector<int>(solution.begin(), solution.end())));
      const std::string picture = picture_of(page);
      const auto boards = boards_of(picture);
      EXPECT_EQ(boards.size(), solutions.size()) << n << ' ' << name_of(group);
      EXPECT_EQ(std::set(boards.begin(), boards.end()).size(), solutions.size());
      EXPECT_EQ(boards.size() + gaps_of(picture), page.orbits.size() * static_cast<unsigned>(group.order()));
    }
}

TEST(Picture, puts_the_image_under_the_kth_element_in_cell_k) {
  // The eight images of [0 4 7 5 2 6 1 3], turned and reflected by hand with squared paper.
  EXPECT_EQ(boards_of(rows_of(picture_of(page_of_solutions(8)))[0]),
            (std::vector<std::string>{"[0 4 7 5 2 6 1 3]", "[7 1 3 0 6 4 2 5]", "[4 6 1 5 2 0 3 7]",
                                      "[2 5 3 1 7 4 6 0]", "[7 3 0 2 5 1 6 4]", "[3 1 6 2 5 7 4 0]",
                                      "[0 6 4 7 1 3 5 2]", "[5 2 4 6 0 3 1 7]"}));
}

TEST(Picture, names_the_board_that_a_gap_repeats) {
  const std::string row = rows_of(picture_of(page_of_solutions(8)))[9];
  EXPECT_EQ(all_between(row, "the same board as under the ", "</span>"),
            (std::vector<std::string>{"identity", "clockwise quarter turn", "left-right mirror",
                                      "mirror in the main diagonal"}));
  EXPECT_EQ(all_between(row, "= <i>", "</i>"), (std::vector<std::string>{"e", "r", "h", "t"}));
}

TEST(Picture, draws_a_dot_for_each_piece) {
  EXPECT_EQ(all_between(picture_of(page_of_solutions(4)), "<path d=\"", "\"").at(0),
            "M1 0h0M3 1h0M0 2h0M2 3h0");
}

TEST(Picture, of_more_than_48_orbits_is_a_sample_with_every_short_orbit) {
  const OrbitPage page = page_of_queens(12);
  const std::string picture = picture_of(page);
  EXPECT_TRUE(has_part(picture, "a sample of 48 of 1,787 orbits"));
  EXPECT_TRUE(has_part(picture, "1,787 rows × 8 cells − 96 gaps = 14,200 solutions"));
  EXPECT_EQ(rows_of(picture).size(), 48U);
  EXPECT_EQ(gaps_of(picture), 96U);
  EXPECT_EQ(all_between(picture, "<tr class=\"short\"", ">").size(), 22U);
  std::vector<int> numbers;
  for (const std::string& row : rows_of(picture)) numbers.push_back(std::stoi(row));
  EXPECT_TRUE(std::ranges::is_sorted(numbers));
  EXPECT_EQ(numbers.front(), 1);
  EXPECT_GT(numbers.back(), 1600);
}

TEST(Picture, shows_all_short_orbits_also_if_there_are_many) {
  const OrbitPage page = page_of_solutions(7, Rule::rooks);
  const auto short_orbits =
      std::ranges::count_if(page.orbits, [](const Orbit& orbit) { return orbit.stabilizer.order() > 1; });
  ASSERT_GT(short_orbits, 48);
  const std::string picture = picture_of(page);
  EXPECT_EQ(std::ssize(all_between(picture, "<tr class=\"short\"", ">")), short_orbits);
  EXPECT_EQ(std::ssize(rows_of(picture)), short_orbits + 12);
}

TEST(Picture, does_not_call_a_complete_picture_a_sample) {
  EXPECT_TRUE(has_part(picture_of(page_of_solutions(9)), "46 rows × 8 cells"));
  EXPECT_FALSE(has_part(picture_of(page_of_solutions(9)), "a sample of"));
}

TEST(Picture, has_the_elements_with_their_counts_beside_the_boards) {
  const std::string table =
      all_between(picture_of(page_of_solutions(8)), "id=\"burnside-table\"", "</table>").at(0);
  EXPECT_EQ(all_between(table, "data-fixed=\"", "\""),
            (std::vector<std::string>{"92", "0", "4", "0", "0", "0", "0", "0"}));
  EXPECT_EQ(all_between(table, "<span class=\"motion\">", "</span>").at(2), "half turn");
}

TEST(Picture, has_one_unit_of_the_bar_for_each_fixed_pair) {
  const std::string bar = all_between(picture_of(page_of_solutions(8)), "<svg id=\"bar\"", "</svg>").at(0);
  EXPECT_TRUE(has_part(bar, "viewBox=\"0 0 96 1\""));
  EXPECT_EQ(all_between(all_between(bar, "class=\"unit\" d=\"", "\"").at(0), "M", " ").size(), 95U);
  EXPECT_EQ(all_between(all_between(bar, "class=\"orbit\" d=\"", "\"").at(0), "M", " ").size(), 11U);
}

std::string division(const test::Cells& c) {
  const int n = std::stoi(c.at(1));
  return sentence_of(
      n > 9 ? page_of_queens(n)
            : page_of_solutions(n, rule_named(c.at(2)).value(), Subgroup::named(c.at(3)).value()));
}

TEST(Division, has_the_results_of_the_cases) {
  test::expect_cases("division-cases.txt", {{"division", division}});
}

}  // namespace
}  // namespace eightfold::reports
