#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/verify/misconceptions.hpp"
#include "tests/reports/coursework/cases.hpp"

namespace eightfold::test {
namespace {

using coursework::Misconception;
using coursework::read_misconceptions;
using nlohmann::json;

json good() {
  return json::parse(R"({
    "id": "half_as_many", "title": "half of them were overlooked", "advice": "Look again.",
    "problems": ["queens", "square_cells"], "claims": ["orbit_count", "fixed_points.rotate_by_3"],
    "groups": ["rotations", "full"], "rules": ["rooks"],
    "formula": "orbits / 2", "where": "n - 1", "tallies": {"identity": "fixed_identity", "half_turn": "0"}})");
}

std::string list_of(const std::vector<json>& entries) { return json{{"misconceptions", entries}}.dump(); }

TEST(MisconceptionsReader, reads_a_custom_list) {
  const auto read = read_misconceptions(list_of({good()}));
  ASSERT_EQ(read.size(), 1U);
  const Misconception& only = read.front();
  EXPECT_EQ(only.id, "half_as_many");
  EXPECT_EQ(only.title, "half of them were overlooked");
  EXPECT_EQ(only.advice, "Look again.");
  EXPECT_EQ(only.problems.size(), 2U);
  EXPECT_EQ(only.claims.back(), "fixed_points.rotate_by_3");
  EXPECT_EQ(only.formula.text(), "orbits / 2");
  EXPECT_EQ(only.groups, (std::vector{Subgroup::named("quarter_turn").value(), full_group}));
  EXPECT_EQ(only.rules, std::vector{Rule::rooks});
  EXPECT_EQ(only.where.value().text(), "n - 1");
  EXPECT_EQ(only.tallies.at("half_turn").text(), "0");
  EXPECT_TRUE(read_misconceptions(list_of({})).empty());
}

TEST(MisconceptionsReader, rejects_other_lists_with_the_entry_and_the_key) {
  expect_cases("misconception-errors.txt", [](const CaseInput& input) {
    json entry = good();
    if (input.options == "list") return error_or_accepted([&] { read_misconceptions(input.text); });
    entry.merge_patch(json::parse(input.text));
    const std::vector<json> entries(input.options == "twice" ? 2 : 1, entry);
    return error_or_accepted([&] { read_misconceptions(list_of(entries)); });
  });
}

TEST(MisconceptionsReader, rejects_a_truncated_list) {
  const std::string text = list_of({good()});
  for (std::size_t length = 0; length < text.size(); ++length)
    EXPECT_NE(error_or_accepted([&] { read_misconceptions(text.substr(0, length)); }), "accepted\n");
}

}  // namespace
}  // namespace eightfold::test
