#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/page/find_orbit_page.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "tests/reports/page/orbit_pages.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using test::all_between;
using test::page_of_solutions;

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::vector<std::string> cards_of(const std::string& html) {
  return all_between(html, "<article ", "</article>");
}

std::string vector_of(const std::string& card) { return all_between(card, "aria-label=\"", "\"").at(0); }

// The eight images of a vector, computed without the library by rotating and reflecting a board of
// characters.
std::vector<std::vector<int>> images_of(const std::vector<int>& columns) {
  const auto n = columns.size();
  std::vector<std::string> board(n, std::string(n, '.'));
  for (std::size_t row = 0; row < n; ++row) board[row][static_cast<std::size_t>(columns[row])] = 'Q';
  std::vector<std::vector<int>> images;
  for (int k = 0; k < 8; ++k) {
    std::vector<int> image;
    for (const std::string& row : board) image.push_back(static_cast<int>(row.find('Q')));
    images.push_back(image);
    std::vector<std::string> turned(n, std::string(n, '.'));
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j) turned[j][n - 1 - i] = board[i][j];
    board = turned;
    if (k == 3) std::reverse(board.begin(), board.end());
  }
  return images;
}

std::vector<int> numbers_of(std::string vector) {
  std::erase_if(vector, [](char c) { return c == '[' || c == ']'; });
  std::vector<int> numbers;
  while (!vector.empty()) {
    std::size_t length = 0;
    numbers.push_back(std::stoi(vector, &length));
    vector.erase(0, length + (length < vector.size() ? 1 : 0));
  }
  return numbers;
}

TEST(OrbitPage, has_one_card_for_each_orbit) {
  for (int n = 0; n <= 8; ++n) {
    std::set<std::vector<int>> solutions;
    for (const Placement& solution : test::solutions_of(Board::square(n)))
      solutions.insert({solution.begin(), solution.end()});
    const auto cards = cards_of(orbit_page(page_of_solutions(n)));
    std::size_t covered = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      EXPECT_TRUE(contains(cards[i], "id=\"orbit=" + std::to_string(i + 1) + "\"")) << cards[i];
      const auto images = images_of(numbers_of(vector_of(cards[i])));
      EXPECT_EQ(*std::min_element(images.begin(), images.end()), images[0]) << cards[i];
      const std::set<std::vector<int>> members(images.begin(), images.end());
      EXPECT_TRUE(contains(cards[i], "size " + std::to_string(members.size()) + "<")) << cards[i];
      for (const auto& member : members) covered += solutions.erase(member);
    }
    EXPECT_EQ(covered, test::published_counts(n).all.value()) << "n = " << n;
    EXPECT_TRUE(solutions.empty()) << "n = " << n;
  }
}

TEST(OrbitPage, draws_a_piece_on_each_square_of_the_vector) {
  for (const auto& card : cards_of(orbit_page(page_of_solutions(8)))) {
    std::string points;
    const auto columns = numbers_of(vector_of(card));
    for (std::size_t row = 0; row < columns.size(); ++row)
      points += (row > 0 ? " " : "") + std::to_string(columns[row]) + ".5," + std::to_string(row) + ".5";
    EXPECT_EQ(all_between(card, "points=\"", "\""), std::vector{points});
  }
}

TEST(OrbitPage, shows_the_published_solutions_of_eight_queens) {
  const auto cards = cards_of(orbit_page(page_of_solutions(8)));
  const auto& published = test::published_canonical_solutions();
  ASSERT_EQ(cards.size(), published.size());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    EXPECT_EQ(Placement(numbers_of(vector_of(cards[i]))), published[i].placement);
    EXPECT_TRUE(contains(cards[i], "data-type=\"" + published[i].orbit_type + "\"")) << cards[i];
    const bool degenerate = published[i].orbit_type != "trivial";
    EXPECT_TRUE(contains(cards[i], degenerate ? "\"type\">fixed by the half turn only<"
                                              : "\"type\">fixed by the identity only<"))
        << cards[i];
  }
}

