#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reports/job/ledger/ledger.hpp"

namespace eightfold::job {

struct WorkProgress {
  std::uint64_t done = 0;
  std::uint64_t shards = 0;
  bool is_advancing = true;  ///< false if all computing processes are stopped
};

struct WorkParams {
  int threads = 0;  ///< 0: all processors
  /// The folder for the lists of a listing. Done shards whose list is missing or has another size are
  /// computed again.
  std::string list_folder = {};
  /// Keeps the digest of each shard's certificate in its record. Done shards without one are computed again.
  bool certify = false;
  std::function<void(const WorkProgress&)> on_progress = {};  ///< a few times per second
  /// A line about a process that this one waits for, because it holds shards or locks the ledger.
  std::function<void(const std::string&)> on_note = {};
  const std::atomic<int>* stop = nullptr;  ///< not 0: stop within a second and discard unfinished shards
};

enum class WorkEnd {
  complete,    ///< every shard has a record, though some may conflict
  stopped,     ///< on request; claims are released. Threads may still run, so end the process soon
  unfinished,  ///< shards failed
};

/// Computes all open shards and stores each result in one transaction. Then waits for shards that other
/// processes of this machine have claimed. Computes them if such a process dies, or holds a shard ten times
/// longer than the slowest finished shard took. Throws LedgerError, reports::OutputError.
WorkEnd work(Ledger& ledger, const WorkParams& params);

}  // namespace eightfold::job
