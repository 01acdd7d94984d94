#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/process.hpp"
#include "reports/job/ledger/sqlite.hpp"

namespace eightfold::job {

// How to open a ledger. Throws LedgerError if the file does not exist, or if the file or its folder does not
// permit the access.
Database::Mode open_mode(const std::string& path, Ledger::Access access);

// How long to wait for locks of other processes.
inline constexpr std::chrono::seconds lock_timeout{60};

// Creates the tables of a ledger in an empty database, with a row for each shard. Tests create older formats.
void create_tables(Database& database, const Spec& spec, int format = Ledger::format);

struct CheckedLedger {
  int format = 0;
  Spec spec;
};

// Configures a connection and checks everything but the records. With write access it rebuilds damaged
// indexes. Throws LedgerError if the file is not a ledger or is damaged.
CheckedLedger checked_ledger(Database& database, Ledger::Access access);

struct Ledger::State {
  State(const std::string& the_path, Access access)
      : path(the_path),
        database(path, open_mode(path, access), path),
        checked(checked_ledger(database, access)),
        job(job_hash(spec)) {}

  std::string path;
  Database database;
  const CheckedLedger checked;
  const Spec& spec = checked.spec;
  const bool has_claim_times = checked.format >= 2;
  std::string job;
  std::int64_t worker = 0;  // id in the worker table; 0 before register_worker
  const std::atomic<int>* stop = nullptr;

  // Statements that run once per shard are prepared once.
  Statement is_open{database, "SELECT 1 FROM shard WHERE id = ?1 AND state = 'open'"};
  Statement lowest_open_shard{
      database,
      "SELECT id FROM shard INDEXED BY unfinished WHERE state = 'open' AND state <> 'done' "
      "ORDER BY id LIMIT 1"};
  Statement set_claimed{database, has_claim_times ? "UPDATE shard SET state = 'claimed', worker = ?2, "
                                                    "claimed_at = ?3 WHERE id = ?1"
                                                  : "UPDATE shard SET state = 'claimed', worker = ?2 "
                                                    "WHERE id = ?1"};
  Statement set_done{
      database,
      "UPDATE shard SET state = 'done', worker = NULL, failure = NULL WHERE id = ?1 AND state <> 'done'"};
  Statement records_of_shard{database,
                             "SELECT id, text FROM record WHERE shard = ?1 AND is_audit = ?2 ORDER BY id"};
  Statement insert{database,
                   "INSERT INTO record (shard, is_audit, copies, seconds, finished_at, text) "
                   "VALUES (?1, ?2, 1, ?3, ?4, ?5)"};

  std::unique_ptr<Transaction> pending_save;

  std::vector<bool> claimed_before;  // by this object

  std::optional<std::uint32_t> next_open_shard();
  std::optional<std::uint32_t> claim();
  void claim_shard(std::uint32_t shard);
  std::vector<Claim> claims();
  std::int64_t registered_id(const ProcessIdentity& self);
  bool has_exited(std::int64_t id, const ProcessIdentity& process) const;
  void release_claims(std::int64_t id);
  bool release_claims_of_dead_workers();
  void reconcile_shard_states();
  std::vector<std::int64_t> dead_workers_with_claims();

  enum class Storage { added, duplicate, conflict };
  Storage store_record(const Record& record, bool is_audit, double seconds);
  std::vector<StoredRecord> records();
  std::vector<OpenShard> open_shards();
};

inline std::uint32_t shard_number(std::int64_t column) {
  const bool is_valid = column >= 0 && column < std::int64_t{UINT32_MAX};
  return is_valid ? static_cast<std::uint32_t>(column) : UINT32_MAX;  // no job has this shard
}

inline ProcessIdentity read_identity(const Rows& rows, int column) {
  return {rows.text(column), rows.text(column + 1), rows.integer(column + 2), rows.integer(column + 3)};
}

}  // namespace eightfold::job
