// Validates the documents of jobs with the published schemas.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/job/run/status.hpp"
#include "tests/program/schemas.hpp"
#include "tests/reports/job/sample_records.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::violations_of;
using nlohmann::json;

// Expects that a document is valid, and that it is invalid without any of its members or with any of the
// changes.
void expect_rejected(const std::string& schema, const json& valid,
                     const std::vector<std::pair<std::string, json>>& changes) {
  ASSERT_EQ(violations_of(schema, valid), "");
  for (const auto& [key, value] : valid.items()) {
    json without = valid;
    without.erase(key);
    EXPECT_NE(violations_of(schema, without), "") << key;
  }
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of(schema, changed), "") << place << " = " << value;
  }
}

TEST(JobSchema, accepts_every_kind_of_job) {
  for (const Spec& spec :
       {Spec{Work::count, 20, "halves", 12277, 200},
        Spec{Work::count, 28, "lanes", std::uint64_t{1} << 53U, max_shards},
        Spec{Work::half_turn, 40, "cover", 9, 9}, Spec{Work::quarter_turn, 71, "cover", 9, 1},
        Spec{Work::canonical_list, 0, "cover", 1, 1}})
    EXPECT_EQ(violations_of("job-1.0", json::parse(job_file_text(spec))), "");
}

TEST(JobSchema, rejects_invalid_documents) {
  expect_rejected("job-1.0", json::parse(job_file_text(test::count_of_eight(9))),
                  {{"/$schema", "urn:eightfold:schema:job:1.1"},
                   {"/sha256", "abc"},
                   {"/more", 1},
                   {"/job/more", 1},
                   {"/job/n", 29},
                   {"/job/n", -1},
                   {"/job/engine", "cover"},
                   {"/job/work", "half_turn"},
                   {"/job/work", "knights"},
                   {"/job/units", 0},
                   {"/job/units", 9.5},
                   {"/job/shards", 100001},
                   {"/job/cut", 0}});
}

TEST(ShardRecordSchema, accepts_every_kind_of_record) {
  Record record = test::record_of(test::count_of_eight(9), 7, INT64_MAX);
  EXPECT_EQ(violations_of("shard-record-1.0", json::parse(record_text(record))), "");
  record.origin = {"0.1.0", "unknown", "plain", ""};
  EXPECT_EQ(violations_of("shard-record-1.0", json::parse(record_text(record))), "");
  EXPECT_EQ(violations_of("shard-record-1.0", json::parse(record_text(test::list_record(2)))), "");
}

TEST(ShardRecordSchema, accepts_a_record_with_a_certificate) {
  EXPECT_EQ(violations_of("shard-record-1.0", json::parse(record_text(test::certified_record(2)))), "");
}

json list_of(const std::string& type, int orbits, int bytes) {
  return {{"orbits", {{type, orbits}}},
          {"orbits_text", {{type, std::to_string(orbits)}}},
          {"bytes", bytes},
          {"bytes_text", std::to_string(bytes)},
          {"sha256", std::string(64, '0')}};
}

TEST(ShardRecordSchema, accepts_a_list_without_its_record) {
  json record = json::parse(record_text(test::list_record(2)));
  record["list"] = list_of("full", 1, 1);
  EXPECT_EQ(violations_of("shard-record-1.0", record), "");
}

TEST(ShardRecordSchema, rejects_invalid_documents) {
  expect_rejected("shard-record-1.0",
                  [] {
                    json record = json::parse(record_text(test::list_record(2)));
                    EXPECT_EQ(record.erase("list"), 1U);
                    return record;
                  }(),
                  {{"/job", "abc"},
                   {"/shard", 100000},
                   {"/shard", -1},
                   {"/count", -1},
                   {"/count", 1.5},
                   {"/count_text", 1},
                   {"/count_text", "1e3"},
                   {"/residues", json::array()},
                   {"/residues/0/modulus", 7},
                   {"/residues/0/residue", 2147483647},
                   {"/engine", "auto"},
                   {"/kernel", ""},
                   {"/version", 1},
                   {"/list", json::object()},
                   {"/list", list_of("octagon", 1, 1)},
                   {"/list", list_of("full", 0, 1)},
                   {"/list", list_of("full", 1, -1)},
                   {"/more", 1}});
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

TEST(JobResultSchema, accepts_every_kind_of_result) {
  for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn, Work::canonical_list})
    EXPECT_EQ(violations_of("job-result-1.0", result_of(work)), "") << name_of(work);
}

