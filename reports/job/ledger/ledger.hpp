#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/job/ledger/ledger_error.hpp"
#include "reports/job/ledger/standing.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// A live worker process of this machine.
struct WorkerStatus {
  std::int64_t id = 0;
  std::string host;
  std::int64_t pid = 0;
  int threads = 0;
  std::uint64_t shards = 0;  ///< number of its claims
  bool is_stopped = false;
  std::optional<std::int64_t> seconds = {};  ///< since its oldest claim; nothing if unknown
};

/// A shard that a live worker process of this machine has claimed.
struct Claim {
  std::uint32_t shard = 0;
  std::int64_t worker = 0;
  std::int64_t pid = 0;
  bool is_stopped = false;
  std::optional<std::int64_t> seconds = {};  ///< since the claim; nothing in ledgers of format 1
};

/// The state of a job in an SQLite file, which several processes of one machine can write. Every public
/// member is one transaction and throws LedgerError. Not thread-safe.
///
/// Results are stored as record_text, so that all totals come from records with checksums. The rest of the
/// file only describes the remaining work.
class Ledger {
 public:
  /// The user_version of new ledgers. Ledgers of format 1 can be opened too.
  static constexpr int format = 2;

  /// Creates a ledger completely or not at all. Does not replace a file.
  static void create(const std::string& path, const Spec& spec);

  enum class Access { read, write };
  /// Checks the integrity of the file, the definitions of its tables, and the specification's hash.
  static Ledger open(const std::string& path, Access access);

  Ledger(Ledger&&) noexcept;
  ~Ledger();

  const std::string& path() const;
  const Spec& spec() const;
  const std::string& job() const;  ///< job_hash

  /// Makes lock waits fail when *stop is not 0; nullptr disables this. Use StopAwareLocks.
  void stop_waiting_when(const std::atomic<int>* stop);
  /// `on_wait` receives a line that names the process if a lock is not available within two seconds.
  void on_lock_wait(std::function<void(const std::string&)> on_wait);

  /// Registers this process as a worker. Releases the claims of dead workers, and reopens the shards that
  /// failed or have only damaged records.
  void register_worker(int threads);
  /// Releases the claims of this process. If the ledger is locked, it returns at once; the claims then expire
  /// when the process exits.
  void unregister_worker();

  /// Reopens done shards, so that they are computed again. Their records remain, so the next register_worker
  /// marks them as done.
  void reopen(const std::vector<std::uint32_t>& shards);

  /// Claims the first shard of the lowest stratum where that is open, or else the lowest open shard. If no
  /// shard is open, it first releases the claims of dead workers. Returns nothing if no shard is open then.
  std::optional<std::uint32_t> claim();

  /// Stores a record and claims the next shard in one transaction. begin_save does not wait for the disk, and
  /// the caller can start to compute the shard that it returns. finish_save commits. Do not call other
  /// members between the two.
  std::optional<std::uint32_t> begin_save(const Record& record, double seconds);
  void finish_save();

  /// Stores why a claimed shard could not be computed.
  void save_failure(std::uint32_t shard, const std::string& why);

  /// The number of shards that are not marked as done. It does not check the records, so it is fast enough
  /// for a progress bar.
  std::uint64_t unfinished_shards();

  /// The claims of other live processes of this machine, by shard.
  std::vector<Claim> claims_of_others();
  /// Claims the shard of another process. Returns false if the claim has changed, or if this object claimed
  /// the shard before, so that two waiting workers do not exchange a shard forever.
  bool take_over(const Claim& claim);
  /// The longest computing time of a shard on this machine, in seconds; nothing if none is finished.
  std::optional<double> slowest_shard();

  /// Stores the record of an audit.
  void save_audit(const Record& record, double seconds);

  struct CollectResult {
    std::uint64_t added = 0;
    std::uint64_t duplicates = 0;          ///< records whose outcome was already stored
    std::vector<std::uint32_t> conflicts;  ///< shards that have another outcome; both are stored
  };
  /// Stores all records or none. Precondition: each belongs to this job.
  CollectResult collect(const std::vector<Record>& records);

  Standing standing();
  std::vector<WorkerStatus> workers();
  /// When the last `limit` shards were finished on this machine, in ascending order; seconds since 1970.
  std::vector<std::int64_t> recent_finish_times(std::size_t limit);

 private:
  struct State;
  explicit Ledger(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// While it exists, lock waits fail once a stop is requested: as soon as *stop is not 0, a transaction that
/// needs a lock of another process throws LedgerError (busy). `stop` may be nullptr. `on_wait` receives the
/// lines of on_lock_wait.
class StopAwareLocks {
 public:
  StopAwareLocks(Ledger& ledger, const std::atomic<int>* stop,
                 std::function<void(const std::string&)> on_wait = {})
      : ledger_(ledger), stop_(stop) {
    ledger.stop_waiting_when(stop);
    ledger.on_lock_wait(std::move(on_wait));
  }
  ~StopAwareLocks() {
    ledger_.stop_waiting_when(nullptr);
    ledger_.on_lock_wait({});
  }
  StopAwareLocks(const StopAwareLocks&) = delete;
  StopAwareLocks& operator=(const StopAwareLocks&) = delete;

  bool stop_requested() const { return stop_ != nullptr && *stop_ != 0; }
  /// True if the error may be a consequence of the requested stop.
  bool is_caused_by_stop(const LedgerError& error) const {
    return error.kind() == LedgerError::Kind::busy && stop_requested();
  }

 private:
  Ledger& ledger_;
  const std::atomic<int>* stop_;
};

}  // namespace eightfold::job
