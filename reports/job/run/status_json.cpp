#include <nlohmann/json.hpp>

#include "reports/io/json_document.hpp"
#include "reports/job/run/result.hpp"
#include "reports/job/run/status.hpp"
#include "reports/job/shard/json_members.hpp"

namespace eightfold::job {
namespace {

using nlohmann::ordered_json;

ordered_json job_json(const StatusReport& status) {
  return {{"work", name_of(status.spec.work)}, {"n", status.spec.n},           {"engine", status.spec.engine},
          {"units", status.spec.units},        {"shards", status.spec.shards}, {"sha256", status.job}};
}

ordered_json failures_json(const Standing& standing) {
  ordered_json list = ordered_json::array();
  for (const std::uint32_t shard : standing.shards_in(ShardState::failed))
    list.push_back({{"shard", shard}, {"why", standing.shards[shard].failure}});
  return list;
}

ordered_json outcomes_json(const ShardStanding& shard) {
  ordered_json list = ordered_json::array();
  for (const auto& [outcome, records, audits] : votes_of(shard)) {
    ordered_json entry = {{"count", outcome.count}, {"residues", residues_json(outcome.residues)}};
    if (outcome.list) entry["list_sha256"] = outcome.list->sha256;
    entry["records"] = records;
    entry["audits"] = audits;
    list.push_back(std::move(entry));
  }
  return list;
}

ordered_json conflicts_json(const Standing& standing) {
  ordered_json list = ordered_json::array();
  for (const std::uint32_t shard : standing.shards_in(ShardState::conflict))
    list.push_back({{"shard", shard}, {"outcomes", outcomes_json(standing.shards[shard])}});
  return list;
}

ordered_json workers_json(const std::vector<WorkerStanding>& workers) {
  ordered_json list = ordered_json::array();
  for (const WorkerStanding& worker : workers)
    list.push_back(
        {{"host", worker.host}, {"pid", worker.pid}, {"threads", worker.threads}, {"shards", worker.shards}});
  return list;
}

}  // namespace

std::string status_json(const StatusReport& status) {
  const Standing& standing = status.standing;
  ordered_json document = {{"$schema", "urn:eightfold:schema:job-status:1.0"},
                           {"ledger", status.ledger},
                           {"job", job_json(status)},
                           {"complete", standing.is_complete()},
                           {"done", standing.shards_in(ShardState::done)},
                           {"running", standing.shards_in(ShardState::running)},
                           {"failed", failures_json(standing)},
                           {"missing", standing.shards_in(ShardState::missing)},
                           {"conflicts", conflicts_json(standing)},
                           {"damaged", standing.damaged},
                           {"duplicates", standing.duplicates},
                           {"audited", standing.audited()},
                           {"workers", workers_json(status.workers)}};
  if (status.shards_per_minute) document["shards_a_minute"] = *status.shards_per_minute;
  if (status.seconds_left) document["seconds_left"] = *status.seconds_left;
  return reports::in_lines(document);
}

}  // namespace eightfold::job
