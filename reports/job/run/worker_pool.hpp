#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "reports/job/shard/computation.hpp"

namespace eightfold::job {

/// Threads that compute shards. The first thread that needs a shard cuts the work, so the constructor returns
/// at once. One thread may call the members.
class WorkerPool {
 public:
  struct FinishedShard {
    std::size_t thread = 0;
    std::uint32_t shard = 0;
    std::optional<Record> record;
    std::string failure;  ///< the error, if there is no record
    double seconds = 0;
  };

  /// A thread calls it with its finished shard and computes the shard that it returns.
  using NextShard = std::function<std::optional<std::uint32_t>(const FinishedShard&)>;

  struct Params {
    Route route = Route::engine;
    int threads = 1;
    std::string list_folder = {};  ///< if empty, no lists are written
    bool certify = false;          ///< add the digest of its certificate to each record
  };

  /// If the system refuses some of the threads, the others do the work. Throws std::system_error if it
  /// refuses all.
  WorkerPool(const Spec& spec, const Params& params, NextShard next = {});
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  /// Does not wait for running shards, so that a process can exit at once. Their results are discarded.
  ~WorkerPool();

  std::size_t size() const;

  /// Gives a shard to an idle thread.
  void assign(std::size_t thread, std::uint32_t shard);

  /// Waits until a thread becomes idle and returns its last shard; returns nothing after `limit`. Throws
  /// errors that are not limited to one shard: reports::ParseError, reports::OutputError, and the errors of
  /// `next`.
  std::optional<FinishedShard> wait_for_shard(std::chrono::milliseconds limit);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace eightfold::job
