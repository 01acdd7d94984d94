#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reports/job/ledger/ledger.hpp"

namespace eightfold::job {

struct AuditParams {
  std::uint64_t sample = 1;  ///< how many of the done shards without an audit to compute
  std::uint64_t seed = 0;    ///< the same seed and ledger give the same sample
  int threads = 0;           ///< 0: all processors
  std::function<void(std::uint64_t done, std::uint64_t shards)> on_progress = {};
  std::function<void(const std::string&)> on_note = {};  ///< as in WorkParams
  const std::atomic<int>* stop = nullptr;                ///< as in WorkParams
};

struct AuditResult {
  std::uint64_t audited = 0;             ///< computed in this run
  std::vector<std::uint32_t> settled;    ///< conflicts that the audits resolved
  std::vector<std::uint32_t> conflicts;  ///< shards that are in conflict now
  bool stopped = false;                  ///< then `settled` and `conflicts` are empty
};

/// Computes shards by the plain route: all that are in conflict, even if they have audits, and a random
/// sample of the done shards without an audit. Each audit is one transaction. Throws LedgerError, and
/// std::runtime_error if a shard cannot be computed.
AuditResult audit(Ledger& ledger, const AuditParams& params);

}  // namespace eightfold::job
