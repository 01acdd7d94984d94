#include <nlohmann/json.hpp>

#include "reports/io/internal/json_document.hpp"
#include "reports/job/run/status.hpp"
#include "reports/job/shard/json_members.hpp"

namespace eightfold::job {
namespace {

using nlohmann::ordered_json;

ordered_json job_json(const JobStatus& status) {
  return {{"work", name_of(status.spec.work)}, {"n", status.spec.n},           {"engine", status.spec.engine},
          {"units", status.spec.units},        {"shards", status.spec.shards}, {"sha256", status.job}};
}

template <typename Items, typename Convert>
ordered_json array_of(const Items& items, Convert convert) {
  ordered_json array = ordered_json::array();
  for (const auto& item : items) array.push_back(convert(item));
  return array;
}

ordered_json outcome_json(const Votes& votes) {
  ordered_json entry;
  reports::add_exact(entry, "count", votes.outcome.count);
  entry["residues"] = residues_json(votes.outcome.residues);
  if (votes.outcome.list) entry["list_sha256"] = votes.outcome.list->sha256;
  entry["records"] = votes.records;
  entry["audits"] = votes.audits;
  return entry;
}

// The different certificates of the records and audits with one outcome.
ordered_json certificates_json(const ShardStanding& shard) {
  ordered_json certificates = ordered_json::array();
  for (const Votes& votes : votes_of(shard))
    for (const CertificateVotes& certificate : certificate_votes_of(shard, votes.outcome))
      certificates.push_back({{"sha256", certificate.certificate.sha256},
                              {"records", certificate.records},
                              {"audits", certificate.audits}});
  return certificates;
}

ordered_json worker_json(const WorkerStatus& worker) {
  return {{"host", worker.host}, {"pid", worker.pid}, {"threads", worker.threads}, {"shards", worker.shards}};
}

}  // namespace

std::string status_json(const JobStatus& status) {
  const Standing& standing = status.standing;
  const auto failure_json = [&](std::uint32_t shard) -> ordered_json {
    return {{"shard", shard}, {"why", standing.shards[shard].failure}};
  };
  const auto conflict_json = [&](std::uint32_t shard) -> ordered_json {
    return {{"shard", shard},
            {"outcomes", array_of(votes_of(standing.shards[shard]), outcome_json)},
            {"certificates", certificates_json(standing.shards[shard])}};
  };
  ordered_json document = {{"$schema", "urn:eightfold:schema:job-status:1.0"},
                           {"ledger", status.ledger},
                           {"job", job_json(status)},
                           {"complete", standing.is_complete()},
                           {"done", standing.shards_in(ShardState::done)},
                           {"running", standing.shards_in(ShardState::running)},
                           {"failed", array_of(standing.shards_in(ShardState::failed), failure_json)},
                           {"missing", standing.shards_in(ShardState::missing)},
                           {"conflicts", array_of(standing.shards_in(ShardState::conflict), conflict_json)},
                           {"damaged", standing.damaged},
                           {"duplicates", standing.duplicates},
                           {"audited", standing.audited()},
                           {"certified", standing.certified()},
                           {"workers", array_of(status.workers, worker_json)}};
  if (status.shards_per_minute) document["shards_a_minute"] = *status.shards_per_minute;
  if (status.seconds_left) document["seconds_left"] = *status.seconds_left;
  if (status.estimate)
    document["estimate"] = {{"solutions", status.estimate->solutions},
                            {"standard_error", status.estimate->standard_error},
                            {"shards", status.estimate->shards}};
  return reports::in_lines(document);
}

}  // namespace eightfold::job
