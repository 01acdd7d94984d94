// Counts beyond 2^53, which readers that keep numbers as doubles round: JSON has their digits as text too.
#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/reports/solutions/rank_report.hpp"
#include "eightfold/reports/solutions/tree_report.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::json;

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
const std::string largest_text = "18446744073709551615";

// By symmetric search only, like `burnside 27`, which would take years.
BurnsideReport report_of_27_queens() {
  BurnsideReport report;
  report.n = 27;
  report.direct = fixed_points_of_solutions(27, published_counts(27).solution_counts().value());
  report.published = published_counts(27).fundamental;
  return report;
}

TEST(ExactCounts, of_27_queens_are_complete_in_burnsides_lemma) {
  const BurnsideReport report = report_of_27_queens();
  const json document = json::parse(burnside_json(report, true));
  EXPECT_EQ(document["fixed_points"]["by_search"]["identity"], 234907967154122528U);
  EXPECT_EQ(document["fixed_points_text"]["by_search"]["identity"], "234907967154122528");
  EXPECT_EQ(document["sum_text"], "234907967474525552");
  EXPECT_EQ(document["orbits_text"], "29363495934315694");
  for (const json& route : document["routes"]) EXPECT_EQ(route["orbits_text"], "29363495934315694");
  // (Q + H) / 8, because the half turn has the character 1 and no other element fixes a solution.
  EXPECT_EQ(document["characters"][0]["multiplicity_text"], "29363495934315694");
  EXPECT_EQ(document["agrees"], true);
  EXPECT_TRUE(test::mentions(burnside_csv({&report, 1}),
                             {"\n27,identity,,234907967154122528\n", "\n27,rotate180,,320403024\n"}));
}

TEST(ExactCounts, of_a_search_tree_are_complete) {
  const SearchTree tree = {{1, 2, largest}, {}, largest};
  const json document = json::parse(tree_json(tree));
  EXPECT_EQ(document["boards_by_depth_text"], (json{"1", "2", largest_text}));
  EXPECT_EQ(document["solutions_text"], largest_text);
  EXPECT_EQ(document["solutions"], largest);
  EXPECT_EQ(tree_csv(tree), "depth,boards\n0,1\n1,2\n2," + largest_text + "\n");
}

TEST(ExactCounts, of_the_solutions_before_one_are_complete) {
  const json document = json::parse(rank_json({1, 3, 0, 2}, largest, Board::square(4)));
  EXPECT_EQ(document["rank"], largest);
  EXPECT_EQ(document["rank_text"], largest_text);
  EXPECT_EQ(document["columns"], (json{1, 3, 0, 2}));
}

}  // namespace
}  // namespace eightfold::reports
