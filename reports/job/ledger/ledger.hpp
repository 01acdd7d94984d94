#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reports/job/ledger/ledger_error.hpp"
#include "reports/job/ledger/standing.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// The worker processes of a ledger that are alive on this machine.
struct WorkerStatus {
  std::int64_t id = 0;
  std::string host;
  std::int64_t pid = 0;
  int threads = 0;
  std::uint64_t shards = 0;  ///< that it has claimed and not finished
};

/// A job's ledger: one SQLite file (WAL, synchronous=FULL, foreign keys, user_version and application_id)
/// that several processes of one machine may write at a time. Every public member is one transaction. Not for
/// several threads at a time. All members throw LedgerError.
///
/// Results are kept as record_text, so every total is made of records that vouch for themselves; whatever
/// else the file holds only says what is left to do.
class Ledger {
 public:
  /// user_version of the ledgers that this program writes and reads.
  static constexpr int format = 1;

  /// Makes a ledger: whole, or not at all. Does not replace a file.
  static void create(const std::string& path, const Spec& spec);

  enum class Access { read, write };
  /// Checks the file: SQLite's own check of its structure, the tables' definitions, the specification's hash.
  static Ledger open(const std::string& path, Access access);

  Ledger(Ledger&&) noexcept;
  ~Ledger();

  const std::string& path() const;
  const Spec& spec() const;
  const std::string& job() const;  ///< job_hash

  /// From now on locks are waited for only as long as *stop is 0; nullptr: always. It must be
  /// there until the next call; StopAwareLocks sees to that.
  void stop_waiting_when(const std::atomic<int>* stop);

  /// Signs this process on as a worker, and lets go what dead workers (of another start of the machine, or
  /// whose process is gone) had claimed. Failed shards are open again, and so are those whose only records
  /// are damaged.
  void register_worker(int threads);
  /// Lets go what this process has claimed. Does not wait for others who keep the ledger locked: then the
  /// claims end with the process.
  void unregister_worker();

  /// Opens done shards, to be computed once more; their records stay. Whoever signs on later takes them for
  /// done again until then.
  void reopen(const std::vector<std::uint32_t>& shards);

  /// The lowest open shard, now this worker's; nothing if none is open, not even after dead workers' claims
  /// were let go.
  std::optional<std::uint32_t> claim();

  /// Takes up a record of this worker's shard, and claims the next, as claim() does, in one transaction. The
  /// first step does not wait for the disk: the next shard is ours if the transaction comes to its end, and
  /// may be begun. Nothing else may be asked of the ledger in between.
  std::optional<std::uint32_t> begin_save(const Record& record, double seconds);
  void finish_save();

  /// Takes down that a claimed shard could not be computed.
  void save_failure(std::uint32_t shard, const std::string& why);

  /// Shards that are not done, by the ledger alone: quick, for a progress bar.
  std::uint64_t unfinished_shards();

  /// True while another live process of this machine has claimed a shard.
  bool has_other_workers();

  /// Takes up an audit's record.
  void save_audit(const Record& record, double seconds);

  /// What became of collected records.
  struct CollectResult {
    std::uint64_t added = 0;
    std::uint64_t duplicates = 0;          ///< the same outcome was there
    std::vector<std::uint32_t> conflicts;  ///< another outcome was there; both are kept
  };
  /// Takes up all records or none. Precondition: each is of this job.
  CollectResult collect(const std::vector<Record>& records);

  /// All that evaluate() wants to know, as of one moment.
  Standing standing();
  /// The live workers.
  std::vector<WorkerStatus> workers();
  /// When shards were finished here, the last so many, in order of time; seconds since 1970.
  std::vector<std::int64_t> recent_finish_times(std::size_t limit);

 private:
  struct State;
  explicit Ledger(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// While it lives, a ledger does not keep those waiting who are told to stop: once *stop, if there is one, is
/// not 0, what needs a lock that another process has fails as busy at once.
class StopAwareLocks {
 public:
  StopAwareLocks(Ledger& ledger, const std::atomic<int>* stop) : ledger_(ledger), stop_(stop) {
    ledger.stop_waiting_when(stop);
  }
  ~StopAwareLocks() { ledger_.stop_waiting_when(nullptr); }
  StopAwareLocks(const StopAwareLocks&) = delete;
  StopAwareLocks& operator=(const StopAwareLocks&) = delete;

  bool stop_requested() const { return stop_ != nullptr && *stop_ != 0; }
  /// True if an error may come of nothing but that.
  bool is_caused_by_stop(const LedgerError& error) const {
    return error.kind() == LedgerError::Kind::busy && stop_requested();
  }

 private:
  Ledger& ledger_;
  const std::atomic<int>* stop_;
};

}  // namespace eightfold::job
