// The schema of rules and their reader accept the same documents, except for steps with their opposites and
// slides that are leaps, which a schema cannot describe.
#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <string>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/piece_rule.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

bool is_read(const json& document) {
  try {
    (void)reports::read_piece_rule(document.dump());
    return true;
  } catch (const reports::ParseError&) {
    return false;
  }
}

TEST(RuleSchema, accepts_every_sample) {
  int samples = 0;
  for (const auto& entry : std::filesystem::directory_iterator(EIGHTFOLD_DATA_DIR "/rules")) {
    const json document = json::parse(contents_of(entry.path()));
    EXPECT_EQ(violations_of("rule-1.0", document), "") << entry.path();
    EXPECT_EQ(reports::read_piece_rule(document.dump()).name, entry.path().stem().string());
    ++samples;
  }
  EXPECT_EQ(samples, 6);
}

TEST(RuleSchema, accepts_what_the_reader_accepts) {
  const json valid = {{"name", "wazirs"}, {"leaps", {{0, 1}, {1, 0}}}};
  ASSERT_TRUE(is_read(valid));
  ASSERT_EQ(violations_of("rule-1.0", valid), "");
  json changes = json::parse(R"({
    "$schema": ["urn:eightfold:schema:rule:1.0", "rule", 1],
    "schema_version": ["1.0", "1.1", 1],
    "name": ["a", "a-1", "", "A", "1a", "torus", "kings", null],
    "piece": ["wazir", "torus", "Wazir", "", 1],
    "letter": ["A", "Z", "a", "AA", "", "1", 1],
    "meaning": ["a b", "ä", "", "a\nb", "a\tb", 1],
    "slides": [[[1, 1]], [[-31, 31]], [], [[0, 0]], [[32, 0]], [[1, 1, 1]], [[1]], [[1, 0.5]],
               [[1, 1], [1, 1]], ["x"], [["1", 1]], 1, {}],
    "leaps": [[[3, 1]], [], [[0, 0]], null],
    "border": ["plain", "cylinder", "torus", "moebius", "reflecting", "sphere", "", 1],
    "hops": [[]]
})");
  json many = json::array();
  for (int i = 0; i < 32; ++i) many.push_back({i / 8 + 1, i % 8});
  changes["slides"].push_back(many);
  many.push_back({31, 31});
  changes["slides"].push_back(many);
  for (const std::size_t length : {80, 81}) changes["meaning"].push_back(std::string(length, 'x'));
  int accepted = 0;
  int rejected = 0;
  for (const auto& [key, values] : changes.items())
    for (const json& value : values) {
      json document = valid;
      document[key] = value;
      if (key == "slides") document.erase("leaps");
      const bool reads = is_read(document);
      EXPECT_EQ(is_valid("rule-1.0", document), reads) << document;
      ++(reads ? accepted : rejected);
    }
  EXPECT_EQ(accepted, 20);
  EXPECT_EQ(rejected, 42);
}

}  // namespace
}  // namespace eightfold::test
