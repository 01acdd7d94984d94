// A thread that has computed a shard stores the record and claims its next shard in one transaction, and
// starts the next shard at once. Another thread, the caller of work(), commits the transaction, which waits
// for the disk. If the process is killed, each thread loses the shard that it computes and, before the
// commit, the previous one. The caller's thread also checks for stop requests, claims shards of dead workers,
// and detects the end of the job.
#include "reports/job/run/work.hpp"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

#include "core/count/parallel.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/run/worker_pool.hpp"

namespace eightfold::job {
namespace {

using namespace std::chrono_literals;

// The ledger with a mutex. Detached threads of the pool can outlive the ledger; close() keeps them from using
// it.
class SharedLedger {
 public:
  explicit SharedLedger(Ledger& ledger) : ledger_(ledger) {}

  /// Called by the threads of the pool. Returns the next shard of the thread.
  std::optional<std::uint32_t> save(const WorkerPool::FinishedShard& finished) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !is_saving_ || is_closed_; });
    if (is_closed_) return std::nullopt;
    std::optional<std::uint32_t> next;
    if (finished.record) {
      next = ledger_.begin_save(*finished.record, finished.seconds);
      is_saving_ = true;
    } else {
      ledger_.save_failure(finished.shard, finished.failure);
      next = ledger_.claim();
    }
    if (!next) ++unacknowledged_idle_;
    changed_.notify_all();
    return next;
  }

  /// Waits briefly for the next result and commits it. Does not wait if a thread is about to be idle.
  void sync_next_save() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, unacknowledged_idle_ > 0 ? 1ms : 100ms, [this] { return is_saving_; });
    finish_save();
  }

  /// Calls `use` with exclusive access to the ledger.
  template <typename Use>
  auto with_ledger(const Use& use) {
    const std::lock_guard lock(mutex_);
    finish_save();
    return use(ledger_);
  }

  /// Records that the loop knows about an idle thread.
  void acknowledge_idle() {
    const std::lock_guard lock(mutex_);
    --unacknowledged_idle_;
  }

  /// Disconnects the pool from the ledger.
  void close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    changed_.notify_all();
    finish_save();
    ledger_.unregister_worker();
  }

 private:
  void finish_save() {
    if (!std::exchange(is_saving_, false)) return;
    ledger_.finish_save();
    changed_.notify_all();
  }

  Ledger& ledger_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_saving_ = false;       // a transaction is open
  int unacknowledged_idle_ = 0;  // idle threads that the loop does not know about
  bool is_closed_ = false;
};

// Assigns shards to the threads of one process.
class WorkLoop {
 public:
  WorkLoop(Ledger& ledger, const WorkParams& params, const StopAwareLocks& locks)
      : ledger_(std::make_shared<SharedLedger>(ledger)),
        params_(params),
        locks_(locks),
        pool_(ledger.spec(), Route::engine, threads_of(params.threads), params.list_folder,
              [ledger = ledger_](const WorkerPool::FinishedShard& finished) {
                return ledger->save(finished);
              }) {
    for (std::size_t thread = 0; thread < pool_.size(); ++thread) idle_.insert(thread);
  }

  WorkEnd run() {
    ledger_->with_ledger([this](Ledger& ledger) { start(ledger); });
    for (;;) {
      if (locks_.stop_requested()) return stop();
      while (const auto finished = pool_.wait_for_shard(0ms)) {
        idle_.insert(finished->thread);
        ledger_->acknowledge_idle();
      }
      if (const auto end = ledger_->with_ledger([this](Ledger& ledger) { return advance(ledger); }))
        return *end;
      ledger_->sync_next_save();
    }
  }

  WorkEnd stop() {
    ledger_->close();
    return WorkEnd::stopped;
  }

 private:
  void start(Ledger& ledger) {
    ledger.register_worker(static_cast<int>(pool_.size()));
    if (!locks_.stop_requested() && !params_.list_folder.empty())
      ledger.reopen(shards_without_list(params_.list_folder, ledger.standing()));
  }

  std::optional<WorkEnd> advance(Ledger& ledger) {
    report_progress(ledger);
    const bool others_working = idle_.size() == pool_.size() && ledger.has_other_workers();
    // Claim after the check, because a worker that has exited by then leaves shards to claim.
    claim_for_idle(ledger);
    if (others_working || idle_.size() < pool_.size()) return std::nullopt;
    ledger.unregister_worker();
    return ledger.unfinished_shards() == 0 ? WorkEnd::complete : WorkEnd::unfinished;
  }

  void claim_for_idle(Ledger& ledger) {
    while (!idle_.empty()) {
      const auto shard = ledger.claim();
      if (!shard) return;
      pool_.assign(*idle_.begin(), *shard);
      idle_.erase(idle_.begin());
    }
  }

  // The progress includes the work of other processes.
  void report_progress(Ledger& ledger) {
    const auto now = std::chrono::steady_clock::now();
    if (!params_.on_progress || (idle_.size() < pool_.size() && now - last_report_ < 100ms)) return;
    last_report_ = now;
    const std::uint32_t shards = ledger.spec().shards;
    params_.on_progress(shards - ledger.unfinished_shards(), shards);
  }

  std::shared_ptr<SharedLedger> ledger_;
  const WorkParams& params_;
  const StopAwareLocks& locks_;
  WorkerPool pool_;
  std::set<std::size_t> idle_;
  std::chrono::steady_clock::time_point last_report_{};
};

}  // namespace

WorkEnd work(Ledger& ledger, const WorkParams& params) {
  const StopAwareLocks locks(ledger, params.stop, params.on_note);
  WorkLoop loop(ledger, params, locks);
  try {
    return loop.run();
  } catch (const LedgerError& error) {
    const WorkEnd stopped = loop.stop();
    if (!locks.is_caused_by_stop(error)) throw;
    return stopped;
  } catch (...) {
    loop.stop();
    throw;
  }
}

}  // namespace eightfold::job