TEST(JobResultSchema, rejects_invalid_documents) {
  for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn}) {
    const json valid = result_of(work);
    std::vector<std::pair<std::string, json>> changes = {{"/$schema", "urn:eightfold:schema:job-result:2.0"},
                                                         {"/result/n", 72},
                                                         {"/result/more", 1},
                                                         {"/result/residues/1/modulus", 2147483647.5},
                                                         {"/provenance/job", ""},
                                                         {"/provenance/shards", 0},
                                                         {"/provenance/engines", {"halves", "halves"}},
                                                         {"/provenance/audited_fraction", 1.5},
                                                         {"/provenance/duplicates", -1},
                                                         {"/provenance/more", 1}};
    for (const Work other : {Work::count, Work::half_turn, Work::quarter_turn})
      if (other != work) changes.emplace_back("/result/work", name_of(other));
    expect_rejected("job-result-1.0", valid, changes);
    for (const std::string part : {"/result", "/provenance"}) {
      const json::json_pointer place(part);
      for (const auto& [key, value] : valid[place].items()) {
        json without = valid;
        without[place].erase(key);
        EXPECT_NE(violations_of("job-result-1.0", without), "") << part << '/' << key;
      }
    }
  }
}

TEST(ShardRecordSchema, rejects_an_invalid_certificate) {
  const json valid = json::parse(record_text(test::certified_record(2)));
  const std::vector<std::pair<std::string, json>> changes = {
      {"/certificate", json::object()},  {"/certificate", nullptr},      {"/certificate/bytes", -1},
      {"/certificate/bytes_text", 1851}, {"/certificate/sha256", "abc"}, {"/certificate/more", 1}};
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of("shard-record-1.0", changed), "") << place;
  }
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

TEST(JobStatusSchema, accepts_jobs_in_every_state) {
  JobStatus with_rate = status();
  with_rate.shards_per_minute = 0.25;
  with_rate.seconds_left = 0;
  with_rate.estimate = {92.5, 3.25, 8};
  EXPECT_EQ(violations_of("job-status-1.0", json::parse(status_json(with_rate))), "");
  JobStatus untouched;
  untouched.spec = test::list_of_eight();
  untouched.job = job_hash(untouched.spec);
  untouched.standing.shards.resize(3);
  EXPECT_EQ(violations_of("job-status-1.0", json::parse(status_json(untouched))), "");
  JobStatus certified = untouched;
  certified.standing.shards.resize(1);
  certified.standing.shards[0] = {
      ShardState::conflict, {}, {test::certified_record(0, "a"), test::certified_record(0, "b")}, {}, {}};
  const json document = json::parse(status_json(certified));
  EXPECT_EQ(violations_of("job-status-1.0", document), "");
  EXPECT_EQ(document["conflicts"][0]["outcomes"].size(), 1U);
  EXPECT_EQ(document["conflicts"][0]["certificates"].size(), 2U);
}

TEST(JobStatusSchema, rejects_invalid_documents) {
  expect_rejected("job-status-1.0", json::parse(status_json(status())),
                  {{"/job/sha256", "x"},
                   {"/job/cut", 1},
                   {"/complete", "no"},
                   {"/done", {1, 1}},
                   {"/done", {100000}},
                   {"/running/0", -1},
                   {"/failed/0/why", nullptr},
                   {"/conflicts/0/outcomes", json::array()},
                   {"/conflicts/0/outcomes/0/count", "4"},
                   {"/conflicts/0/outcomes/0/count_text", 4},
                   {"/conflicts/0/certificates", {1}},
                   {"/certified", -1},
                   {"/damaged", {1}},
                   {"/workers/0/pid", 0},
                   {"/shards_a_minute", 0},
                   {"/seconds_left", -1},
                   {"/more", 1}});
}

}  // namespace
}  // namespace eightfold::job