TEST(OrbitPage, contains_all_counts_without_scripts) {
  const std::string page = test::without_scripts(orbit_page(page_of_solutions(8)));
  for (const std::string_view part :
       {"<title>The orbits of the 8-queens solutions</title>", "92 solutions", "12 orbits",
        "order&nbsp;8.</p>", "92 = 11×8 + 1×4", "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12",
        "the two counts agree",
        "fixed by the half turn only</th><td class=\"number\">4</td><td class=\"number\">1</td><td "
        "class=\"number\">4</td>"})
    EXPECT_TRUE(contains(page, part)) << part;
  EXPECT_EQ(cards_of(page).size(), 12U);
  EXPECT_FALSE(contains(page, "{{"));
}

TEST(OrbitPage, has_unique_ids_and_valid_internal_links) {
  for (const int n : {0, 1, 2, 8}) {
    const std::string page = test::without_scripts(orbit_page(page_of_solutions(n)));
    std::set<std::string> ids;
    for (const std::string& id : all_between(page, " id=\"", "\"")) EXPECT_TRUE(ids.insert(id).second) << id;
    ids.insert({"board", "quiz"});  // the dialogs that scripts open; without scripts their links are hidden
    for (const std::string& target : all_between(page, " href=\"#", "\""))
      EXPECT_TRUE(ids.contains(target)) << target;
    for (const std::string& target : all_between(page, "labelledby=\"", "\""))
      EXPECT_TRUE(ids.contains(target)) << target;
  }
}

TEST(OrbitPage, marks_required_and_blocked_squares) {
  Board board = Board::square(5);
  board.block({0, 0});
  board.block({4, 4});
  const Subgroup group = preserving_subgroup(board);
  const std::string html = orbit_page(find_orbit_page({5, Rule::queens, group, board}));
  EXPECT_TRUE(contains(html, "<path class=\"blocked\" d=\"M0 0h1v1h-1zM4 4h1v1h-1z\"/>"));
  EXPECT_TRUE(
      contains(html, "4 of the 8 symmetries preserve the blocked squares: identity, half turn, mirror"));
  EXPECT_TRUE(contains(html, "(a5 and e1 blocked)"));
  EXPECT_FALSE(contains(html, "id=\"editor\""));
  std::set<std::vector<int>> expected;  // the solutions without these corners
  for (const Placement& solution : Solutions(Board::square(5)))
    if (solution[0] != 0 && solution[4] != 4) expected.insert({solution.begin(), solution.end()});
  std::set<std::vector<int>> shown;
  for (const std::string& card : cards_of(html)) {
    const std::vector<int> columns = numbers_of(vector_of(card));
    std::vector<int> transposed(5);
    for (int row = 0; row < 5; ++row)
      transposed[static_cast<std::size_t>(columns[static_cast<std::size_t>(row)])] = row;
    for (const std::vector<int>& image : {columns, transposed}) {
      std::vector<int> turned;
      for (auto column = image.rbegin(); column != image.rend(); ++column) turned.push_back(4 - *column);
      shown.insert({image, turned});
    }
  }
  EXPECT_EQ(shown, expected);
  EXPECT_TRUE(contains(html, std::to_string(expected.size()) + " solutions"));
}

TEST(OrbitPage, states_that_there_are_no_solutions) {
  for (const int n : {2, 3}) {
    const std::string page = orbit_page(page_of_solutions(n));
    EXPECT_TRUE(contains(page, "on this board, " + std::to_string(n) + " queens cannot be placed"));
    EXPECT_TRUE(contains(page, "(0 + 0 + 0 + 0 + 0 + 0 + 0 + 0) / 8 = 0 / 8 = 0"));
    EXPECT_TRUE(cards_of(page).empty());
    EXPECT_FALSE(contains(page, "id=\"toolbar\""));
  }
}

