#include "reports/job/ledger/standing.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

// Audits resolve conflicts between records. An audit can be incorrect too, so the majority of audits decides.
// More audits, or one more record, can then resolve every conflict. Nothing if there is a conflict.
template <typename AnyVotes>
const AnyVotes* decided(const std::vector<AnyVotes>& votes) {
  std::uint64_t audits = 0;
  for (const AnyVotes& vote : votes) audits += vote.audits;
  for (const AnyVotes& vote : votes)
    if (vote.records > 0 && (votes.size() == 1 || 2 * vote.audits > audits)) return &vote;
  return nullptr;
}

void decide_outcome(ShardStanding& shard) {
  if (shard.records.empty()) return;
  shard.state = ShardState::conflict;
  const std::vector<Votes> votes = votes_of(shard);
  const Votes* outcome = decided(votes);
  if (outcome == nullptr) return;
  const std::vector<CertificateVotes> certificates = certificate_votes_of(shard, outcome->outcome);
  const CertificateVotes* certificate = decided(certificates);
  const bool has_certificate =
      std::ranges::any_of(certificates, [](const CertificateVotes& vote) { return vote.records > 0; });
  if (has_certificate && certificate == nullptr) return;
  shard.state = ShardState::done;
  shard.outcome = outcome->outcome;
  if (certificate != nullptr) shard.certificate = certificate->certificate;
}

std::string shortened(std::string_view sha256) { return fmt::format("{}…", sha256.substr(0, 8)); }

// "3 records and 1 audit".
template <typename AnyVotes>
std::string voters_of(const AnyVotes& votes) {
  std::vector<std::string> voters;
  if (votes.records > 0) voters.push_back(reports::counted(votes.records, "record"));
  if (votes.audits > 0) voters.push_back(reports::counted(votes.audits, "audit"));
  return reports::phrase(voters);
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

std::vector<std::uint32_t> Standing::shards_without_certificate() const {
  std::vector<std::uint32_t> result = shards_in(ShardState::done);
  std::erase_if(result, [&](std::uint32_t shard) { return shards[shard].certificate.has_value(); });
  return result;
}

std::uint64_t Standing::certified() const {
  return count(ShardState::done) - shards_without_certificate().size();
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

std::vector<CertificateVotes> certificate_votes_of(const ShardStanding& shard, const Outcome& outcome) {
  std::vector<CertificateVotes> votes;
  const auto count = [&](const std::vector<Record>& records, std::uint64_t CertificateVotes::*number) {
    for (const Record& record : records) {
      if (!record.certificate || record.outcome != outcome) continue;
      const auto known = std::ranges::find(votes, *record.certificate, &CertificateVotes::certificate);
      ++((known != votes.end() ? *known : votes.emplace_back(CertificateVotes{*record.certificate})).*number);
    }
  };
  count(shard.records, &CertificateVotes::records);
  count(shard.audits, &CertificateVotes::audits);
  return votes;
}

std::string describe_votes(const ShardStanding& shard) {
  const std::vector<Votes> outcomes = votes_of(shard);
  if (const Votes* outcome = decided(outcomes); outcome != nullptr) {
    const auto certificates = certificate_votes_of(shard, outcome->outcome);
    if (certificates.size() > 1)
      return reports::joined(certificates, ", ", [](const CertificateVotes& votes) {
        return fmt::format("certificate {} by {}", shortened(votes.certificate.sha256), voters_of(votes));
      });
  }
  return reports::joined(outcomes, ", ", [](const Votes& votes) {
    const auto& list = votes.outcome.list;
    return fmt::format("{}{} by {}", votes.outcome.count,
                       list ? fmt::format(" (list {})", shortened(list->sha256)) : "", voters_of(votes));
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
