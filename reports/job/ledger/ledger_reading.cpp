#include <algorithm>
#include <set>

#include "reports/job/ledger/ledger_state.hpp"

namespace eightfold::job {

std::vector<StoredRecord> Ledger::State::records() {
  Statement select(
      database,
      "SELECT id, shard, text, is_audit, copies, finished_at, seconds FROM record NOT INDEXED ORDER BY id");
  std::vector<StoredRecord> result;
  for (Rows rows(select); rows.next();)
    result.push_back({.id = rows.integer(0),
                      .shard = shard_number(rows.integer(1)),
                      .text = rows.text(2),
                      .is_audit = rows.integer(3) != 0,
                      .copies = static_cast<std::uint64_t>(rows.integer(4)),
                      .finished_at = rows.integer(5),
                      .seconds = rows.real(6)});
  return result;
}

std::vector<OpenShard> Ledger::State::open_shards() {
  std::set<std::uint32_t> running;
  for (const Claim& claim : claims()) running.insert(claim.shard);
  Statement select(database, "SELECT id, failure FROM shard NOT INDEXED WHERE state <> 'done'");
  std::vector<OpenShard> result;
  for (Rows rows(select); rows.next();) {
    const std::uint32_t shard = shard_number(rows.integer(0));
    result.push_back({.shard = shard, .running = running.contains(shard), .failure = rows.text(1)});
  }
  return result;
}

Standing Ledger::standing() {
  std::vector<StoredRecord> records;
  std::vector<OpenShard> open;
  {
    const Transaction snapshot(state_->database, Transaction::Kind::read);
    records = state_->records();
    open = state_->open_shards();
  }
  return evaluate(state_->spec, records, open);
}

std::vector<WorkerStatus> Ledger::workers() {
  const Transaction snapshot(state_->database, Transaction::Kind::read);
  Statement select(state_->database, "SELECT id, host, boot, pid, started, threads FROM worker ORDER BY id");
  std::vector<WorkerStatus> result;
  for (Rows rows(select); rows.next();) {
    const ProcessIdentity process = read_identity(rows, 1);
    if (state_->has_exited(rows.integer(0), process)) continue;
    result.push_back({.id = rows.integer(0),
                      .host = process.host,
                      .pid = process.pid,
                      .threads = static_cast<int>(rows.integer(5)),
                      .is_stopped = is_stopped(process.pid)});
  }
  for (const Claim& claim : state_->claims()) {
    const auto worker = std::ranges::find(result, claim.worker, &WorkerStatus::id);
    if (worker == result.end()) continue;
    ++worker->shards;
    if (claim.seconds) worker->seconds = std::max(worker->seconds.value_or(0), *claim.seconds);
  }
  return result;
}

std::optional<double> Ledger::slowest_shard() {
  const Transaction snapshot(state_->database, Transaction::Kind::read);
  Statement select(state_->database,
                   "SELECT max(seconds) FROM record NOT INDEXED WHERE is_audit = 0 AND seconds > 0");
  Rows rows(select);
  const double seconds = rows.next() ? rows.real(0) : 0;
  return seconds > 0 ? std::optional(seconds) : std::nullopt;
}

std::vector<std::int64_t> Ledger::recent_finish_times(std::size_t limit) {
  Statement select(
      state_->database,
      "SELECT finished_at FROM record WHERE is_audit = 0 AND seconds > 0 ORDER BY id DESC LIMIT ?1");
  std::vector<std::int64_t> times;
  for (Rows rows(select, limit); rows.next();) times.push_back(rows.integer(0));
  std::ranges::sort(times);
  return times;
}

std::uint64_t Ledger::unfinished_shards() {
  const Transaction snapshot(state_->database, Transaction::Kind::read);
  Statement count(state_->database, "SELECT count(*) FROM shard INDEXED BY unfinished WHERE state <> 'done'");
  Rows rows(count);
  rows.next();
  return static_cast<std::uint64_t>(rows.integer(0));
}

}  // namespace eightfold::job
