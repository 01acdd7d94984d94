#include "reports/job/run/standing.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

// The distinct values that `value_of` returns a pointer to, in the order of the records, then of the audits.
// A null pointer is not a vote.
template <typename Value, typename ValueOf>
std::vector<Votes<Value>> votes_of(const ShardStanding& shard, const ValueOf& value_of) {
  std::vector<Votes<Value>> votes;
  const auto count = [&](const std::vector<Record>& records, std::uint64_t Votes<Value>::*number) {
    for (const Record& record : records) {
      const Value* value = value_of(record);
      if (value == nullptr) continue;
      const auto known = std::ranges::find(votes, *value, &Votes<Value>::value);
      ++((known != votes.end() ? *known : votes.emplace_back(Votes<Value>{*value})).*number);
    }
  };
  count(shard.records, &Votes<Value>::records);
  count(shard.audits, &Votes<Value>::audits);
  return votes;
}

// The value that more than half of the votes have; null if there is none.
template <typename Value>
const Votes<Value>* majority(const std::vector<Votes<Value>>& votes) {
  std::uint64_t all = 0;
  for (const Votes<Value>& vote : votes) all += vote.records + vote.audits;
  for (const Votes<Value>& vote : votes)
    if (2 * (vote.records + vote.audits) > all) return &vote;
  return nullptr;
}

std::string shortened(std::string_view sha256) { return fmt::format("{}…", sha256.substr(0, 8)); }

// "3 records and 1 audit".
template <typename Value>
std::string voters_of(const Votes<Value>& votes) {
  std::vector<std::string> voters;
  if (votes.records > 0) voters.push_back(reports::counted(votes.records, "record"));
  if (votes.audits > 0) voters.push_back(reports::counted(votes.audits, "audit"));
  return reports::phrase(voters);
}

}  // namespace

std::vector<std::uint32_t> Standing::shards_in(ShardState state) const {
  std::vector<std::uint32_t> result;
  for (std::size_t shard = 0; shard < shards.size(); ++shard)
    if (shards[shard].state == state) result.push_back(static_cast<std::uint32_t>(shard));
  return result;
}

std::uint64_t Standing::count(ShardState state) const {
  return static_cast<std::uint64_t>(std::ranges::count(shards, state, &ShardStanding::state));
}

std::uint64_t Standing::repeats() const {
  std::uint64_t sum = 0;
  for (const ShardStanding& shard : shards)
    if (shard.state == ShardState::done)
      sum +=
          static_cast<std::uint64_t>(std::ranges::count(shard.records, shard.outcome, &Record::outcome)) - 1;
  return sum;
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

std::vector<Votes<Outcome>> outcomes_of(const ShardStanding& shard) {
  return votes_of<Outcome>(shard, [](const Record& record) { return &record.outcome; });
}

std::vector<Votes<CertificateDigest>> certificates_of(const ShardStanding& shard, const Outcome& outcome) {
  return votes_of<CertificateDigest>(shard, [&](const Record& record) {
    return record.outcome == outcome && record.certificate ? &*record.certificate : nullptr;
  });
}

void decide(ShardStanding& shard) {
  shard.state = ShardState::missing;
  shard.certificate.reset();
  if (shard.records.empty()) return;
  const auto outcomes = outcomes_of(shard);
  const auto* outcome = majority(outcomes);
  if (outcome != nullptr && outcome->records == 0) return;
  shard.state = ShardState::conflict;
  if (outcome == nullptr) return;
  const auto certificates = certificates_of(shard, outcome->value);
  const auto* certificate = majority(certificates);
  const bool is_certified =
      std::ranges::any_of(certificates, [](const auto& votes) { return votes.records > 0; });
  if (is_certified && certificate == nullptr) return;
  shard.state = ShardState::done;
  shard.outcome = outcome->value;
  if (certificate != nullptr && certificate->records > 0) shard.certificate = certificate->value;
}

std::string describe_votes(const ShardStanding& shard) {
  const auto outcomes = outcomes_of(shard);
  if (const auto* outcome = majority(outcomes); outcome != nullptr) {
    const auto certificates = certificates_of(shard, outcome->value);
    if (certificates.size() > 1)
      return reports::joined(certificates, ", ", [](const Votes<CertificateDigest>& votes) {
        return fmt::format("certificate {} by {}", shortened(votes.value.sha256), voters_of(votes));
      });
  }
  return reports::joined(outcomes, ", ", [](const Votes<Outcome>& votes) {
    const auto& list = votes.value.list;
    return fmt::format("{}{} by {}", votes.value.count,
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
