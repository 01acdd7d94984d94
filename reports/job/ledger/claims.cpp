// Claims assign shards to worker processes. A claim is valid while its process is alive, so a killed process
// needs no clean-up: others release its claims. A stopped process keeps its claims, and others can take them
// over; if both save the shard, the results are the same.
//
// The time of a claim is that of the steady clock, which on Linux counts the seconds since the start of the
// machine. Claims of another start are invalid, so the times of all processes are comparable, and setting the
// wall clock does not change them.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <stdexcept>

#include "reports/job/ledger/ledger_state.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::job {

namespace {

std::int64_t steady_seconds() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace

// The row of this process. A registered connection keeps its row even if the host name changes.
std::int64_t Ledger::State::registered_id(const ProcessIdentity& self) {
  Statement select(database, "SELECT id, host, boot, pid, started FROM worker");
  for (Rows rows(select); rows.next();)
    if (rows.integer(0) == worker || read_identity(rows, 1) == self) return rows.integer(0);
  return 0;
}

// This process is alive even if its identity has changed.
bool Ledger::State::has_exited(std::int64_t id, const ProcessIdentity& process) const {
  return id != worker && !is_alive(process);
}

// A worker without a row is dead.
std::vector<std::int64_t> Ledger::State::dead_workers_with_claims() {
  Statement select(database,
                   "SELECT claimant, host, boot, pid, started FROM "
                   "(SELECT DISTINCT worker AS claimant FROM shard INDEXED BY unfinished "
                   "WHERE state = 'claimed' AND state <> 'done') LEFT JOIN worker ON worker.id = claimant");
  std::vector<std::int64_t> ids;
  for (Rows rows(select); rows.next();)
    if (has_exited(rows.integer(0), read_identity(rows, 1))) ids.push_back(rows.integer(0));
  return ids;
}

// The claims of all live workers.
std::vector<Claim> Ledger::State::claims() {
  const std::string time = has_claim_times ? "coalesce(claimed_at, -1)" : "-1";
  Statement select(database, "SELECT worker.id, host, boot, pid, started, shard.id, " + time +
                                 " FROM shard INDEXED BY unfinished JOIN worker ON worker.id = worker "
                                 "WHERE state = 'claimed' AND state <> 'done' ORDER BY shard.id");
  const std::int64_t now = steady_seconds();
  std::map<std::int64_t, bool> has_exited_by_id;
  std::vector<Claim> claims;
  for (Rows rows(select); rows.next();) {
    const std::int64_t id = rows.integer(0);
    const ProcessIdentity process = read_identity(rows, 1);
    const auto [known, is_new] = has_exited_by_id.try_emplace(id);
    if (is_new) known->second = has_exited(id, process);
    if (known->second) continue;
    Claim& claim =
        claims.emplace_back(Claim{.shard = shard_number(rows.integer(5)), .worker = id, .pid = process.pid});
    const std::int64_t claimed_at = rows.integer(6);
    if (claimed_at >= 0 && claimed_at <= now) claim.seconds = now - claimed_at;
  }
  return claims;
}

void Ledger::State::release_claims(std::int64_t id) {
  Statement(database,
            "UPDATE shard SET state = 'open', worker = NULL WHERE state = 'claimed' AND worker = ?1")
      .run(id);
}

bool Ledger::State::release_claims_of_dead_workers() {
  const std::vector<std::int64_t> dead = dead_workers_with_claims();
  for (const std::int64_t id : dead) release_claims(id);
  return !dead.empty();
}

// The first shard of each stratum, so that the result can be estimated early, then the others.
std::optional<std::uint32_t> Ledger::State::next_open_shard() {
  for (std::uint32_t stratum = 0; stratum < strata_of(spec); ++stratum) {
    const std::uint32_t shard = begin_of_stratum(spec, stratum);
    if (Rows(is_open, shard).next()) return shard;
  }
  Rows rows(lowest_open_shard);
  return rows.next() ? std::optional(shard_number(rows.integer(0))) : std::nullopt;
}

std::optional<std::uint32_t> Ledger::State::claim() {
  if (worker == 0) throw std::logic_error("claim() before register_worker()");
  if (database.has_moved())
    throw LedgerError(LedgerError::Kind::io,
                      fmt::format("{}: moved or removed while in use; restore it, or plan again and collect",
                                  reports::printable(path)));
  auto shard = next_open_shard();
  if (!shard && release_claims_of_dead_workers()) shard = next_open_shard();
  if (shard) claim_shard(*shard);
  return shard;
}

void Ledger::State::claim_shard(std::uint32_t shard) {
  if (has_claim_times)
    set_claimed.run(shard, worker, steady_seconds());
  else
    set_claimed.run(shard, worker);
  claimed_before.resize(spec.shards);
  if (shard < spec.shards) claimed_before[shard] = true;
}

// Marks the shards that have a valid record as done and reopens the others; records and rows can be damaged.
// Checking many records takes seconds, so a requested stop cancels it.
void Ledger::State::reconcile_shard_states() {
  std::vector<bool> has_record(spec.shards);
  for (const StoredRecord& record : records()) {
    if (stop != nullptr && *stop != 0) return;
    if (!record.is_audit && record.shard < spec.shards && valid_record(record.text, job, record.shard))
      has_record[record.shard] = true;
  }
  std::vector<bool> done(spec.shards);
  Statement select_done(database, "SELECT id FROM shard WHERE state = 'done' AND id BETWEEN 0 AND ?1");
  for (Rows rows(select_done, spec.shards - 1); rows.next();)
    done[static_cast<std::size_t>(rows.integer(0))] = true;
  Statement set_open(database, "UPDATE shard SET state = 'open' WHERE id = ?1");
  for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
    if (has_record[shard] && !done[shard]) set_done.run(shard);
    if (!has_record[shard] && done[shard]) set_open.run(shard);
  }
}

