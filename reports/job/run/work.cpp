// A thread that has computed a shard writes it into the ledger and claims its next one in one transaction. It
// leaves it to one more thread to wait for the disk, and begins the next shard. So a kill costs a thread
// the shard that it is at, or, until that is on the disk, the one before and what it has of the next. The one
// thread also looks out for signals, for shards that others leave behind, and for the end.
#include "reports/job/run/work.hpp"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

#include "core/count/parallel.hpp"
#include "reports/job/run/crew.hpp"
#include "reports/job/run/shard_files.hpp"

namespace eightfold::job {
namespace {

using namespace std::chrono_literals;

// The ledger among threads, one at a time. It outlives a crew that is abandoned, and is closed to it then.
class Book {
 public:
  explicit Book(Ledger& ledger) : ledger_(ledger) {}

  /// For a thread of the crew: what it goes on with.
  std::optional<std::uint32_t> save(const Crew::Finished& finished) {
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
    if (!next) ++about_to_be_idle_;
    changed_.notify_all();
    return next;
  }

  /// Sees the next result to the disk, if one comes soon; at once if a thread is about to be idle.
  void keep() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, about_to_be_idle_ > 0 ? 1ms : 100ms, [this] { return is_saving_; });
    finish_save();
  }

  /// Calls `use` with the ledger to itself.
  template <typename Use>
  auto alone(const Use& use) {
    const std::lock_guard lock(mutex_);
    finish_save();
    return use(ledger_);
  }

  /// A thread that had nothing to go on with has been seen to be idle.
  void saw_idle() {
    const std::lock_guard lock(mutex_);
    --about_to_be_idle_;
  }

  /// From now on nothing of the crew's reaches the ledger.
  void close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    changed_.notify_all();
    finish_save();
    ledger_.sign_off();
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
  bool is_saving_ = false;    // begun, and not on the disk
  int about_to_be_idle_ = 0;  // threads that got nothing to go on with, and were not seen since
  bool is_closed_ = false;
};

// The claims of one process.
class Shift {
 public:
  Shift(Ledger& ledger, const WorkParams& params, const Heeding& heeding)
      : book_(std::make_shared<Book>(ledger)),
        params_(params),
        heeding_(heeding),
        crew_(ledger.spec(), Route::engine, threads_of(params.threads), params.list_folder,
              [book = book_](const Crew::Finished& finished) { return book->save(finished); }) {
    for (std::size_t thread = 0; thread < crew_.size(); ++thread) idle_.insert(thread);
  }

  WorkEnd run() {
    book_->alone([this](Ledger& ledger) { begin(ledger); });
    for (;;) {
      if (heeding_.is_told_to_stop()) return stop();
      while (const auto last = crew_.wait(0ms)) {
        idle_.insert(last->thread);
        book_->saw_idle();
      }
      if (const auto end = book_->alone([this](Ledger& ledger) { return end_or_go_on(ledger); })) return *end;
      book_->keep();
    }
  }

  WorkEnd stop() {
    crew_.abandon();
    book_->close();
    return WorkEnd::stopped;
  }

 private:
  void begin(Ledger& ledger) {
    ledger.sign_on(static_cast<int>(crew_.size()));
    if (!heeding_.is_told_to_stop() && !params_.list_folder.empty())
      ledger.reopen(shards_without_list(params_.list_folder, ledger.standing()));
  }

  std::optional<WorkEnd> end_or_go_on(Ledger& ledger) {
    tell(ledger);
    const bool others = idle_.size() == crew_.size() && ledger.others_at_work();
    // Only now, as others may leave shards behind at the very moment in which they are seen to have gone.
    claim_for_idle(ledger);
    if (others || idle_.size() < crew_.size()) return std::nullopt;
    ledger.sign_off();
    return ledger.left() == 0 ? WorkEnd::complete : WorkEnd::unfinished;
  }

  void claim_for_idle(Ledger& ledger) {
    while (!idle_.empty()) {
      const auto shard = ledger.claim();
      if (!shard) return;
      crew_.give(*idle_.begin(), *shard);
      idle_.erase(idle_.begin());
    }
  }

  // What others do shows, too.
  void tell(Ledger& ledger) {
    const auto now = std::chrono::steady_clock::now();
    if (!params_.on_progress || (idle_.size() < crew_.size() && now - told_ < 100ms)) return;
    told_ = now;
    const std::uint32_t shards = ledger.spec().shards;
    params_.on_progress(shards - ledger.left(), shards);
  }

  std::shared_ptr<Book> book_;
  const WorkParams& params_;
  const Heeding& heeding_;
  Crew crew_;
  std::set<std::size_t> idle_;
  std::chrono::steady_clock::time_point told_{};
};

}  // namespace

WorkEnd work(Ledger& ledger, const WorkParams& params) {
  const Heeding heeding(ledger, params.stop);
  Shift shift(ledger, params, heeding);
  try {
    return shift.run();
  } catch (const LedgerError& error) {
    const WorkEnd stopped = shift.stop();
    if (!heeding.explains(error)) throw;
    return stopped;
  } catch (...) {
    shift.stop();
    throw;
  }
}

}  // namespace eightfold::job
