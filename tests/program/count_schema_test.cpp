// Compares count documents with the published schema.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "eightfold/core/count/kernel.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string count_violations(const json& document) { return violations_of("count-1.0", document); }

json count_report(const std::string& words) {
  const ProgramRun run = eightfold("count --format json " + words);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return json::parse(run.out);
}

TEST(CountSchema, accepts_every_kind_of_count) {
  for (const std::string words :
       {"0..10", "8 --all-only", "12 --prefix 3", "10 --engine backtrack", "10 --engine lanes",
        "10 --engine halves", "10 --engine lanes --kernel scalar", "32 --prefix [0,1]", "0..8 --rule rooks",
        "0..11 --rule superqueens", "5 --rule torus --prefix 0"})
    EXPECT_EQ(count_violations(count_report(words + " --quiet")), "") << words;
}

TEST(CountSchema, accepts_the_kernels_of_all_architectures) {
  json document = count_report("10 --engine lanes");
  for (auto kernel = static_cast<int>(Kernel::avx512); kernel <= static_cast<int>(Kernel::scalar); ++kernel) {
    document["counts"][0]["kernel"] = name_of(static_cast<Kernel>(kernel));
    EXPECT_EQ(count_violations(document), "");
  }
}

TEST(CountSchema, rejects_invalid_documents) {
  const json valid = count_report("8 --engine backtrack");
  ASSERT_EQ(count_violations(valid), "");
  for (const std::string key : {"$schema", "schema_version", "generator", "counts"}) {
    json without = valid;
    without.erase(key);
    EXPECT_NE(count_violations(without), "") << key;
  }
  for (const std::string key :
       {"n", "solutions", "residues", "engine", "threads", "seconds", "fundamental", "orbit_types",
        "fixed_by_half_turn", "solutions_text", "fundamental_text", "fixed_by_half_turn_text",
        "fixed_by_quarter_turn_text", "boards_visited_text"}) {
    json without = valid;
    without["counts"][0].erase(key);
    EXPECT_NE(count_violations(without), "") << key;
  }
  const std::vector<std::pair<std::string, json>> changes = {{"/schema_version", "1.1"},
                                                             {"/counts", json::array()},
                                                             {"/counts/0/n", 33},
                                                             {"/counts/0/solutions", -1},
                                                             {"/counts/0/solutions", 9.5},
                                                             {"/counts/0/engine", "auto"},
                                                             {"/counts/0/kernel", "auto"},
                                                             {"/counts/0/prefix", {0}},
                                                             {"/counts/0/extra", 1},
                                                             {"/counts/0/threads", 0},
                                                             {"/counts/0/seconds", "1"},
                                                             {"/counts/0/residues/0/modulus", 7},
                                                             {"/counts/0/solutions_text", "092"},
                                                             {"/counts/0/orbit_types/0/orbits_text", 11}};
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(count_violations(changed), "") << place << " = " << value;
  }
}

TEST(CountSchema, allows_reflected_solutions_and_one_engine_for_other_rules_only) {
  json rooks = count_report("4 --rule rooks");
  ASSERT_EQ(count_violations(rooks), "");
  for (const std::string rule : {"queens", "bishops"}) {
    json changed = rooks;
    changed["counts"][0]["rule"] = rule;
    EXPECT_NE(count_violations(changed), "") << rule;
  }
  json without = rooks;
  without["counts"][0].erase("rule");
  EXPECT_NE(count_violations(without), "");
  rooks["counts"][0]["engine"] = "lanes";
  EXPECT_NE(count_violations(rooks), "");
}

}  // namespace
}  // namespace eightfold::test