void Ledger::register_worker(int threads) {
  Database& database = state_->database;
  const ProcessIdentity self = this_process();
  Transaction transaction(database, Transaction::Kind::write);
  std::int64_t worker = state_->registered_id(self);
  state_->worker = worker;
  state_->release_claims_of_dead_workers();
  Statement remove(database, "DELETE FROM worker WHERE id = ?1");
  Statement select(database, "SELECT id, host, boot, pid, started FROM worker");
  std::vector<std::int64_t> dead;
  for (Rows rows(select); rows.next();)
    if (state_->has_exited(rows.integer(0), read_identity(rows, 1))) dead.push_back(rows.integer(0));
  for (const std::int64_t id : dead) remove.run(id);
  if (worker == 0) {
    Statement(database, "INSERT INTO worker (host, boot, pid, started, threads) VALUES (?1, ?2, ?3, ?4, ?5)")
        .run(self.host, self.boot, self.pid, self.started, threads);
    worker = database.last_insert_id();
  } else {
    Statement(database, "UPDATE worker SET threads = ?2 WHERE id = ?1").run(worker, threads);
  }
  Statement(database, "UPDATE shard SET state = 'open', failure = NULL WHERE state = 'failed'").run();
  state_->reconcile_shard_states();
  transaction.commit();
  state_->worker = worker;
}

void Ledger::unregister_worker() {
  if (state_->worker == 0) return;
  state_->database.set_lock_timeout(std::chrono::milliseconds(300));
  try {
    Transaction transaction(state_->database, Transaction::Kind::write);
    state_->release_claims(state_->worker);
    transaction.commit();
  } catch (const LedgerError& error) {
    if (error.kind() != LedgerError::Kind::busy) throw;
  }
  state_->database.set_lock_timeout(lock_timeout, state_->stop);
}

void Ledger::reopen(const std::vector<std::uint32_t>& shards) {
  if (shards.empty()) return;
  Transaction transaction(state_->database, Transaction::Kind::write);
  Statement set_open(state_->database, "UPDATE shard SET state = 'open' WHERE id = ?1 AND state = 'done'");
  for (const std::uint32_t shard : shards) set_open.run(shard);
  transaction.commit();
}

std::optional<std::uint32_t> Ledger::claim() {
  Transaction transaction(state_->database, Transaction::Kind::write);
  const auto shard = state_->claim();
  transaction.commit();
  return shard;
}

std::vector<Claim> Ledger::claims_of_others() {
  const Transaction snapshot(state_->database, Transaction::Kind::read);
  std::vector<Claim> claims = state_->claims();
  std::erase_if(claims, [this](const Claim& claim) { return claim.worker == state_->worker; });
  for (Claim& claim : claims) claim.is_stopped = is_stopped(claim.pid);
  return claims;
}

bool Ledger::take_over(const Claim& claim) {
  if (state_->worker == 0) throw std::logic_error("take_over() before register_worker()");
  if (claim.shard < state_->claimed_before.size() && state_->claimed_before[claim.shard]) return false;
  Transaction transaction(state_->database, Transaction::Kind::write);
  Statement select(state_->database,
                   "SELECT 1 FROM shard WHERE id = ?1 AND state = 'claimed' AND worker = ?2");
  const bool is_unchanged = Rows(select, claim.shard, claim.worker).next();
  if (is_unchanged) state_->claim_shard(claim.shard);
  transaction.commit();
  return is_unchanged;
}

}  // namespace eightfold::job
