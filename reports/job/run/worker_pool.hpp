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

/// Threads that compute the shards they are given, one at a time each. The work is cut by the first that
/// needs it, so that nobody waits for that but them. For one thread to give and to wait.
class WorkerPool {
 public:
  struct FinishedShard {
    std::size_t thread = 0;
    std::uint32_t shard = 0;
    std::optional<Record> record;
    std::string failure;  ///< why there is none
    double seconds = 0;
  };

  /// Called by a thread with the shard that it has finished; it goes on with what it gets.
  using NextShard = std::function<std::optional<std::uint32_t>(const FinishedShard&)>;

  /// Lists go to `list_folder`, nowhere if that is empty.
  WorkerPool(const Spec& spec, Route route, int threads, const std::string& list_folder, NextShard next = {});
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  /// Does not wait for running shards, so that a process can exit at once. Their results are discarded.
  ~WorkerPool();

  std::size_t size() const;

  /// Precondition: the thread has no shard.
  void assign(std::size_t thread, std::uint32_t shard);

  /// A shard after which a thread has no other, or nothing if there is none for so long. Throws what stops
  /// the whole work, not only a shard: reports::ParseError, reports::OutputError, what `next` throws.
  std::optional<FinishedShard> wait_for_shard(std::chrono::milliseconds limit);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace eightfold::job