TEST(OrbitPage, shows_the_empty_placement_as_one_orbit) {
  const std::string page = orbit_page(page_of_solutions(0));
  ASSERT_EQ(cards_of(page).size(), 1U);
  EXPECT_EQ(vector_of(cards_of(page)[0]), "[]");
  EXPECT_TRUE(contains(page, "(1 + 1 + 1 + 1 + 1 + 1 + 1 + 1) / 8 = 8 / 8 = 1"));
}

TEST(OrbitPage, shows_exactly_the_elements_of_the_group) {
  for (const Subgroup group : all_subgroups()) {
    const std::string page = orbit_page(page_of_solutions(5, Rule::queens, group));
    const auto buttons = all_between(page, "data-symmetry=\"", "\"");
    EXPECT_EQ(buttons.size(), static_cast<std::size_t>(group.order()));
    for (const Symmetry g : all_symmetries) {
      const std::string name(name_of(g));
      EXPECT_EQ(std::count(buttons.begin(), buttons.end(), name), group.contains(g) ? 1 : 0) << name;
      EXPECT_EQ(contains(page, "data-element=\"" + name + '"'), group.contains(g)) << name;
    }
    EXPECT_EQ(contains(page, "solutions under "), group != full_group);
  }
}

TEST(OrbitPage, supports_every_rule) {
  const std::string rooks = orbit_page(page_of_solutions(5, Rule::rooks));
  EXPECT_TRUE(contains(rooks, "120 = 9×8 + 10×4 + 4×2"));
  EXPECT_TRUE(contains(rooks, "The orbits of the 5-rooks solutions"));
  EXPECT_EQ(cards_of(rooks).size(), 23U);
  EXPECT_TRUE(contains(orbit_page(page_of_solutions(5, Rule::torus)), "5-queens solutions on the torus"));
  EXPECT_TRUE(
      contains(orbit_page(page_of_solutions(8, Rule::superqueens)), "8 superqueens cannot be placed"));
  EXPECT_NE(all_between(rooks, "<path id=\"piece\" d=\"", "\""),
            all_between(orbit_page(page_of_solutions(5)), "<path id=\"piece\" d=\"", "\""));
}

TEST(OrbitPage, states_that_the_two_counts_disagree) {
  OrbitPage page = page_of_solutions(8);
  page.count.fixed_point_sum = 88;
  page.count.burnside_orbits = 11;
  const std::string html = orbit_page(page);
  EXPECT_TRUE(contains(html, "the two counts disagree"));
  EXPECT_FALSE(contains(html, "the two counts agree"));
}

TEST(OrbitPage, of_twelve_queens_is_less_than_two_megabytes) {
  OrbitPage page;
  page.board = Board::square(12);
  for_each_canonical_solution({.n = 12}, [&](const Orbit& orbit) {
    page.orbits.push_back(orbit);
    return true;
  });
  const auto& published = test::published_counts(12);
  page.count = orbits_of_solutions(
      12, {published.all.value(), published.half_turn.value(), published.quarter_turn.value()});
  const std::string html = orbit_page(page);
  EXPECT_EQ(cards_of(html).size(), 1787U);
  EXPECT_LT(html.size(), 2'000'000U);
}

TEST(OrbitPage, links_to_the_other_pages_of_a_site_on_request) {
  OrbitPage page = page_of_solutions(4);
  EXPECT_FALSE(contains(orbit_page(page), "<nav class=\"site\""));
  page.links = {{"index.html", "All N", ""}, {"orbits-05.html", "N = 5 & \"more\"", "next"}};
  const std::string html = orbit_page(page);
  const auto nav = all_between(html, "<nav class=\"site\" aria-label=\"Site\">\n", "</nav>");
  ASSERT_EQ(nav.size(), 1U);
  EXPECT_EQ(nav[0],
            "<a href=\"index.html\">All N</a>\n"
            "<a href=\"orbits-05.html\" rel=\"next\">N = 5 &amp; &quot;more&quot;</a>\n");
}

}  // namespace
}  // namespace eightfold::reports
