#include "reports/job/run/result.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using nlohmann::json;

// A count in n shards: the solutions by the first queen's column. The engine lanes has weight 3.
Standing counted_by_column(const Spec& spec) {
  const std::uint64_t weight = spec.engine == "lanes" ? 3 : 1;
  std::vector<std::uint64_t> counts;
  for (int column = 0; column < spec.n; ++column)
    counts.push_back(weight * count_solutions({.n = spec.n, .prefix = {column}}).solutions);
  return test::count_standing(spec, counts);
}

std::string contradiction(const Spec& spec, const Standing& standing) {
  return eightfold::test::message_of<std::logic_error>([&] { final_result(spec, standing, 1); });
}

TEST(JobResult, of_a_count_equals_the_published_numbers) {
  for (const std::string engine : {"halves", "lanes"})
    for (int n = 1; n <= 12; ++n) {
      const Spec spec = {Work::count, n, engine, 100, static_cast<std::uint32_t>(n)};
      const Result result = final_result(spec, counted_by_column(spec), 1).result;
      const auto& published = eightfold::test::published_counts(n);
      EXPECT_EQ(result.solutions, published.all) << n;
      EXPECT_EQ(result.fundamental, published.fundamental) << n;
      EXPECT_EQ(result.half_turn, published.half_turn) << n;
      EXPECT_EQ(result.quarter_turn, published.quarter_turn) << n;
      EXPECT_EQ(result.residues, (CheckedCount::Residues{*published.all, *published.all})) << n;
    }
}

TEST(JobResult, of_zero_queens_and_of_one_is_one_orbit_of_size_1) {
  for (const int n : {0, 1})
    for (const Work work : {Work::count, Work::canonical_list}) {
      const Spec spec = {work, n, work == Work::count ? "halves" : "cover", 1, 1};
      Record record = test::record_of(spec, 0, 1);
      if (work == Work::canonical_list) record.outcome.list = {OrbitsByType({0, 0, 0, 0, 0, 0, 0, 1}), 0, ""};
      const Result result = final_result(spec, test::standing_of({record}), 1).result;
      EXPECT_EQ(result.solutions, 1U);
      EXPECT_EQ(result.half_turn, 1U);
      EXPECT_EQ(result.quarter_turn, 1U);
      EXPECT_EQ(result.fundamental, 1U);
      EXPECT_EQ(result.orbits_by_type, OrbitsByType({0, 0, 0, 0, 0, 0, 0, 1}));
    }
}

TEST(JobResult, of_a_list_equals_that_of_the_count) {
  const FinalResult listed =
      final_result(test::list_of_eight(),
                   test::standing_of({test::list_record(0), test::list_record(1), test::list_record(2)}), 1);
  EXPECT_EQ(listed.result.solutions, 92U);
  EXPECT_EQ(listed.result.half_turn, 4U);
  EXPECT_EQ(listed.result.quarter_turn, 0U);
  EXPECT_EQ(listed.result.fundamental, 12U);
  EXPECT_EQ(listed.result.orbits_by_type, OrbitsByType({11, 1}));
  EXPECT_EQ(listed.result.residues[0], 12U);
}

TEST(JobResult, of_a_turn_is_only_the_sum) {
  const Spec half = {Work::half_turn, 12, "cover", 10, 2};
  const Result half_turn = final_result(half, test::count_standing(half, {50, 30}), 1).result;
  EXPECT_EQ(half_turn.half_turn, 80U);
  EXPECT_FALSE(half_turn.solutions || half_turn.quarter_turn || half_turn.fundamental ||
               half_turn.orbits_by_type);
  const Spec quarter = {Work::quarter_turn, 12, "cover", 10, 2};
  const Result quarter_turn = final_result(quarter, test::count_standing(quarter, {8, 0}), 1).result;
  EXPECT_EQ(quarter_turn.quarter_turn, 8U);
  EXPECT_FALSE(quarter_turn.solutions || quarter_turn.half_turn || quarter_turn.fundamental);
}

