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

const std::array works = {Work::count, Work::half_turn, Work::quarter_turn, Work::canonical_list};

Spec largest(Work work) { return {work, max_n(work), max_units, max_shards, max_seed}; }

// With a queen on a corner.
Spec constrained(int n, Work work = Work::count) {
  Spec spec = {work, n, 1, 1, 0, Board::square(n)};
  spec.board->require({0, 0});
  return spec;
}

std::vector<json> records() {
  const Record record = test::record_of(test::count_of_eight(9), 7, INT64_MAX);
  Record plain = record;
  plain.origin = origin_of("plain", Kernel::automatic);
  Record only = test::list_record(2);  // of one queen
  only.outcome = test::record_of({}, 0, 1).outcome;
  only.outcome.list = {OrbitsByType({0, 0, 0, 0, 0, 0, 0, 1}), 1, std::string(64, '0')};
  std::vector<json> documents;
  for (const Record& each : {record, plain, test::list_record(2), test::certified_record(2), only})
    documents.push_back(json::parse(record_text(each)));
  return documents;
}

json result_of(Work work) {
  const Standing standing = work == Work::canonical_list
                                ? test::listed_standing()
                                : test::standing_of({work, 8, 1, 1}, {work == Work::count       ? 92U
                                                                      : work == Work::half_turn ? 4U
                                                                                                : 0U});
  const Spec spec = work == Work::canonical_list ? test::list_of_eight() : Spec{work, 8, 1, 1};
  return json::parse(result_json(final_result(spec, standing, 1)));
}

// The states of jobs with shards in each state, and of one that is done.
std::vector<json> statuses() {
  const auto status_of_shards = [](const Spec& spec, const std::vector<std::vector<Record>>& shards) {
    JobStatus status;
    status.folders = {"run"};
    status.spec = spec;
    for (const std::vector<Record>& each : shards)
      decide(status.standing.shards.emplace_back(ShardStanding{.records = each}));
    return status;
  };
  const Spec spec = test::count_of_eight(4);
  const std::vector<Record> two = {test::record_of(spec, 2, 4), test::record_of(spec, 2, 5)};
  JobStatus several = status_of_shards(spec, {{test::record_of(spec, 0, 4)}, {}, two, {}});
  several.standing.invalid = {"run/records/00003.json: altered"};
  several.running = {1};
  JobStatus with_rate = several;
  with_rate.shards_per_minute = 0.25;
  with_rate.seconds_left = 0;
  with_rate.estimate = {92.5, 3.25, 8};
  const JobStatus certified = status_of_shards(
      test::list_of_eight(), {{test::certified_record(0, "a"), test::certified_record(0, "b")}});
  const JobStatus complete = status_of_shards(spec, {{test::record_of(spec, 0, 92)}});
  std::vector<json> documents;
  for (const JobStatus& each :
       {several, with_rate, certified, complete, status_of_shards(largest(Work::count), {{}}),
        status_of_shards(constrained(32), {{}})})
    documents.push_back(json::parse(status_json(each)));
  EXPECT_EQ(documents[2]["conflicts"][0]["certificates"].size(), 2U);
  return documents;
}

TEST(JobSchemas, accept_every_kind_of_document_and_only_these_changes) {
  std::vector<json> all = records();
  for (const Work work : works) {
    all.push_back(json::parse(job_file_text(largest(work))));
    all.push_back(result_of(work));
  }
  for (const Work work : works) all.push_back(json::parse(job_file_text(constrained(32, work))));
  for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn})
    all.push_back(
        json::parse(result_json(test::result_of(constrained(8, work), {work == Work::count ? 4U : 0U}))));
  for (const json& status : statuses()) all.push_back(status);
  for (const json& document : all)
    EXPECT_EQ(violations_of(eightfold::test::schema_of(document), document), "") << document;
  eightfold::test::expect_golden("accepted-mutants-jobs.txt", eightfold::test::accepted_mutants(all));
}

TEST(JobSchemas, reject_members_that_contradict_each_other) {
  for (const Work work : works) {
    for (const Work other : works) {
      json changed = result_of(work);
      changed["result"]["work"] = name_of(other);
      const bool has_all = changed["result"].contains("solutions");
      EXPECT_EQ(violations_of("job-result-1.0", changed).empty(),
                other == work || (has_all && (other == Work::count || other == Work::canonical_list)))
          << name_of(work) << name_of(other);
    }
    json larger = json::parse(job_file_text(largest(work)));
    larger["job"]["n"] = max_n(work) + 1;
    EXPECT_NE(violations_of("job-1.0", larger), "");
  }
  struct Contradiction {
    json document;
    std::string place;
    json value;
  };
  for (const auto& [document, place, value] :
       std::vector<Contradiction>{{records()[0], "/certificate", records()[3]["certificate"]},
                                  {records()[0], "/list", records()[3]["list"]},
                                  {records()[1], "/kernel", "avx2"},
                                  {statuses()[1], "/job/work", "canonical_list"},
                                  {statuses()[1], "/running", json::array()},
                                  {statuses()[3], "/missing", {1}},
                                  {statuses()[3], "/complete", false}}) {
    json changed = document;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of(eightfold::test::schema_of(document), changed), "") << place;
  }
}

}  // namespace
}  // namespace eightfold::job
