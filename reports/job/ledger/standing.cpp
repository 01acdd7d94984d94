#include "reports/job/ledger/standing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "reports/io/parse_error.hpp"
#include "reports/job/shard/record.hpp"

namespace eightfold::job {
namespace {

std::size_t number_of(const std::vector<Record>& records, const Outcome& outcome) {
  return static_cast<std::size_t>(std::ranges::count(records, outcome, &Record::outcome));
}

std::uint64_t distinct_outcomes(const std::vector<Record>& records) {
  std::uint64_t count = 0;
  for (auto record = records.begin(); record != records.end(); ++record)
    if (std::ranges::find(records, record->outcome, &Record::outcome) == record) ++count;
  return count;
}

// Audits are made to tell who is right. One of them may be wrong, too, so where there is a doubt most of them
// decide: that way more audits lead out of any conflict, or another record does.
void settle(ShardStanding& shard) {
  if (shard.records.empty()) return;
  shard.state = ShardState::conflict;
  for (const Record& record : shard.records) {
    const std::size_t audits = number_of(shard.audits, record.outcome);
    const bool all_agree =
        audits == shard.audits.size() && number_of(shard.records, record.outcome) == shard.records.size();
    if (!all_agree && 2 * audits <= shard.audits.size()) continue;
    shard.state = ShardState::done;
    shard.outcome = record.outcome;
    return;
  }
}

struct DamagedRecord {
  const StoredRecord* record;
  std::string why;
};

std::string damage_line(const DamagedRecord& damaged, const Standing& standing) {
  const StoredRecord& record = *damaged.record;
  if (record.shard >= standing.shards.size())
    return fmt::format("record {}: of a shard that the job does not have", record.id);
  if (record.is_audit)
    return fmt::format("shard {}: an audit's record is damaged ({}); `job audit` computes another",
                       record.shard, damaged.why);
  if (!standing.shards[record.shard].records.empty())
    return fmt::format("shard {}: one of its records is damaged ({}); it has a sound one", record.shard,
                       damaged.why);
  return fmt::format("shard {}: its record is damaged ({}); `job work` computes it again", record.shard,
                     damaged.why);
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

Standing judge(const Spec& spec, const std::vector<StoredRecord>& records,
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
      damaged.push_back({&stored, reason.substr(0, reason.find(';'))});  // without the remedy for a file
    }
  }
  std::uint64_t outcomes = 0;
  for (ShardStanding& shard : standing.shards) {
    settle(shard);
    outcomes += distinct_outcomes(shard.records);
  }
  standing.duplicates = copies - outcomes;
  for (const OpenShard& known : open) {
    if (known.shard >= spec.shards || !standing.shards[known.shard].records.empty()) continue;
    ShardStanding& shard = standing.shards[known.shard];
    shard.failure = known.failure;
    shard.state = known.running           ? ShardState::running
                  : known.failure.empty() ? ShardState::missing
                                          : ShardState::failed;
  }
  for (const DamagedRecord& record : damaged) standing.damaged.push_back(damage_line(record, standing));
  return standing;
}

std::string shard_ranges(const std::vector<std::uint32_t>& shards, std::size_t most) {
  std::vector<std::string> ranges;
  std::size_t left_out = 0;
  for (std::size_t first = 0; first < shards.size();) {
    std::size_t last = first;
    while (last + 1 < shards.size() && shards[last + 1] == shards[last] + 1) ++last;
    if (ranges.size() == most)
      left_out += last - first + 1;
    else if (first == last)
      ranges.push_back(fmt::format("{}", shards[first]));
    else
      ranges.push_back(fmt::format("{}-{}", shards[first], shards[last]));
    first = last + 1;
  }
  const std::string text = fmt::format("{}", fmt::join(ranges, ", "));
  if (left_out == 0) return text;
  return ranges.empty() ? fmt::format("{} shards", left_out) : fmt::format("{} and {} more", text, left_out);
}

}  // namespace eightfold::job
