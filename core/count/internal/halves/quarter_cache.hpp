#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <vector>

#include "core/count/internal/halves/quarter_boards.hpp"
#include "core/run/mutex.hpp"

namespace eightfold::halves {

/// The quarter boards used last, shared by all threads. Up to N = 20 all of them fit.
class QuarterCache {
 public:
  explicit QuarterCache(std::size_t most_bytes = std::size_t{1} << 30U) : most_bytes_(most_bytes) {}

  /// A number for another frame that shares the cache, to be part of its keys.
  std::uint64_t next_frame() { return frames_++; }

  using Boards = std::shared_ptr<const QuarterBoards>;
  /// The boards with this key, a small number: known ones, or those that `make` returns. Calls `make` without
  /// a lock, so two threads may make the same boards at the same time.
  Boards get(std::uint64_t key, const std::function<QuarterBoards()>& make);

 private:
  struct Entry {
    std::uint64_t key;
    Boards boards;
  };

  Boards known(std::uint64_t key);

  Mutex mutex_;
  std::list<Entry> by_use_;                         // the last one used first
  std::vector<std::list<Entry>::iterator> by_key_;  // the end of the list for boards that are not known
  std::atomic<std::uint64_t> frames_ = 0;
  std::size_t bytes_ = 0;
  std::size_t most_bytes_;
};

}  // namespace eightfold::halves
