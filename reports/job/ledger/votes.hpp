#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reports/job/ledger/standing.hpp"

namespace eightfold::job {

/// An outcome of a shard, and by how many records and audits it came out.
struct Votes {
  Outcome outcome;
  std::uint64_t records = 0;
  std::uint64_t audits = 0;
};

/// The different outcomes of a shard, in the order in which they came in.
std::vector<Votes> votes_on(const ShardStanding& shard);

/// "92 by 3 records, 93 by 1 record and 1 audit".
std::string votes_text(const ShardStanding& shard);

}  // namespace eightfold::job
