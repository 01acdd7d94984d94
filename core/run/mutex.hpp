// The standard synchronization types, or types with the same members that do nothing if the library is built
// without threads (EIGHTFOLD_THREADS=OFF).
#pragma once

#if EIGHTFOLD_THREADS

#include <condition_variable>
#include <mutex>

namespace eightfold {

using Mutex = std::mutex;
using Lock = std::unique_lock<std::mutex>;
using Condition = std::condition_variable;

}  // namespace eightfold

#else

namespace eightfold {

class Mutex {};

class Lock {
 public:
  explicit Lock(Mutex&) {}
  void lock() { owns_ = true; }
  void unlock() { owns_ = false; }
  explicit operator bool() const { return owns_; }

 private:
  bool owns_ = true;
};

/// One thread never has to wait for itself.
class Condition {
 public:
  template <typename Predicate>
  void wait(Lock&, const Predicate&) {}
  void notify_all() {}
};

}  // namespace eightfold

#endif