TEST(JobResult, must_agree_with_published_numbers) {
  const Spec spec = test::count_of_eight(2);
  EXPECT_TRUE(
      mentions(contradiction(spec, test::count_standing(spec, {92, 8})), {"computed 100, published 92"}));
  EXPECT_TRUE(mentions(contradiction(spec, test::count_standing(spec, {91, 0})), {"whole orbits"}));
  const Spec turns = {Work::half_turn, 12, "cover", 10, 1};
  EXPECT_TRUE(
      mentions(contradiction(turns, test::count_standing(turns, {124})), {"computed 124, published 80"}));
  const Spec lanes = {Work::count, 8, "lanes", 10, 1};
  EXPECT_TRUE(mentions(contradiction(lanes, test::count_standing(lanes, {277})), {"multiple"}));
}

TEST(JobResult, requires_that_counts_match_their_residues) {
  const Spec spec = test::count_of_eight(2);
  Standing standing = test::count_standing(spec, {46, 46});
  standing.shards[1].outcome.residues[0] = 47;
  EXPECT_TRUE(mentions(contradiction(spec, standing), {"residue"}));
}

TEST(JobResult, requires_a_sum_that_fits_into_64_bits) {
  const Spec spec = test::count_of_eight(2);
  EXPECT_TRUE(mentions(contradiction(spec, test::count_standing(spec, {UINT64_MAX, 93})), {"64 bits"}));
  EXPECT_EQ(contradiction_in(spec, test::count_standing(spec, {UINT64_MAX, 93})),
            contradiction(spec, test::count_standing(spec, {UINT64_MAX, 93})));
  EXPECT_NE(contradiction(spec, test::count_standing(spec, {UINT64_MAX, 0})), "");
}

TEST(JobResult, requires_lists_whose_solutions_fit_into_64_bits) {
  std::vector<Record> records = {test::list_record(0), test::list_record(1), test::list_record(2)};
  for (Record& record : records) {
    record.outcome.list->by_type = {};
    record.outcome.list->by_type[SubgroupClass::trivial] = UINT64_MAX / 4;  // of eight solutions each
    CheckedCount count;
    count.add(UINT64_MAX / 4);
    record.outcome.count = count.value();
    record.outcome.residues = count.residues();
  }
  EXPECT_TRUE(mentions(contradiction(test::list_of_eight(), test::standing_of(records)), {"64 bits"}));
}

TEST(JobResult, requires_consistent_lists) {
  const std::vector<Record> sound = {test::list_record(0), test::list_record(1), test::list_record(2)};
  const auto changed = [&](auto change) {
    std::vector<Record> records = sound;
    change(*records[0].outcome.list);
    return contradiction(test::list_of_eight(), test::standing_of(records));
  };
  EXPECT_TRUE(mentions(changed([](ListedOrbits& list) { ++list.by_type[SubgroupClass::trivial]; }),
                       {"do not add up"}));
  EXPECT_NE(changed([](ListedOrbits& list) {
              --list.by_type[SubgroupClass::trivial], ++list.by_type[SubgroupClass::half_turn];
            }),
            "");
  EXPECT_NE(changed([](ListedOrbits& list) {
              --list.by_type[SubgroupClass::trivial], ++list.by_type[SubgroupClass::diagonal_flip];
            }),
            "");
  std::vector<Record> without = sound;
  without[1].outcome.list.reset();
  EXPECT_NE(contradiction(test::list_of_eight(), test::standing_of(without)), "");
}

TEST(JobResult, requires_a_complete_job) {
  const Spec spec = test::count_of_eight(2);
  Standing standing = test::count_standing(spec, {46, 46});
  standing.shards[1].state = ShardState::conflict;
  EXPECT_THROW(final_result(spec, standing, 1), std::logic_error);
  EXPECT_THROW(final_result(spec, test::count_standing(spec, {92}), 1), std::logic_error);
}

