// Compares census documents with the published schema.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/schemas.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string census_violations(const json& document) { return violations_of("census-1.0", document); }

json census(const std::string& words) {
  const ProgramRun run = eightfold("census --format json " + words);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return json::parse(run.out);
}

TEST(CensusSchema, accepts_every_kind_of_census) {
  for (const std::string words :
       {"0..16", "27", "28", "40", "60", "68", "71", "8 --computed-only", "60 --computed-only",
        "0..7 --rule rooks", "0..11 --rule superqueens", "0..11 --rule torus"})
    EXPECT_EQ(census_violations(census(words)), "") << words;
}

TEST(CensusSchema, has_the_identifier_that_documents_refer_to) {
  EXPECT_EQ(published_schema("census-1.0")["$id"], census("4")["$schema"]);
  EXPECT_EQ(published_schema("census-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(CensusSchema, rejects_documents_with_a_missing_key) {
  const json valid = census("8");
  ASSERT_EQ(census_violations(valid), "");
  const std::vector<std::pair<std::string, std::vector<std::string>>> keys = {
      {"", {"$schema", "schema_version", "generator", "censuses"}},
      {"/generator", {"name", "version"}},
      {"/censuses/0", {"n", "rule", "figures", "agrees"}},
      {"/censuses/0/figures", {"solutions", "fundamental"}},
      {"/censuses/0/figures/orbits_of_type_trivial", {"value", "value_text", "provenance", "source"}},
      {"/censuses/0/figures/solutions/published", {"value", "value_text", "source"}}};
  for (const auto& [place, names] : keys)
    for (const std::string& name : names) {
      json without = valid;
      ASSERT_EQ(without[json::json_pointer(place)].erase(name), 1U) << place << ' ' << name;
      EXPECT_NE(census_violations(without), "") << place << ' ' << name;
    }
}

TEST(CensusSchema, rejects_invalid_values) {
  const json valid = census("8");
  const std::string solutions = "/censuses/0/figures/solutions";
  const std::vector<std::pair<std::string, json>> changes = {
      {"/schema_version", "1.1"},
      {"/$schema", "urn:eightfold:schema:census:1.1"},
      {"/extra", 1},
      {"/generator/name", "another"},
      {"/censuses", json::object()},
      {"/censuses/0/n", -1},
      {"/censuses/0/n", 72},
      {"/censuses/0/n", "8"},
      {"/censuses/0/rule", "bishops"},
      {"/censuses/0/agrees", "yes"},
      {"/censuses/0/extra", 1},
      {"/censuses/0/figures/fixed", {{"value", 1}, {"provenance", "derived"}, {"source", "x"}}},
      {solutions + "/value", -1},
      {solutions + "/value", 9.5},
      {solutions + "/value", "92"},
      {solutions + "/value_text", 92},
      {solutions + "/value_text", "92.0"},
      {solutions + "/provenance", "guessed"},
      {solutions + "/provenance", "Computed"},
      {solutions + "/source", nullptr},
      {solutions + "/seconds", 1},
      {solutions + "/published", 92},
      {solutions + "/published/value", nullptr},
      {solutions + "/published/extra", 1}};
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(census_violations(changed), "") << place << " = " << value;
  }
}

}  // namespace
}  // namespace eightfold::test
