#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "eightfold/reports/solutions/rank_report.hpp"
#include "eightfold/reports/solutions/show_report.hpp"
#include "reports/solutions/internal/rank_reason.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::json;

TEST(ShowJson, lists_each_attack_with_its_squares_and_line) {
  const json document = json::parse(show_json(show_report({{0, 1, 0}, 4}, "vector", Rule::queens)));
  EXPECT_EQ(document["attacks"], json::parse(R"([
    {"upper": {"row": 0, "column": 0, "name": "a4"}, "lower": {"row": 1, "column": 1, "name": "b3"},
     "line": "diagonal"},
    {"upper": {"row": 0, "column": 0, "name": "a4"}, "lower": {"row": 2, "column": 0, "name": "a2"},
     "line": "column"},
    {"upper": {"row": 1, "column": 1, "name": "b3"}, "lower": {"row": 2, "column": 0, "name": "a2"},
     "line": "diagonal"}])"));
  EXPECT_EQ(document["is_solution"], false);
}

TEST(ShowJson, has_null_for_a_notation_of_other_sizes) {
  const json four = json::parse(show_json(show_report({{1, 3, 0, 2}, 4}, "vector", Rule::queens)));
  EXPECT_EQ(four["notations"]["vector"], "[1 3 0 2]");
  EXPECT_EQ(four["notations"]["fen"], nullptr);
  const json eight =
      json::parse(show_json(show_report({{0, 4, 7, 5, 2, 6, 1, 3}, 8}, "vector", Rule::queens)));
  EXPECT_EQ(eight["notations"]["fen"], "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4");
}

TEST(RankJson, has_the_solution_and_its_rank) {
  const json document = json::parse(rank_json({2, 0, 3, 1}, 1));
  EXPECT_EQ(document["n"], 4);
  EXPECT_EQ(document["columns"], (std::vector<int>{2, 0, 3, 1}));
  EXPECT_EQ(document["rank"], 1);
  EXPECT_EQ(document["rank_text"], "1");
}

// The columns 1, 3, 5, ... and then 0, 2, 4, ... are a solution unless N mod 6 is 2 or 3 (Pauls, 1874).
Placement odd_and_even_columns(int n) {
  Placement placement;
  for (int column = 1; column < n; column += 2) placement.push_back(column);
  for (int column = 0; column < n; column += 2) placement.push_back(column);
  return placement;
}

TEST(RankReason, is_missing_for_solutions_of_up_to_28_rows) {
  EXPECT_EQ(why_unranked(odd_and_even_columns(10), 10), std::nullopt);
  EXPECT_EQ(why_unranked(odd_and_even_columns(28), 28), std::nullopt);
  EXPECT_EQ(why_unranked(odd_and_even_columns(30), 30),
            "30 rows exceed the limit of 28; larger ranks need more than 64 bits");
}

}  // namespace
}  // namespace eightfold::reports
