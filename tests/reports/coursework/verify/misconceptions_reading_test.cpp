#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reports/coursework/verify/misconceptions.hpp"
#include "reports/io/parse_error.hpp"
#include "tests/reports/messages.hpp"

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

std::string refusal_of(const std::string& text) {
  return message_of<reports::ParseError>([&] { read_misconceptions(text); });
}

// The refusal of an entry in which one key has another value.
std::string refusal_with(const std::string& key, const json& value) {
  json entry = good();
  entry[key] = value;
  return refusal_of(list_of({entry}));
}

TEST(MisconceptionsReader, takes_a_teachers_own_list) {
  const auto read = read_misconceptions(list_of({good()}));
  ASSERT_EQ(read.size(), 1U);
  const Misconception& only = read.front();
  EXPECT_EQ(only.id, "half_as_many");
  EXPECT_EQ(only.title, "half of them were overlooked");
  EXPECT_EQ(only.advice, "Look again.");
  EXPECT_EQ(only.problems.size(), 2U);
  EXPECT_EQ(only.claims.back(), "fixed_points.rotate_by_3");
  EXPECT_EQ(only.formula.text(), "orbits / 2");
  EXPECT_EQ(only.groups, (std::vector{Subgroup::named("quarter_turn").value(), Subgroup()}));
  EXPECT_EQ(only.rules, std::vector{Rule::rooks});
  EXPECT_EQ(only.where.value().text(), "n - 1");
  EXPECT_EQ(only.tallies.at("half_turn").text(), "0");
  EXPECT_TRUE(read_misconceptions(list_of({})).empty());
}

TEST(MisconceptionsReader, refuses_what_is_no_list_of_misconceptions) {
  EXPECT_TRUE(mentions(refusal_of(""), {"line 1"}));
  EXPECT_TRUE(mentions(refusal_of("[]"), {"a list of misconceptions must be an object"}));
  EXPECT_TRUE(mentions(refusal_of("{}"), {"it has no \"misconceptions\""}));
  EXPECT_TRUE(mentions(refusal_of(R"({"misconceptions": 3})"), {"misconceptions must be a list"}));
  EXPECT_TRUE(
      mentions(refusal_of(R"({"misconception": []})"), {"misconception", "did you mean misconceptions"}));
  EXPECT_TRUE(mentions(refusal_of(R"({"schema_version": "2.0", "misconceptions": []})"),
                       {"schema_version", "1.0", "2.0"}));
  EXPECT_TRUE(
      mentions(refusal_of(R"({"misconceptions": [7]})"), {"misconception number 1", "must be an object"}));
}

TEST(MisconceptionsReader, names_the_entry_and_the_key_that_it_refuses) {
  EXPECT_TRUE(mentions(refusal_with("titel", "x"),
                       {"misconception \"half_as_many\"", "line 1", "did you mean title"}));
  EXPECT_TRUE(mentions(refusal_with("title", 3), {"\"half_as_many\"", "title must be text"}));
  EXPECT_TRUE(mentions(refusal_with("title", ""), {"\"half_as_many\"", "title must be one line"}));
  EXPECT_TRUE(mentions(refusal_with("advice", "a\nb"), {"\"half_as_many\"", "advice must be one line"}));
  EXPECT_TRUE(mentions(refusal_with("advice", std::string(401, 'a')), {"advice", "400"}));
  EXPECT_TRUE(mentions(refusal_with("problems", json::array()), {"problems must not be empty"}));
  EXPECT_TRUE(mentions(refusal_with("problems", json::array({"chess"})),
                       {"queens, beads, square_cells or cube_faces", "chess"}));
  EXPECT_TRUE(mentions(refusal_with("claims", json::array()), {"claims must not be empty"}));
  EXPECT_TRUE(mentions(refusal_with("claims", json::array({"orbit_cuont"})),
                       {"orbit_cuont", "did you mean orbit_count"}));
  EXPECT_TRUE(mentions(refusal_with("claims", json::array({"fixed_points.rotate9"})),
                       {"rotate9", "did you mean rotate90"}));
  EXPECT_TRUE(mentions(refusal_with("claims", json::array({"fixed_points.rotate_by_x"})), {"rotate_by_x"}));
  EXPECT_TRUE(
      mentions(refusal_with("tallies", {{"hafl_turn", "0"}}), {"hafl_turn", "did you mean half_turn"}));
  EXPECT_TRUE(mentions(refusal_with("tallies", {{"half_turn", 0}}), {"half_turn must be text"}));
  EXPECT_TRUE(mentions(refusal_with("groups", json::array()), {"groups must not be empty"}));
  EXPECT_TRUE(mentions(refusal_with("groups", json::array({"axis_flip"})),
                       {"\"half_as_many\"", "groups: ", "choose rotations", "axis_klein", "axis_flip"}));
  EXPECT_TRUE(mentions(refusal_with("rules", json::array({"bishops"})),
                       {"queens, superqueens, torus or rooks", "bishops"}));
  EXPECT_TRUE(mentions(refusal_with("rules", "rooks"), {"rules must be a list"}));
  EXPECT_TRUE(mentions(refusal_with("id", "Half"), {"misconception \"Half\"", "id must be"}));
  EXPECT_TRUE(mentions(refusal_with("id", 5), {"misconception number 1", "id must be text"}));
}

TEST(MisconceptionsReader, names_the_entry_whose_formula_can_not_be_read) {
  EXPECT_TRUE(
      mentions(refusal_with("formula", "orbits /"), {"\"half_as_many\"", "formula: ", "character 9"}));
  EXPECT_TRUE(mentions(refusal_with("formula", "orbit / 2"),
                       {"queens has no quantity \"orbit\"", "did you mean orbits"}));
  EXPECT_TRUE(mentions(refusal_with("formula", "Q / 2"), {"square_cells has no quantity \"Q\""}));
  EXPECT_TRUE(mentions(refusal_with("where", "n -"), {"\"half_as_many\"", "where: "}));
  EXPECT_TRUE(mentions(refusal_with("where", "chains"), {"where: queens has no quantity \"chains\""}));
  EXPECT_TRUE(mentions(refusal_with("tallies", {{"half_turn", "(1"}}), {"\"half_as_many\"", "half_turn: "}));
  EXPECT_TRUE(mentions(refusal_with("formula", std::string(1 << 20, '(')), {"at most 1000"}));
}

TEST(MisconceptionsReader, can_do_without_conditions_and_tallies) {
  for (const std::string key : {"id", "title", "advice", "problems", "claims", "formula"}) {
    json entry = good();
    entry.erase(key);
    EXPECT_TRUE(mentions(refusal_of(list_of({entry})), {"it has no \"" + key + "\""}));
  }
  json entry = good();
  for (const std::string key : {"groups", "rules", "where", "tallies"}) entry.erase(key);
  const auto read = read_misconceptions(list_of({entry}));
  EXPECT_TRUE(read.front().groups.empty() && read.front().rules.empty() && read.front().tallies.empty());
  EXPECT_FALSE(read.front().where);
}

TEST(MisconceptionsReader, refuses_an_id_that_another_has) {
  EXPECT_TRUE(mentions(refusal_of(list_of({good(), good()})),
                       {"\"half_as_many\"", "another misconception has this id"}));
}

TEST(MisconceptionsReader, refuses_a_list_that_was_cut_off) {
  const std::string text = list_of({good()});
  for (std::size_t length = 0; length < text.size(); ++length) refusal_of(text.substr(0, length));
}

}  // namespace
}  // namespace eightfold::test