TEST(JobResult, contains_the_origins_of_its_records) {
  const Spec spec = test::count_of_eight(3);
  Standing standing = test::count_standing(spec, {30, 32, 30});
  standing.duplicates = 5;
  standing.shards[0].records[0].origin = {"0.2.0", "abc", "halves", "avx512"};
  standing.shards[1].records[0].origin.kernel = "";
  Record wrong = standing.shards[2].records[0];
  wrong.outcome.count = 31;
  wrong.origin.version = "6.6.6";
  standing.shards[2].records.push_back(wrong);
  standing.shards[2].audits.push_back(test::record_of(spec, 2, 30));
  standing.shards[2].audits[0].origin.engine = "plain";
  const ResultProvenance provenance = final_result(spec, standing, 1).provenance;
  EXPECT_EQ(provenance.versions, (std::vector<std::string>{"0.1.0", "0.2.0"}));
  EXPECT_EQ(provenance.commits, (std::vector<std::string>{"0123456", "abc"}));
  EXPECT_EQ(provenance.engines, (std::vector<std::string>{"halves"}));
  EXPECT_EQ(provenance.kernels, (std::vector<std::string>{"avx2", "avx512"}));
  EXPECT_EQ(provenance.job, job_hash(spec));
  EXPECT_EQ(provenance.shards, 3U);
  EXPECT_EQ(provenance.duplicates, 5U);
  EXPECT_EQ(provenance.audited, 1U);
}

// What precedes the provenance.
std::string result_member_of(const std::string& json) { return json.substr(0, json.find("\"provenance\"")); }

TEST(JobResultJson, has_the_result_before_its_provenance) {
  const Spec spec = test::count_of_eight(1);
  const std::string text = result_json(final_result(spec, test::count_standing(spec, {92}), 1));
  EXPECT_EQ(
      text,
      "{\n"
      "  \"$schema\": \"urn:eightfold:schema:job-result:1.0\",\n"
      "  \"result\": {\n"
      "    \"work\": \"count\",\n"
      "    \"n\": 8,\n"
      "    \"solutions\": 92,\n"
      "    \"solutions_text\": \"92\",\n"
      "    \"fixed_by_half_turn\": 4,\n"
      "    \"fixed_by_half_turn_text\": \"4\",\n"
      "    \"fixed_by_quarter_turn\": 0,\n"
      "    \"fixed_by_quarter_turn_text\": \"0\",\n"
      "    \"fundamental\": 12,\n"
      "    \"fundamental_text\": \"12\",\n"
      "    \"orbit_types\": [{\"type\":\"trivial\",\"orbit_size\":8,\"orbits\":11,\"orbits_text\":\"11\"},"
      "{\"type\":\"half_turn\",\"orbit_size\":4,\"orbits\":1,\"orbits_text\":\"1\"}],\n"
      "    \"residues\": [{\"modulus\":2147483647,\"residue\":92},{\"modulus\":2147483629,\"residue\":92}]\n"
      "  },\n"
      "  \"provenance\": {\n"
      "    \"versions\": [\"0.1.0\"],\n"
      "    \"commits\": [\"0123456\"],\n"
      "    \"engines\": [\"halves\"],\n"
      "    \"kernels\": [\"avx2\"],\n"
      "    \"job\": \"" +
          job_hash(spec) +
          "\",\n"
          "    \"shards\": 1,\n"
          "    \"duplicates\": 0,\n"
          "    \"audited\": 0,\n"
          "    \"audited_fraction\": 0.0\n"
          "  }\n"
          "}\n");
}

TEST(JobResultJson, has_the_same_result_for_every_cut) {
  const Spec one = test::count_of_eight(1);
  const Spec three = test::count_of_eight(3);
  const Spec lanes = {Work::count, 8, "lanes", 9, 2};
  const std::string line =
      result_member_of(result_json(final_result(one, test::count_standing(one, {92}), 1)));
  for (const Spec& spec : {three, lanes}) {
    const Standing standing =
        test::count_standing(spec, spec.engine == "lanes" ? std::vector<std::uint64_t>{200, 76}
                                                          : std::vector<std::uint64_t>{0, 90, 2});
    EXPECT_EQ(result_member_of(result_json(final_result(spec, standing, 1))), line);
  }
}

TEST(JobResultJson, omits_numbers_that_were_not_computed) {
  const Spec spec = {Work::quarter_turn, 12, "cover", 10, 1};
  const json document = json::parse(result_json(final_result(spec, test::count_standing(spec, {8}), 1)));
  EXPECT_EQ(document["result"]["fixed_by_quarter_turn"], 8);
  EXPECT_EQ(document["result"].size(), 5U);
}

}  // namespace
}  // namespace eightfold::job
