#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/verify/misconceptions.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"

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

std::string error_of(const std::string& text) {
  return message_of<reports::ParseError>([&] { read_misconceptions(text); });
}

// The message about an entry in which one key has another value.
std::string error_with(const std::string& key, const json& value) {
  json entry = good();
  entry[key] = value;
  return error_of(list_of({entry}));
}

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

TEST(MisconceptionsReader, rejects_input_that_is_not_a_list_of_misconceptions) {
  EXPECT_TRUE(mentions(error_of(""), {"line 1"}));
  EXPECT_TRUE(mentions(error_of("[]"), {"a list of misconceptions must be an object"}));
  EXPECT_TRUE(mentions(error_of("{}"), {"\"misconceptions\""}));
  EXPECT_TRUE(mentions(error_of(R"({"misconceptions": 3})"), {"misconceptions must be a list"}));
  EXPECT_TRUE(
      mentions(error_of(R"({"misconception": []})"), {"misconception", "did you mean misconceptions"}));
  EXPECT_TRUE(mentions(error_of(R"({"schema_version": "2.0", "misconceptions": []})"),
                       {"schema_version", "1.0", "2.0"}));
  EXPECT_TRUE(
      mentions(error_of(R"({"misconceptions": [7]})"), {"misconception number 1", "must be an object"}));
}

TEST(MisconceptionsReader, names_the_invalid_entry_and_key) {
  EXPECT_TRUE(
      mentions(error_with("titel", "x"), {"misconception \"half_as_many\"", "line 1", "did you mean title"}));
  EXPECT_TRUE(mentions(error_with("title", 3), {"\"half_as_many\"", "title must be text"}));
  EXPECT_TRUE(mentions(error_with("title", ""), {"\"half_as_many\"", "title must be one line"}));
  EXPECT_TRUE(mentions(error_with("advice", "a\nb"), {"\"half_as_many\"", "advice must be one line"}));
  EXPECT_TRUE(mentions(error_with("advice", std::string(401, 'a')), {"advice", "400"}));
  EXPECT_TRUE(mentions(error_with("problems", json::array()), {"problems must not be empty"}));
  EXPECT_TRUE(mentions(error_with("problems", json::array({"chess"})),
                       {"queens, beads, square_cells or cube_faces", "chess"}));
  EXPECT_TRUE(mentions(error_with("claims", json::array()), {"claims must not be empty"}));
  EXPECT_TRUE(mentions(error_with("claims", json::array({"orbit_cuont"})),
                       {"orbit_cuont", "did you mean orbit_count"}));
  EXPECT_TRUE(mentions(error_with("claims", json::array({"fixed_points.rotate9"})),
                       {"rotate9", "did you mean rotate90"}));
  EXPECT_TRUE(mentions(error_with("claims", json::array({"fixed_points.rotate_by_x"})), {"rotate_by_x"}));
  EXPECT_TRUE(mentions(error_with("tallies", {{"hafl_turn", "0"}}), {"hafl_turn", "did you mean half_turn"}));
  EXPECT_TRUE(mentions(error_with("tallies", {{"half_turn", 0}}), {"half_turn must be text"}));
  EXPECT_TRUE(mentions(error_with("groups", json::array()), {"groups must not be empty"}));
  EXPECT_TRUE(mentions(error_with("groups", json::array({"axis_flip"})),
                       {"\"half_as_many\"", "groups: ", "choose rotations", "axis_klein", "axis_flip"}));
  EXPECT_TRUE(mentions(error_with("rules", json::array({"bishops"})),
                       {"queens, superqueens, torus or rooks", "bishops"}));
  EXPECT_TRUE(mentions(error_with("rules", "rooks"), {"rules must be a list"}));
  EXPECT_TRUE(mentions(error_with("id", "Half"), {"misconception \"Half\"", "id must be"}));
  EXPECT_TRUE(mentions(error_with("id", 5), {"misconception number 1", "id must be text"}));
}

TEST(MisconceptionsReader, names_the_entry_with_an_invalid_formula) {
  EXPECT_TRUE(mentions(error_with("formula", "orbits /"), {"\"half_as_many\"", "formula: ", "character 9"}));
  EXPECT_TRUE(mentions(error_with("formula", "orbit / 2"),
                       {"queens has no quantity \"orbit\"", "did you mean orbits"}));
  EXPECT_TRUE(mentions(error_with("formula", "Q / 2"), {"square_cells has no quantity \"Q\""}));
  EXPECT_TRUE(mentions(error_with("where", "n -"), {"\"half_as_many\"", "where: "}));
  EXPECT_TRUE(mentions(error_with("where", "chains"), {"where: queens has no quantity \"chains\""}));
  EXPECT_TRUE(mentions(error_with("tallies", {{"half_turn", "(1"}}), {"\"half_as_many\"", "half_turn: "}));
  EXPECT_TRUE(mentions(error_with("formula", std::string(1 << 20, '(')), {"limit is 1000"}));
}

TEST(MisconceptionsReader, needs_no_conditions_and_tallies) {
  for (const std::string key : {"id", "title", "advice", "problems", "claims", "formula"}) {
    json entry = good();
    entry.erase(key);
    EXPECT_TRUE(mentions(error_of(list_of({entry})), {"\"" + key + "\""}));
  }
  json entry = good();
  for (const std::string key : {"groups", "rules", "where", "tallies"}) entry.erase(key);
  const auto read = read_misconceptions(list_of({entry}));
  EXPECT_TRUE(read.front().groups.empty() && read.front().rules.empty() && read.front().tallies.empty());
  EXPECT_FALSE(read.front().where);
}

TEST(MisconceptionsReader, rejects_a_repeated_id) {
  EXPECT_TRUE(mentions(error_of(list_of({good(), good()})),
                       {"\"half_as_many\"", "another misconception has this id"}));
}

TEST(MisconceptionsReader, rejects_a_truncated_list) {
  const std::string text = list_of({good()});
  for (std::size_t length = 0; length < text.size(); ++length) error_of(text.substr(0, length));
}

TEST(MisconceptionsReader, limits_an_id_to_60_letters_and_a_number_to_three_digits) {
  json entry = good();
  entry["id"] = std::string(60, 'a');
  entry["claims"] = json::array({"fixed_points.rotate_by_100"});
  EXPECT_EQ(read_misconceptions(list_of({entry})).size(), 1U);
  EXPECT_TRUE(mentions(error_with("id", std::string(61, 'a')), {"id must be 1 to 60"}));
  EXPECT_TRUE(
      mentions(error_with("claims", json::array({"fixed_points.rotate_by_1000"})), {"rotate_by_1000"}));
}

TEST(MisconceptionsReader, accepts_only_the_exact_names_of_rules) {
  EXPECT_TRUE(mentions(error_with("rules", json::array({"Rooks"})), {"rules", "Rooks"}));
}

}  // namespace
}  // namespace eightfold::test
