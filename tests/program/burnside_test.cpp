#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

#include "reports/text/internal/words.hpp"
#include "tests/program/output_of.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string burnside(const std::string& words) { return output_of("burnside " + words); }

// The number of orbits by each route: the lines between the head of the table and its last line.
std::map<std::string, std::string> routes_of(const std::string& text) {
  std::map<std::string, std::string> routes;
  bool in_table = false;
  for (const std::string& line : lines_of(text)) {
    const auto gap = line.find("  ");
    if (in_table && gap != std::string::npos && gap > 0)
      routes[line.substr(0, gap)] = words_of(line.substr(gap)).at(0);
    in_table = in_table || line.starts_with("route ");
  }
  return routes;
}

TEST(Burnside, counts_the_orbits_under_each_of_the_ten_subgroups) {
  const std::vector<std::pair<std::string, std::string>> known = {
      {"full", "96 / 8 = 12"},           {"d4", "96 / 8 = 12"},
      {"quarter-turn", "96 / 4 = 24"},   {"rotations", "96 / 4 = 24"},
      {"half-turn", "96 / 2 = 48"},      {"axis-klein", "96 / 4 = 24"},
      {"diagonal-klein", "96 / 4 = 24"}, {"flip-horizontal", "92 / 2 = 46"},
      {"flip-vertical", "92 / 2 = 46"},  {"transpose", "92 / 2 = 46"},
      {"anti-transpose", "92 / 2 = 46"}, {"trivial", "92 / 1 = 92"}};
  for (const auto& [group, division] : known) {
    const std::string text = burnside("8 --group " + group);
    EXPECT_TRUE(has_line(text, "orbits = sum / order = " + division)) << group << '\n' << text;
    const std::string routes = division.ends_with(" 12") ? "5" : "3";
    EXPECT_TRUE(has_line(text, "All " + routes + " routes agree.")) << group << '\n' << text;
    for (const auto& [route, orbits] : routes_of(text))
      EXPECT_TRUE(division.ends_with(" = " + orbits)) << group << ", " << route << '\n' << text;
  }
}

// The least image under the eight symmetries, from the coordinates of the squares.
std::vector<int> least_image_by_definition(const std::vector<int>& columns) {
  const int m = static_cast<int>(columns.size()) - 1;
  std::array<std::vector<int>, 8> images;
  images.fill(columns);
  for (int i = 0; i <= m; ++i) {
    const int j = columns[static_cast<std::size_t>(i)];
    const std::array<std::pair<int, int>, 8> squares = {
        {{i, j}, {j, m - i}, {m - i, m - j}, {m - j, i}, {i, m - j}, {m - i, j}, {j, i}, {m - j, m - i}}};
    for (std::size_t g = 0; g < 8; ++g)
      images[g][static_cast<std::size_t>(squares[g].first)] = squares[g].second;
  }
  return *std::ranges::min_element(images);
}

// Adds the orbits of the placements that extend the columns without an attack, each as the least of its
// images.
void add_orbits(std::vector<int>& columns, int n, std::set<std::vector<int>>& orbits) {
  const int row = static_cast<int>(columns.size());
  if (row == n) {
    orbits.insert(least_image_by_definition(columns));
    return;
  }
  for (int column = 0; column < n; ++column) {
    bool attacked = false;
    for (int above = 0; above < row; ++above) {
      const int distance = std::abs(columns[static_cast<std::size_t>(above)] - column);
      attacked = attacked || distance == 0 || distance == row - above;
    }
    if (attacked) continue;
    columns.push_back(column);
    add_orbits(columns, n, orbits);
    columns.pop_back();
  }
}

std::string orbits_by_definition(int n) {
  std::vector<int> columns;
  std::set<std::vector<int>> orbits;
  add_orbits(columns, n, orbits);
  return reports::grouped(orbits.size());
}

// Not compared with data/reference/queens.tsv, which is the source of the route "published".
TEST(Burnside, agrees_with_a_search_by_definition_by_every_route) {
  for (int n = 0; n <= 11; ++n) {
    const std::string text = burnside(std::to_string(n));
    const std::string orbits = orbits_by_definition(n);
    std::map<std::string, std::string> expected = {{"isomorph rejection", orbits},
                                                   {"tally over all placements", orbits},
                                                   {"direct symmetric search", orbits},
                                                   {"table of marks", orbits}};
    if (n > 0) expected["published"] = orbits;  // A002562 begins at 1
    EXPECT_EQ(routes_of(text), expected) << text;
    EXPECT_TRUE(contains(text, " / 8 = " + orbits + "\n")) << text;
    EXPECT_TRUE(has_line(text, n > 0 ? "All 5 routes agree." : "All 4 routes agree.")) << text;
  }
}

TEST(Burnside, of_a_range_is_the_reports_of_its_numbers) {
  using nlohmann::json;
  const std::string three = burnside("3");
  EXPECT_EQ(burnside("3..4"), three + "\n" + burnside("4"));
  const json third = json::parse(burnside("3 --format json --characters"));
  const json fourth = json::parse(burnside("4 --format json --characters"));
  EXPECT_EQ(json::parse(burnside("3..4 --format json --characters")), (json{third, fourth}));
  EXPECT_EQ(json::parse(burnside("4..4 --format json --characters")), json::array({fourth}));
}

TEST(Burnside, counts_other_rules_by_the_three_routes_that_visit_solutions) {
  const std::vector<std::pair<Rule, int>> largest = {
      {Rule::superqueens, 11}, {Rule::torus, 11}, {Rule::rooks, 7}};
  for (const auto& [rule, last] : largest)
    for (int n = 0; n <= last; ++n) {
      const std::string words = std::to_string(n) + " --rule " + std::string(name_of(rule));
      const std::string text = burnside(words);
      const auto routes = routes_of(text);
      EXPECT_EQ(routes.size(), 3U) << text;
      EXPECT_EQ(routes.count("direct symmetric search") + routes.count("published"), 0U) << text;
      EXPECT_TRUE(has_line(text, "All 3 routes agree.")) << text;
      if (n == 0) continue;
      if (const auto published = published_relative(rule, n).fundamental) {
        EXPECT_EQ(routes.at("isomorph rejection"), reports::grouped(*published)) << words;
      }
    }
}

}  // namespace
}  // namespace eightfold::test
