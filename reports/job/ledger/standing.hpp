#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// A record as the ledger holds it.
struct StoredRecord {
  std::int64_t id = 0;
  std::uint32_t shard = 0;       ///< by the ledger's own column
  std::string text = {};         ///< record_text, unless it has been damaged
  bool is_audit = false;         ///< recomputed by another engine
  std::uint64_t copies = 1;      ///< how often the same outcome came in; all but the first are duplicates.
                                 ///< Of audits 1: each one is kept by itself
  std::int64_t finished_at = 0;  ///< seconds since 1970, UTC
  double seconds = 0;            ///< that it took to compute here; 0 if it was collected
};

/// What is known of a shard without a record.
struct OpenShard {
  std::uint32_t shard = 0;
  bool running = false;      ///< a live worker of this machine has it
  std::string failure = {};  ///< why it could not be computed; empty if it was not tried
};

enum class ShardState { missing, running, failed, done, conflict };

/// A shard and what it came to.
struct ShardStanding {
  ShardState state = ShardState::missing;
  Outcome outcome;              ///< of a shard that is done
  std::vector<Record> records;  ///< the sound ones
  std::vector<Record> audits;   ///< likewise, each one
  std::string failure;
};

/// How a job stands.
struct Standing {
  std::vector<ShardStanding> shards;  ///< one for each
  std::uint64_t duplicates = 0;
  std::vector<std::string> damaged;  ///< a line for each record that can't be trusted: which, and why

  std::uint64_t count(ShardState state) const;
  std::vector<std::uint32_t> shards_in(ShardState state) const;
  std::uint64_t audited() const;  ///< shards that are done and audited
  bool is_complete() const { return count(ShardState::done) == shards.size(); }
};

/// Judges what a ledger holds. A record is sound if its text is, it is of this job, and it names the shard
/// that the ledger has it for. A shard with a record is done if all its sound records and audits came to the
/// same, or, where they did not, if more than half of the audits came to what one of the records did. Else it
/// is in conflict.
Standing evaluate(const Spec& spec, const std::vector<StoredRecord>& records,
                  const std::vector<OpenShard>& open);

/// A distinct outcome of a shard, with the number of records and audits that have it.
struct Votes {
  Outcome outcome;
  std::uint64_t records = 0;
  std::uint64_t audits = 0;
};

/// In the order in which the outcomes came in, records before audits.
std::vector<Votes> votes_of(const ShardStanding& shard);

/// "92 by 3 records, 93 by 1 record and 1 audit".
std::string describe_votes(const ShardStanding& shard);

/// "3, 7-9, 12": at most so many ranges, then "and 5 more".
std::string shard_ranges(const std::vector<std::uint32_t>& shards, std::size_t max_ranges = 8);

}  // namespace eightfold::job
