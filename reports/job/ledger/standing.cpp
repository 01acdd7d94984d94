#include "eightfold/reports/job/ledger/standing.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/job/shard/record.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

// Audits resolve conflicts between records. An audit can be incorrect too, so the majority of audits decides.
// More audits, or one more record, can then resolve every conflict.
void decide_outcome(ShardStanding& shard) {
  if (shard.records.empty()) return;
  shard.state = ShardState::conflict;
  const std::vector<Votes> votes = votes_of(shard);
  for (const auto& [outcome, records, audits] : votes) {
    if (records == 0 || (votes.size() > 1 && 2 * audits <= shard.audits.size())) continue;
    shard.state = ShardState::done;
    shard.outcome = outcome;
    return;
  }
}

struct DamagedRecord {
  const StoredRecord* record;
  std::string reason;
};

std::string damage_message(const DamagedRecord& damaged, const Standing& standing) {
  const StoredRecord& record = *damaged.record;
  if (record.shard >= standing.shards.size())
    return fmt::format("record {}: the job has no such shard", record.id);
  if (record.is_audit)
    return fmt::format("shard {}: an audit record is damaged ({}); run `job audit` again", record.shard,
                       damaged.reason);
  if (!standing.shards[record.shard].records.empty())
    return fmt::format("shard {}: a record is damaged ({}); another one is valid", record.shard,
                       damaged.reason);
  return fmt::format("shard {}: its record is damaged ({}); run `job work` to compute it again", record.shard,
                     damaged.reason);
}

}  // namespace

std::uint64_t Standing::count(ShardState state) const {
  return static_cast<std::uint64_t>(std::ranges::count(shards, state, &ShardStanding::state));
}

std::vector<std::uint32_t> Standing::shards_in(ShardState state) const {
  std::vector<std::uint32_t> result;
  for (std::size_t shard = 0; shard < shards.size(); ++shard)
    if (shards[shard].state == state) result.push_back(static_cast<std::uint32_t>(shard));
  return result;
}

std::uint64_t Standing::audited() const {
  return static_cast<std::uint64_t>(std::ranges::count_if(shards, [](const ShardStanding& shard) {
    return shard.state == ShardState::done && !shard.audits.empty();
  }));
}

Standing evaluate(const Spec& spec, const std::vector<StoredRecord>& records,
                  const std::vector<OpenShard>& open) {
  Standing standing;
  standing.shards.resize(spec.shards);
  const std::string job = job_hash(spec);
  std::vector<DamagedRecord> damaged;
  std::uint64_t copies = 0;
  for (const StoredRecord& stored : records) {
    if (stored.shard >= spec.shards) {
      damaged.push_back({&stored, ""});
      continue;
    }
    ShardStanding& shard = standing.shards[stored.shard];
    try {
      (stored.is_audit ? shard.audits : shard.records)
          .push_back(checked_record(stored.text, job, stored.shard));
      if (!stored.is_audit) copies += std::max<std::uint64_t>(stored.copies, 1);
    } catch (const reports::ParseError& error) {
      const std::string reason = error.what();
      damaged.push_back({&stored, reason.substr(0, reason.find(';'))});  // omit the advice for record files
    }
  }
  for (ShardStanding& shard : standing.shards) {
    decide_outcome(shard);
    copies -= static_cast<std::uint64_t>(
        std::ranges::count_if(votes_of(shard), [](const Votes& votes) { return votes.records > 0; }));
  }
  standing.duplicates = copies;
  for (const OpenShard& known : open) {
    if (known.shard >= spec.shards || !standing.shards[known.shard].records.empty()) continue;
    ShardStanding& shard = standing.shards[known.shard];
    shard.failure = known.failure;
    shard.state = known.running           ? ShardState::running
                  : known.failure.empty() ? ShardState::missing
                                          : ShardState::failed;
  }
  for (const DamagedRecord& record : damaged) standing.damaged.push_back(damage_message(record, standing));
  return standing;
}

std::vector<Votes> votes_of(const ShardStanding& shard) {
  std::vector<Votes> votes;
  const auto votes_for = [&](const Outcome& outcome) -> Votes& {
    const auto known = std::ranges::find(votes, outcome, &Votes::outcome);
    return known != votes.end() ? *known : votes.emplace_back(Votes{outcome, 0, 0});
  };
  for (const Record& record : shard.records) ++votes_for(record.outcome).records;
  for (const Record& audit : shard.audits) ++votes_for(audit.outcome).audits;
  return votes;
}

std::string describe_votes(const ShardStanding& shard) {
  return reports::joined(votes_of(shard), ", ", [](const Votes& votes) {
    const auto& [outcome, records, audits] = votes;
    std::vector<std::string> voters;
    if (records > 0) voters.push_back(reports::counted(records, "record"));
    if (audits > 0) voters.push_back(reports::counted(audits, "audit"));
    const std::string list =
        outcome.list ? fmt::format(" (list {}…)", outcome.list->sha256.substr(0, 8)) : "";
    return fmt::format("{}{} by {}", outcome.count, list, reports::phrase(voters));
  });
}

std::string shard_ranges(const std::vector<std::uint32_t>& shards, std::size_t max_ranges) {
  std::vector<std::string> ranges;
  std::size_t omitted = 0;
  for (std::size_t first = 0; first < shards.size();) {
    std::size_t last = first;
    while (last + 1 < shards.size() && shards[last + 1] == shards[last] + 1) ++last;
    if (ranges.size() == max_ranges)
      omitted += last - first + 1;
    else if (first == last)
      ranges.push_back(std::to_string(shards[first]));
    else
      ranges.push_back(fmt::format("{}-{}", shards[first], shards[last]));
    first = last + 1;
  }
  if (omitted == 0) return reports::joined(ranges);
  return ranges.empty() ? reports::counted(omitted, "shard")
                        : fmt::format("{} and {} more", reports::joined(ranges), omitted);
}

}  // namespace eightfold::job
