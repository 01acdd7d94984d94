#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "reports/job/run/standing.hpp"

namespace eightfold::job {

/// A value that records or audits of a shard have, and the number of those.
template <typename Value>
struct Votes {
  Value value;
  std::uint64_t records = 0;
  std::uint64_t audits = 0;
};

/// The distinct values that `value_of` returns a pointer to, in the order of the records, then of the audits.
/// A null pointer is not a vote.
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

inline std::vector<Votes<Outcome>> outcomes_of(const ShardStanding& shard) {
  return votes_of<Outcome>(shard, [](const Record& record) { return &record.outcome; });
}

/// The certificates of the records and audits with an outcome.
inline std::vector<Votes<CertificateDigest>> certificates_of(const ShardStanding& shard,
                                                             const Outcome& outcome) {
  return votes_of<CertificateDigest>(shard, [&](const Record& record) {
    return record.outcome == outcome && record.certificate ? &*record.certificate : nullptr;
  });
}

}  // namespace eightfold::job
