// Compares orbit reports with the published schema.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/schemas.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string orbit_report_violations(const json& document) {
  return violations_of("orbit-report-1.0", document);
}

json report(const std::string& words) {
  const ProgramRun run = eightfold("orbits --format json " + words);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return json::parse(run.out);
}

TEST(OrbitReportSchema, accepts_the_reports_of_0_to_10_queens) {
  for (int n = 0; n <= 10; ++n) {
    EXPECT_EQ(orbit_report_violations(report(std::to_string(n))), "") << n;
    EXPECT_EQ(orbit_report_violations(report(std::to_string(n) + " --members")), "") << n;
  }
}

TEST(OrbitReportSchema, accepts_reports_under_every_subgroup) {
  for (const std::string group :
       {"full", "quarter-turn", "half-turn", "axis-klein", "diagonal-klein", "flip-horizontal",
        "flip-vertical", "transpose", "anti-transpose", "trivial"})
    EXPECT_EQ(orbit_report_violations(report("6 --members --group " + group)), "") << group;
}

TEST(OrbitReportSchema, accepts_reports_under_every_rule) {
  for (const std::string words : {"6 --rule rooks", "1 --rule rooks", "10 --rule superqueens",
                                  "6 --rule torus", "7 --rule torus", "5 --rule rooks --group transpose"})
    EXPECT_EQ(orbit_report_violations(report(words + " --members")), "") << words;
}

TEST(OrbitReportSchema, accepts_the_report_of_a_list) {
  const ProgramRun run = eightfold("orbits --format json --members --from -", {.input = "2413\n3142\n"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(orbit_report_violations(json::parse(run.out)), "");
}

TEST(OrbitReportSchema, has_the_identifier_that_reports_refer_to) {
  EXPECT_EQ(published_schema("orbit-report-1.0")["$id"], report("4")["$schema"]);
  EXPECT_EQ(published_schema("orbit-report-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(OrbitReportSchema, rejects_documents_with_a_missing_key) {
  const json valid = report("8");
  for (const auto& [key, value] : valid.items()) {
    json without = valid;
    without.erase(key);
    EXPECT_NE(orbit_report_violations(without), "") << key;
  }
}

TEST(OrbitReportSchema, rejects_invalid_values) {
  const json valid = report("8 --members");
  const std::vector<std::pair<std::string, json>> changes = {{"/schema_version", "1.1"},
                                                             {"/extra", 1},
                                                             {"/group/name", "d4"},
                                                             {"/group/order", 3},
                                                             {"/orbits/0/size", 5},
                                                             {"/orbits/0/index", 0},
                                                             {"/orbits/0/representative/0", 32},
                                                             {"/orbits/0/representative/0", 4},
                                                             {"/orbits/0/stabilizer/0", "spin"},
                                                             {"/orbits/0/members/0/witness", ""},
                                                             {"/solutions", -1},
                                                             {"/solutions", 9.5},
                                                             {"/solutions_text", 92},
                                                             {"/solutions_text", "092"},
                                                             {"/n", 33},
                                                             {"/rule", "kings"},
                                                             {"/orbits/0/type", "spiral"},
                                                             {"/orbit_types/0/type", "spiral"},
                                                             {"/burnside/fixed_points/spin", 0},
                                                             {"/burnside/agrees", "yes"}};
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(orbit_report_violations(changed), "") << place << " = " << value;
  }
}

TEST(OrbitReport, adds_up_to_the_published_counts) {
  for (int n = 0; n <= 10; ++n) {
    const json found = report(std::to_string(n));
    const PublishedCounts& known = published_counts(n);
    EXPECT_EQ(found["solutions"], known.all.value());
    EXPECT_EQ(found["orbit_count"], known.fundamental.value());
    EXPECT_EQ(found["orbits"].size(), known.fundamental.value());
    EXPECT_EQ(found["burnside"]["orbit_count"], known.fundamental.value());
    EXPECT_EQ(found["burnside"]["fixed_points"]["rotate180"], known.half_turn.value());
    EXPECT_EQ(found["burnside"]["fixed_points"]["rotate90"], known.quarter_turn.value());
    EXPECT_EQ(found["burnside"]["agrees"], true);
  }
}

TEST(OrbitReport, of_another_rule_adds_up_to_the_published_counts) {
  for (const auto& [rule, n] :
       {std::pair(Rule::rooks, 1), std::pair(Rule::rooks, 5), std::pair(Rule::rooks, 7),
        std::pair(Rule::superqueens, 9), std::pair(Rule::superqueens, 11)}) {
    const json found = report(std::to_string(n) + " --rule " + std::string(name_of(rule)));
    const PublishedRelative& known = published_relative(rule, n);
    EXPECT_EQ(found["solutions"], known.all.value()) << name_of(rule) << n;
    EXPECT_EQ(found["orbit_count"], known.fundamental.value()) << name_of(rule) << n;
    EXPECT_EQ(found["orbits"].size(), known.fundamental.value()) << name_of(rule) << n;
    EXPECT_EQ(found["burnside"]["agrees"], true) << name_of(rule) << n;
  }
}

TEST(OrbitReport, is_the_same_twice) {
  EXPECT_EQ(eightfold("orbits 9 --format json --members").out,
            eightfold("orbits 9 --format json --members").out);
}

}  // namespace
}  // namespace eightfold::test
