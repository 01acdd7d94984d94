// Compares the list of misconceptions with the published schema.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/program/schemas.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string misconceptions_violations(const json& document) {
  return violations_of("misconceptions-1.0", document);
}

json known() {
  std::ifstream file(EIGHTFOLD_DATA_DIR "/misconceptions.json");
  return json::parse(file);
}

TEST(MisconceptionsSchema, accepts_the_built_in_list) {
  EXPECT_EQ(misconceptions_violations(known()), "");
  EXPECT_EQ(published_schema("misconceptions-1.0")["$id"], known()["$schema"]);
}

TEST(MisconceptionsSchema, rejects_documents_with_a_missing_key) {
  for (const std::string key : {"id", "title", "advice", "problems", "claims", "formula"}) {
    json without = known();
    without["misconceptions"][0].erase(key);
    EXPECT_NE(misconceptions_violations(without), "") << key;
  }
  EXPECT_NE(misconceptions_violations(json::object()), "");
}

TEST(MisconceptionsSchema, rejects_invalid_values) {
  const std::vector<std::pair<std::string, json>> changes = {
      {"/schema_version", "1.1"},
      {"/extra", 1},
      {"/misconceptions", json::object()},
      {"/misconceptions/0/id", "Rotations Only"},
      {"/misconceptions/0/title", ""},
      {"/misconceptions/0/advice", "two\nlines"},
      {"/misconceptions/0/problems", json::array()},
      {"/misconceptions/0/problems/0", "chess"},
      {"/misconceptions/0/claims/0", "orbit_cuont"},
      {"/misconceptions/0/groups", json::array()},
      {"/misconceptions/0/groups", "full"},
      {"/misconceptions/0/groups/0", "axis_flip"},
      {"/misconceptions/0/rules", json::array({"bishops"})},
      {"/misconceptions/0/formula", ""},
      {"/misconceptions/0/where", 1},
      {"/misconceptions/0/tallies", {{"half_turn", 0}}},
      {"/misconceptions/0/extra", 1}};
  for (const auto& [place, value] : changes) {
    json changed = known();
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(misconceptions_violations(changed), "") << place << " = " << value;
  }
}

}  // namespace
}  // namespace eightfold::test
