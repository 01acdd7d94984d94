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
class Crew {
 public:
  struct Finished {
    std::size_t thread = 0;
    std::uint32_t shard = 0;
    std::optional<Record> record;
    std::string failure;  ///< why there is none
    double seconds = 0;
  };

  /// Called by a thread with the shard that it has finished; it goes on with what it gets.
  using Next = std::function<std::optional<std::uint32_t>(const Finished&)>;

  /// Lists go to `list_folder`, nowhere if that is empty.
  Crew(const Spec& spec, Route route, int threads, const std::string& list_folder, Next next = {});
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  /// Waits for shards that are being computed.
  ~Crew();

  std::size_t size() const;

  /// Precondition: the thread has no shard.
  void give(std::size_t thread, std::uint32_t shard);

  /// A shard after which a thread has no other, or nothing if there is none for so long. Throws what stops
  /// the whole work, not only a shard: reports::ParseError, reports::OutputError, what `next` throws.
  std::optional<Finished> wait(std::chrono::milliseconds most);

  /// Does not wait for the threads any more: for a process that ends.
  void abandon();

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace eightfold::job
