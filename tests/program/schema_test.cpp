// What the mutants of exact_numbers_test.cpp leave open: members that contradict each other, and texts that
// are nearly valid.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "eightfold/core/count/kernel.hpp"
#include "tests/program/schema_mutants.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;
using Pointer = json::json_pointer;

json document_of(const std::string& words) {
  return json::parse(eightfold(words + " --quiet --format json").out);
}

TEST(OrbitReportSchema, accepts_the_reports_of_0_to_10_queens) {
  for (int n = 0; n <= 10; ++n)
    for (const std::string members : {"", " --members"})
      EXPECT_EQ(violations_of("orbit-report-1.0", document_of("orbits " + std::to_string(n) + members)), "")
          << n;
}

TEST(CountSchema, accepts_the_kernels_of_all_architectures) {
  json document = document_of("count 10 --engine lanes");
  for (auto kernel = static_cast<int>(Kernel::avx512); kernel <= static_cast<int>(Kernel::scalar); ++kernel) {
    document["counts"][0]["kernel"] = name_of(static_cast<Kernel>(kernel));
    EXPECT_EQ(violations_of("count-1.0", document), "");
  }
}

TEST(Schemas, reject_members_that_contradict_each_other_and_texts_that_are_nearly_valid) {
  struct Change {
    std::string schema;
    std::string words;
    std::string place;
    json value;  // discarded: the member is removed
  };
  const json removed(json::value_t::discarded);
  const std::string rooks = "count 4 --rule rooks";
  for (const auto& [schema, words, place, value] :
       std::vector<Change>{{"count-1.0", "count 8", "/counts/0/prefix", {0}},
                           {"count-1.0", rooks, "/counts/0/rule", "queens"},
                           {"count-1.0", rooks, "/counts/0/rule", "bishops"},
                           {"count-1.0", rooks, "/counts/0/rule", removed},
                           {"count-1.0", rooks, "/counts/0/engine", "lanes"},
                           {"census-1.0", "census 8", "/censuses/0/figures/solutions/provenance", "Computed"},
                           {"cycle-index-1.0", "cycle-index dihedral 6", "/terms/0/exponents", {{"0", 1}}},
                           {"orbit-report-1.0", "orbits 8", "/orbits/0/representative/0", 4},
                           {"show-1.0", "show 12", "/attacks/0/upper/name", "h0"},
                           {"show-1.0", "show 12", "/attacks/0/upper/name", "ag1"}}) {
    json document = document_of(words);
    ASSERT_EQ(violations_of(schema, document), "");
    const Pointer at(place);
    document[at] = value;
    if (value.is_discarded()) document[at.parent_pointer()].erase(at.back());
    EXPECT_NE(violations_of(schema, document), "") << place << " = " << value;
  }
  json part = document_of("group --table elements");
  part.erase("elements");
  EXPECT_NE(violations_of("group-1.0", part), "") << "no part";
}

// A document for each misconception, because the list is long.
TEST(MisconceptionsSchema, accepts_the_built_in_list_and_only_these_changes) {
  const json known = json::parse(contents_of(EIGHTFOLD_DATA_DIR "/misconceptions.json"));
  EXPECT_EQ(violations_of("misconceptions-1.0", known), "");
  std::vector<json> documents;
  for (const json& each : known["misconceptions"]) {
    documents.push_back(known);
    documents.back()["misconceptions"] = {each};
  }
  expect_golden("accepted-mutants-misconceptions.txt", accepted_mutants(documents));
  documents[0]["misconceptions"][0]["id"] = "Rotations Only";
  EXPECT_NE(violations_of("misconceptions-1.0", documents[0]), "");
}

}  // namespace
}  // namespace eightfold::test
