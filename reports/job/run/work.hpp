#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reports/job/ledger/ledger.hpp"

namespace eightfold::job {

struct WorkParams {
  int threads = 0;               ///< that compute a shard each; 0: one for each processor
  std::string list_folder = {};  ///< of a listing: where the shards' lists go. Done shards whose list is not
                                 ///< there, or of another size than its record says, are computed again
  std::function<void(std::uint64_t done, std::uint64_t shards)> on_progress = {};  ///< a few times a second
  const std::atomic<int>* stop = nullptr;  ///< not 0: stop within a second, and drop what is not finished
};

enum class WorkEnd {
  complete,    ///< every shard has a record, though some may conflict
  stopped,     ///< as asked; what was claimed is let go. Threads may still run: end the process soon
  unfinished,  ///< shards failed
};

/// Takes shards until none is left, each result in one transaction, and waits for those that other processes
/// of this machine have claimed, to take them over if one dies. Throws LedgerError, reports::OutputError.
WorkEnd work(Ledger& ledger, const WorkParams& params);

}  // namespace eightfold::job
