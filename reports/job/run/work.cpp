// A thread that has computed a shard stores the record and claims its next shard in one transaction, and
// starts the next shard at once. Another thread, the caller of work(), commits the transaction, which waits
// for the disk. If the process is killed, each thread loses the shard that it computes and, before the
// commit, the previous one. The caller's thread also checks for stop requests, claims shards of dead workers,
// and detects the end of the job.
#include "reports/job/run/work.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/count/internal/parallel.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/run/waiting.hpp"
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
        waiting_(params.on_note),
        pool_(ledger.spec(), {Route::engine, threads_of(params.threads), params.list_folder, params.certify},
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
    if (locks_.stop_requested()) return;
    if (!params_.list_folder.empty())
      ledger.reopen(shards_without_list(params_.list_folder, ledger.standing()));
    if (params_.certify) ledger.reopen(ledger.standing().shards_without_certificate());
  }

  std::optional<WorkEnd> advance(Ledger& ledger) {
    const std::vector<Claim> others = idle_.empty() ? std::vector<Claim>() : ledger.claims_of_others();
    report_progress(ledger, others);
    // Claim after the check, because a worker that has exited by then leaves shards to claim.
    claim_for_idle(ledger);
    take_over_overdue(ledger, others);
    if (!others.empty() || idle_.size() < pool_.size()) return std::nullopt;
    // Others may have claimed everything since the check, if the system suspended this process meanwhile.
    if (!ledger.claims_of_others().empty()) return std::nullopt;
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

  // Computes shards again that other processes hold for too long. Before any shard is finished, nothing shows
  // what is too long.
  void take_over_overdue(Ledger& ledger, const std::vector<Claim>& others) {
    const auto now = std::chrono::steady_clock::now();
    if (idle_.empty() || now - last_examination_ < 500ms) return;
    last_examination_ = now;
    waiting_.update(others, now, idle_.size() == pool_.size());
    if (!waiting_.is_long()) return;
    const auto slowest = ledger.slowest_shard();
    if (!slowest) return;
    for (const Claim& claim : waiting_.overdue(*slowest)) {
      if (idle_.empty()) return;
      if (!ledger.take_over(claim)) continue;
      if (params_.on_note) params_.on_note(takeover_note(claim));
      pool_.assign(*idle_.begin(), claim.shard);
      idle_.erase(idle_.begin());
    }
  }

  // The progress includes the work of other processes.
  void report_progress(Ledger& ledger, const std::vector<Claim>& others) {
    const auto now = std::chrono::steady_clock::now();
    if (!params_.on_progress || (idle_.size() < pool_.size() && now - last_report_ < 100ms)) return;
    last_report_ = now;
    const std::uint32_t shards = ledger.spec().shards;
    const bool is_advancing =
        idle_.size() < pool_.size() || others.empty() ||
        std::ranges::any_of(others, [](const Claim& claim) { return !claim.is_stopped; });
    params_.on_progress({shards - ledger.unfinished_shards(), shards, is_advancing});
  }

  std::shared_ptr<SharedLedger> ledger_;
  const WorkParams& params_;
  const StopAwareLocks& locks_;
  Waiting waiting_;
  WorkerPool pool_;
  std::set<std::size_t> idle_;
  std::chrono::steady_clock::time_point last_report_{};
  std::chrono::steady_clock::time_point last_examination_{};
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
