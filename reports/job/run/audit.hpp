#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "reports/job/ledger/ledger.hpp"

namespace eightfold::job {

struct AuditParams {
  std::uint64_t sample = 1;  ///< how many shards that are done and not audited yet
  std::uint64_t seed = 0;    ///< which: the same for the same seed and ledger
  int threads = 0;           ///< 0: one for each processor
  std::function<void(std::uint64_t done, std::uint64_t shards)> on_progress = {};
  const std::atomic<int>* stop = nullptr;  ///< as for work()
};

struct AuditResult {
  std::uint64_t audited = 0;             ///< recomputed in this run
  std::vector<std::uint32_t> settled;    ///< were in conflict, and are not any more
  std::vector<std::uint32_t> conflicts;  ///< are in conflict now
  bool stopped = false;                  ///< and then the two above are not filled
};

/// Recomputes shards by the plain route, in a transaction each: all that are in conflict, those that were
/// audited before, too, and a random sample of those that are done and were not. Throws LedgerError,
/// std::runtime_error if a shard can't be computed.
AuditResult audit(Ledger& ledger, const AuditParams& params);

}  // namespace eightfold::job
