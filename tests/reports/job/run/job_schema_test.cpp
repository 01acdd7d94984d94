// Validates the documents of jobs with the published schemas.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/job/run/status.hpp"
#include "tests/program/json_outputs.hpp"
#include "tests/program/schema_mutants.hpp"
#include "tests/program/schemas.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::violations_of;
using nlohmann::json;

std::vector<json> job_files() {
  std::vector<json> documents;
  for (const Spec& spec :
       {Spec{Work::count, 20, "halves", 12277, 200},
        Spec{Work::count, 28, "lanes", std::uint64_t{1} << 53U, max_shards},
        Spec{Work::half_turn, 40, "cover", 9, 9}, Spec{Work::quarter_turn, 71, "cover", 9, 1},
        Spec{Work::canonical_list, 0, "cover", 1, 1}})
    documents.push_back(json::parse(job_file_text(spec)));
  return documents;
}

json list_of(const std::string& type, int orbits, int bytes) {
  return {{"orbits", {{type, orbits}}},
          {"orbits_text", {{type, std::to_string(orbits)}}},
          {"bytes", bytes},
          {"bytes_text", std::to_string(bytes)},
          {"sha256", std::string(64, '0')}};
}

std::vector<json> records() {
  const Record record = test::record_of(test::count_of_eight(9), 7, INT64_MAX);
  Record plain = record;
  plain.origin = {"0.1.0", "unknown", "plain", ""};
  std::vector<json> documents;
  for (const Record& each : {record, plain, test::list_record(2), test::certified_record(2)})
    documents.push_back(json::parse(record_text(each)));
  documents.push_back(documents[2]);
  documents.back()["list"] = list_of("full", 1, 1);
  return documents;
}

json result_of(Work work) {
  if (work == Work::canonical_list)
    return json::parse(result_json(final_result(
        test::list_of_eight(),
        test::standing_of({test::list_record(0), test::list_record(1), test::list_record(2)}), 1)));
  const Spec spec = {work, 8, work == Work::count ? "halves" : "cover", 1, 1};
  const std::uint64_t count = work == Work::count ? 92 : work == Work::half_turn ? 4 : 0;
  return json::parse(result_json(final_result(spec, test::count_standing(spec, {count}), 1)));
}

std::vector<json> results() {
  std::vector<json> documents;
  for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn, Work::canonical_list})
    documents.push_back(result_of(work));
  return documents;
}

// A job with a shard in each state.
JobStatus status() {
  JobStatus status;
  status.ledger = "run.ledger";
  status.spec = test::count_of_eight(5);
  status.job = job_hash(status.spec);
  const Record record = test::record_of(status.spec, 0, 4);
  const Record other = test::record_of(status.spec, 0, 5);
  status.standing.shards = {{ShardState::done, record.outcome, {record}, {}, {}},
                            {ShardState::running, {}, {}, {}, {}},
                            {ShardState::failed, {}, {}, {}, "no memory"},
                            {ShardState::missing, {}, {}, {}, {}},
                            {ShardState::conflict, {}, {record, other}, {record}, {}}};
  status.standing.damaged = {"shard 3: its record is damaged"};
  status.workers = {{1, "ada", 4711, 2, 1}};
  return status;
}

std::vector<json> statuses() {
  JobStatus with_rate = status();
  with_rate.shards_per_minute = 0.25;
  with_rate.seconds_left = 0;
  with_rate.estimate = {92.5, 3.25, 8};
  JobStatus untouched;
  untouched.spec = test::list_of_eight();
  untouched.job = job_hash(untouched.spec);
  untouched.standing.shards.resize(3);
  JobStatus certified = untouched;
  certified.standing.shards.resize(1);
  certified.standing.shards[0] = {
      ShardState::conflict, {}, {test::certified_record(0, "a"), test::certified_record(0, "b")}, {}, {}};
  std::vector<json> documents;
  for (const JobStatus& each : {status(), with_rate, untouched, certified})
    documents.push_back(json::parse(status_json(each)));
  EXPECT_EQ(documents[3]["conflicts"][0]["outcomes"].size(), 1U);
  EXPECT_EQ(documents[3]["conflicts"][0]["certificates"].size(), 2U);
  return documents;
}

TEST(JobSchemas, accept_every_kind_of_document_and_only_these_changes) {
  std::vector<json> all;
  for (const auto& documents : {job_files(), records(), results(), statuses()})
    for (const json& document : documents) {
      EXPECT_EQ(violations_of(eightfold::test::schema_of(document), document), "");
      all.push_back(document);
    }
  eightfold::test::expect_golden("accepted-mutants-jobs.txt", eightfold::test::accepted_mutants(all));
}

TEST(JobSchemas, reject_work_by_another_engine_and_results_of_other_work) {
  for (const auto& [place, value] :
       std::vector<std::pair<std::string, json>>{{"/job/engine", "cover"}, {"/job/work", "half_turn"}}) {
    json changed = json::parse(job_file_text(test::count_of_eight(9)));
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of("job-1.0", changed), "") << place;
  }
  for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn})
    for (const Work other : {Work::count, Work::half_turn, Work::quarter_turn}) {
      json changed = result_of(work);
      changed["result"]["work"] = name_of(other);
      EXPECT_EQ(violations_of("job-result-1.0", changed).empty(), other == work) << name_of(work);
    }
}

}  // namespace
}  // namespace eightfold::job
