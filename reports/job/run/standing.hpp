#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

enum class ShardState { missing, done, conflict };

struct ShardStanding {
  ShardState state = ShardState::missing;
  Outcome outcome = {};              ///< if the shard is done
  std::vector<Record> records = {};  ///< the valid ones
  std::vector<Record> audits = {};   ///< the valid ones
  /// The digest that its records have, if the shard is done and certified.
  std::optional<CertificateDigest> certificate = {};
};

/// The state of a job.
struct Standing {
  std::vector<ShardStanding> shards;  ///< one per shard
  std::vector<std::string> invalid;   ///< a message for each invalid file: "DIR/00007.json: truncated; …"

  std::vector<std::uint32_t> shards_in(ShardState state) const;
  std::uint64_t count(ShardState state) const;
  std::uint64_t repeats() const;  ///< records of done shards beyond the first, with the same outcome
  std::vector<std::uint32_t> shards_without_certificate() const;  ///< of the done ones
  std::uint64_t certified() const;                                ///< number of done shards that have one
  std::uint64_t audited() const;  ///< number of shards that are done and audited
  bool is_complete() const { return count(ShardState::done) == shards.size(); }
};

/// A value that records or audits of a shard have, and the number of those.
template <typename Value>
struct Votes {
  Value value;
  std::uint64_t records = 0;
  std::uint64_t audits = 0;
};

/// The distinct outcomes of the records, then of the audits.
std::vector<Votes<Outcome>> outcomes_of(const ShardStanding& shard);

/// The distinct certificates of the records, then of the audits, with an outcome.
std::vector<Votes<CertificateDigest>> certificates_of(const ShardStanding& shard, const Outcome& outcome);

/// Decides the state of a shard from its records and audits, and sets its outcome and its certificate. A
/// shard with a record is done if all its records and audits have the same outcome, or if more than half of
/// them have it and one of these is a record. Otherwise it is in conflict; but if more than half are audits
/// that no record agrees with, it is missing, because its records are wrong. Then the same rule applies to
/// the digests of certificates; a record or an audit without a certificate has no part in it, and a shard
/// whose certificate is missing is done without one.
void decide(ShardStanding& shard);

/// "92 by 3 records, 93 by 1 record and 1 audit"; for one outcome with several certificates, "certificate
/// 0123abcd… by 1 record, certificate 4567cdef… by 2 records".
std::string describe_votes(const ShardStanding& shard);

/// "3, 7-9, 12 and 5 more": at most `max_ranges` ranges, and the number of other shards.
std::string shard_ranges(const std::vector<std::uint32_t>& shards, std::size_t max_ranges = 8);

}  // namespace eightfold::job
