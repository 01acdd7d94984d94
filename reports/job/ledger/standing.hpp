#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// A row of the ledger's record table.
struct StoredRecord {
  std::int64_t id = 0;
  std::uint32_t shard = 0;       ///< the shard column
  std::string text = {};         ///< record_text, unless it is damaged
  bool is_audit = false;         ///< recomputed by another engine
  std::uint64_t copies = 1;      ///< how often this outcome was received; 1 for audits, which have a row each
  std::int64_t finished_at = 0;  ///< seconds since 1970, UTC
  double seconds = 0;            ///< computing time on this machine; 0 if collected
};

/// The state of a shard that has no record.
struct OpenShard {
  std::uint32_t shard = 0;
  bool running = false;      ///< claimed by a live worker of this machine
  std::string failure = {};  ///< the last error; empty if none
};

enum class ShardState { missing, running, failed, done, conflict };

struct ShardStanding {
  ShardState state = ShardState::missing;
  Outcome outcome;              ///< if the shard is done
  std::vector<Record> records;  ///< the valid ones
  std::vector<Record> audits;   ///< the valid ones
  std::string failure;
  /// The digest that its records have, if the shard is done and certified.
  std::optional<CertificateDigest> certificate = {};
};

/// The state of a job.
struct Standing {
  std::vector<ShardStanding> shards;  ///< one per shard
  std::uint64_t duplicates = 0;
  std::vector<std::string> damaged;  ///< a message for each invalid record

  std::uint64_t count(ShardState state) const;
  std::vector<std::uint32_t> shards_in(ShardState state) const;
  std::vector<std::uint32_t> shards_without_certificate() const;  ///< of the done ones
  std::uint64_t certified() const;                                ///< number of done shards that have one
  std::uint64_t audited() const;  ///< number of shards that are done and audited
  bool is_complete() const { return count(ShardState::done) == shards.size(); }
};

/// Derives the state of a job from the contents of its ledger. A record is valid if its text is, and if it
/// belongs to this job and to the shard of its row. A shard with a valid record is done if all its valid
/// records and audits agree, or if more than half of its audits agree with one of the records. Otherwise it
/// is in conflict. Records agree if their outcomes are equal. Then the same rule applies to the digests of
/// certificates; a record or an audit without a certificate has no part in it.
Standing evaluate(const Spec& spec, const std::vector<StoredRecord>& records,
                  const std::vector<OpenShard>& open);

/// A distinct outcome of a shard, with the number of records and audits that have it.
struct Votes {
  Outcome outcome;
  std::uint64_t records = 0;
  std::uint64_t audits = 0;
};

/// The outcomes of a shard's records, then those that only audits have; oldest first.
std::vector<Votes> votes_of(const ShardStanding& shard);

/// A distinct certificate of a shard, with the number of records and audits that have its digest.
struct CertificateVotes {
  CertificateDigest certificate;
  std::uint64_t records = 0;
  std::uint64_t audits = 0;
};

/// The certificates of the records and audits with an outcome, in the same order.
std::vector<CertificateVotes> certificate_votes_of(const ShardStanding& shard, const Outcome& outcome);

/// "92 by 3 records, 93 by 1 record and 1 audit"; for one outcome with several certificates, "certificate
/// 0123abcd… by 1 record, certificate 4567cdef… by 2 records".
std::string describe_votes(const ShardStanding& shard);

/// "3, 7-9, 12 and 5 more": at most `max_ranges` ranges, and the number of other shards.
std::string shard_ranges(const std::vector<std::uint32_t>& shards, std::size_t max_ranges = 8);

}  // namespace eightfold::job
