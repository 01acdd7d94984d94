// Compares the documents of rank with the published schema and the order of the published solutions.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/schemas.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

json rank_document(const std::string& placement) {
  const ProgramRun run = eightfold({"rank", "--quiet", "--format", "json", placement});
  EXPECT_EQ(run.exit_code, 0) << placement << run.err;
  json document = json::parse(run.out);
  EXPECT_EQ(violations_of("rank-1.0", document), "") << placement;
  return document;
}

TEST(RankSchema, has_the_identifier_that_documents_refer_to) {
  EXPECT_EQ(published_schema("rank-1.0")["$id"], rank_document("2413")["$schema"]);
  EXPECT_EQ(published_schema("rank-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(RankSchema, rejects_invalid_documents) {
  const json valid = rank_document("15863724");
  for (const auto& [key, value] : valid.items()) {
    json without = valid;
    without.erase(key);
    EXPECT_NE(violations_of("rank-1.0", without), "") << key;
  }
  for (const auto& [place, value] : std::vector<std::pair<std::string, json>>{
           {"/n", 29}, {"/columns/0", 28}, {"/rank", -1}, {"/rank", "0"}, {"/rank_text", 0}, {"/extra", 1}}) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of("rank-1.0", changed), "") << place << " = " << value;
  }
}

TEST(RankJson, has_the_published_position_among_the_solutions_of_eight_queens) {
  for (const PublishedCanonicalSolution& known : published_canonical_solutions()) {
    const json document = rank_document(known.one_based);
    EXPECT_EQ(document["n"], 8);
    EXPECT_EQ(document["columns"], std::vector<int>(known.placement.begin(), known.placement.end()));
    EXPECT_EQ(document["rank"], known.index_from_1 - 1);
    EXPECT_EQ(document["rank_text"], std::to_string(known.index_from_1 - 1));
  }
}

TEST(RankJson, is_that_of_the_last_solution_on_every_board) {
  for (int n = 0; n <= 12; ++n) {
    const std::uint64_t all = published_counts(n).all.value();
    if (all == 0) continue;
    const std::string last = eightfold("nth " + std::to_string(n) + ' ' + std::to_string(all - 1)).out;
    EXPECT_EQ(rank_document(last.substr(0, last.size() - 1))["rank_text"], std::to_string(all - 1)) << n;
  }
}

TEST(RankText, is_one_bare_number) {
  EXPECT_EQ(eightfold("rank 84136275").out, "91\n");
  EXPECT_EQ(eightfold("rank 84136275 --format text").out, "91\n");
}

}  // namespace
}  // namespace eightfold::test
