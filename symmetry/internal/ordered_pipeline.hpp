#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "core/run/mutex.hpp"
#include "core/run/parallel.hpp"

namespace eightfold {

/// Computes a result for each item of a sequence, several at the same time, and visits the results in the
/// order of the items.
template <typename Item, typename Result>
class OrderedPipeline {
 public:
  using Next = std::function<std::optional<Item>()>;
  using Compute = std::function<Result(const Item&)>;
  using Visit = std::function<bool(const Result&)>;

  /// Each of `next` and `visit` is called by one thread at a time. `visit` returns false to stop.
  OrderedPipeline(Next next, Compute compute, Visit visit)
      : next_(std::move(next)), compute_(std::move(compute)), visit_(std::move(visit)) {}

  /// Returns after the last visit. Rethrows the first exception of the three functions. Call it once.
  void run(std::size_t threads) {
    constexpr std::size_t items_per_thread = 8;
    most_items_ = items_per_thread * threads;
    run_workers(threads, {}, [this](std::size_t, const StopToken&) { work(); });
  }

 private:
  // Invariant: the results before `visited_` are visited, and each item from there to `taken_` is being
  // computed, is in `finished_`, or is being visited. So whoever finishes the item `visited_` finds nobody
  // visiting, and visits it.
  void work() {
    Lock lock(mutex_);
    try {
      while (const std::optional<Item> item = take(lock)) {
        const std::size_t index = taken_++;
        lock.unlock();
        Result result = compute_(*item);
        lock.lock();
        finished_.emplace(index, std::move(result));
        visit_finished(lock);
      }
    } catch (...) {
      if (!lock) lock.lock();
      stop();
      throw;
    }
  }

  std::optional<Item> take(Lock& lock) {
    may_take_.wait(lock, [&] { return ended_ || taken_ - visited_ < most_items_; });
    std::optional<Item> item = ended_ ? std::nullopt : next_();
    if (!item) {
      ended_ = true;
      may_take_.notify_all();
    }
    return item;
  }

  void visit_finished(Lock& lock) {
    if (visiting_) return;
    visiting_ = true;
    while (!stopped_ && !finished_.empty() && finished_.begin()->first == visited_) {
      const auto result = finished_.extract(finished_.begin());
      lock.unlock();
      const bool wants_more = visit_(result.mapped());
      lock.lock();
      ++visited_;
      may_take_.notify_all();
      if (!wants_more) stop();
    }
    visiting_ = false;
  }

  void stop() {
    stopped_ = true;
    ended_ = true;
    may_take_.notify_all();
  }

  Next next_;
  Compute compute_;
  Visit visit_;
  std::size_t most_items_ = 0;

  Mutex mutex_;  // protects everything below
  Condition may_take_;
  std::map<std::size_t, Result> finished_;  // by item
  std::size_t taken_ = 0;
  std::size_t visited_ = 0;
  bool visiting_ = false;
  bool ended_ = false;    // there are no more items to take
  bool stopped_ = false;  // no more results are visited
};

}  // namespace eightfold
