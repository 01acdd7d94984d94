#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "eightfold/reports/text/internal/words.hpp"
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

TEST(Burnside, has_one_route_only_for_a_subgroup_beyond_14) {
  const std::string text = burnside("15 --group flip-vertical");
  EXPECT_TRUE(has_line(text, "orbits = sum / order = 2,279,184 / 2 = 1,139,592")) << text;
  EXPECT_TRUE(has_line(text, "There is only one route, so there is nothing to compare.")) << text;
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

TEST(Burnside, accepts_visit_all_where_it_has_no_effect) {
  EXPECT_EQ(burnside("8 --visit-all"), burnside("8"));
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

TEST(Burnside, appends_the_characters) {
  for (const std::string words : {"8", "0", "1", "2", "5 --rule rooks", "15"}) {
    const std::string plain = burnside(words);
    const std::string text = burnside(words + " --characters");
    EXPECT_EQ(text.rfind(plain + "\n", 0), 0U) << words;
    EXPECT_TRUE(contains(text.substr(plain.size()), " as a representation of the group of the square\n"));
    EXPECT_FALSE(contains(plain, "representation"));
  }
  EXPECT_TRUE(has_line(burnside("8 --characters"), "pi = 12 A1 + 12 A2 + 12 B1 + 12 B2 + 22 E"));
}

TEST(Burnside, is_the_same_with_any_number_of_threads) {
  for (const std::string n : {"10", "13"}) {
    const std::string text = burnside(n + " --threads 1");
    EXPECT_EQ(burnside(n + " --threads 2"), text);
    EXPECT_EQ(burnside(n), text);
  }
}

TEST(Burnside, accepts_the_full_group_by_name_with_characters) {
  EXPECT_EQ(burnside("8 --characters --group d4"), burnside("8 --characters"));
}

}  // namespace
}  // namespace eightfold::test
