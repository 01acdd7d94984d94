// What the ledger does with its tables (ledger_schema). Who has a shard is never taken on trust: a claim
// counts as long as the process that made it lives, so nothing has to be tidied up after a kill.
#include "reports/job/ledger/ledger.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <stdexcept>
#include <utility>

#include "reports/job/ledger/ledger_file.hpp"
#include "reports/job/ledger/ledger_schema.hpp"
#include "reports/job/ledger/process.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::job {
namespace {

using Kind = Transaction::Kind;

std::int64_t now() { return std::time(nullptr); }

std::uint32_t shard_number(std::int64_t column) {
  const bool is_one = column >= 0 && column < std::int64_t{UINT32_MAX};
  return is_one ? static_cast<std::uint32_t>(column) : UINT32_MAX;  // which no job has
}

ProcessIdentity identity_in(const Rows& rows, int column) {
  return {rows.text(column), rows.text(column + 1), rows.integer(column + 2), rows.integer(column + 3)};
}

}  // namespace

struct Ledger::State {
  State(const std::string& the_path, Access access)
      : path(the_path),
        database(path, mode_to_open(path, access), path),
        spec(checked_ledger(database, access)),
        job(job_hash(spec)) {}

  std::string path;
  Database database;
  Spec spec;
  std::string job;
  std::int64_t worker = 0;  // 0 before sign_on
  const std::atomic<int>* stop = nullptr;

  // Kept for what is done for each shard.
  Statement lowest_open{database,
                        "SELECT id FROM shard INDEXED BY unfinished WHERE state = 'open' AND state <> 'done' "
                        "ORDER BY id LIMIT 1"};
  Statement set_claimed{database, "UPDATE shard SET state = 'claimed', worker = ?2 WHERE id = ?1"};
  Statement set_done{
      database,
      "UPDATE shard SET state = 'done', worker = NULL, failure = NULL WHERE id = ?1 AND state <> 'done'"};
  Statement same_shard{database,
                       "SELECT id, text FROM record WHERE shard = ?1 AND is_audit = ?2 ORDER BY id"};
  Statement insert{database,
                   "INSERT INTO record (shard, is_audit, copies, seconds, finished_at, text) "
                   "VALUES (?1, ?2, 1, ?3, ?4, ?5)"};

  std::optional<Transaction> save_in_progress;

  std::optional<std::uint32_t> claim();
  std::int64_t own_row(const ProcessIdentity& self);
  bool is_dead(std::int64_t id, const ProcessIdentity& process) const;
  bool let_go_of_the_dead();
  void mark_shards_by_their_records();
  std::vector<std::int64_t> claimants(bool alive);

  enum class Novelty { first, same, other };
  Novelty take_up(const Record& record, bool is_audit, double seconds);
  std::vector<StoredRecord> records();
  std::vector<OpenShard> open_shards();
};

// While it lives, nobody waits long for locks, but waits.
class Ledger::ShortPatience {
 public:
  explicit ShortPatience(State& state) : state_(state) { state.database.wait_for_locks(short_patience); }
  ~ShortPatience() { state_.database.wait_for_locks(ledger_patience, state_.stop); }
  ShortPatience(const ShortPatience&) = delete;
  ShortPatience& operator=(const ShortPatience&) = delete;

 private:
  static constexpr std::chrono::milliseconds short_patience{300};
  State& state_;
};

// A connection that signed on stays what it is even if the machine is given another name.
std::int64_t Ledger::State::own_row(const ProcessIdentity& self) {
  Statement select(database, "SELECT id, host, boot, pid, started FROM worker");
  for (Rows rows(select); rows.next();)
    if (rows.integer(0) == worker || identity_in(rows, 1) == self) return rows.integer(0);
  return 0;
}

// Whatever the system says of it, this process is not.
bool Ledger::State::is_dead(std::int64_t id, const ProcessIdentity& process) const {
  return id != worker && !is_alive(process);
}

// Those who have claimed shards. One of whom nothing is known is dead.
std::vector<std::int64_t> Ledger::State::claimants(bool alive) {
  Statement select(database,
                   "SELECT claimant, host, boot, pid, started FROM "
                   "(SELECT DISTINCT worker AS claimant FROM shard INDEXED BY unfinished "
                   "WHERE state = 'claimed' AND state <> 'done') LEFT JOIN worker ON worker.id = claimant");
  std::vector<std::int64_t> ids;
  for (Rows rows(select); rows.next();)
    if (is_dead(rows.integer(0), identity_in(rows, 1)) != alive) ids.push_back(rows.integer(0));
  return ids;
}

bool Ledger::State::let_go_of_the_dead() {
  const std::vector<std::int64_t> dead = claimants(false);
  Statement let_go(database,
                   "UPDATE shard SET state = 'open', worker = NULL WHERE state = 'claimed' AND worker = ?1");
  for (const std::int64_t id : dead) let_go.run(id);
  return !dead.empty();
}

std::optional<std::uint32_t> Ledger::State::claim() {
  if (worker == 0) throw std::logic_error("a claim by a process that has not signed on");
  if (database.has_moved())
    throw LedgerError(
        LedgerError::Kind::io,
        fmt::format("{}: was moved or removed while it was in use; put it back, or plan again and collect",
                    reports::printable(path)));
  const auto lowest = [this]() -> std::optional<std::uint32_t> {
    Rows rows(lowest_open);
    if (!rows.next()) return std::nullopt;
    return shard_number(rows.integer(0));
  };
  auto shard = lowest();
  if (!shard && let_go_of_the_dead()) shard = lowest();
  if (shard) set_claimed.run(*shard, worker);
  return shard;
}

// Damage may have struck a record, or the row of its shard. Looking at many records takes seconds; who is
// told to stop needs no marks.
void Ledger::State::mark_shards_by_their_records() {
  std::vector<bool> vouched(spec.shards);
  for (const StoredRecord& record : records()) {
    if (stop != nullptr && *stop != 0) return;
    if (!record.is_audit && record.shard < spec.shards && valid_record(record.text, job, record.shard))
      vouched[record.shard] = true;
  }
  std::vector<bool> done(spec.shards);
  Statement select_done(database, "SELECT id FROM shard WHERE state = 'done' AND id BETWEEN 0 AND ?1");
  for (Rows rows(select_done, spec.shards - 1); rows.next();)
    done[static_cast<std::size_t>(rows.integer(0))] = true;
  Statement set_open(database, "UPDATE shard SET state = 'open' WHERE id = ?1");
  for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
    if (vouched[shard] && !done[shard]) set_done.run(shard);
    if (!vouched[shard] && done[shard]) set_open.run(shard);
  }
}

// Adds a record to its shard's, or counts it if its outcome is known; of audits each one stays, for they
// decide by their number. Damaged records of the shard have no worth any more, and go.
Ledger::State::Novelty Ledger::State::take_up(const Record& record, bool is_audit, double seconds) {
  if (record.job != job || record.shard >= spec.shards)
    throw std::invalid_argument("a record of another job than the ledger's");
  std::optional<std::int64_t> same;
  std::vector<std::int64_t> damaged;
  auto novelty = Novelty::first;
  for (Rows rows(same_shard, record.shard, is_audit); rows.next();) {
    const auto known = valid_record(rows.text(1), job, record.shard);
    if (!known)
      damaged.push_back(rows.integer(0));
    else if (known->outcome == record.outcome)
      same = rows.integer(0);
    else
      novelty = Novelty::other;
  }
  for (const std::int64_t id : damaged) Statement(database, "DELETE FROM record WHERE id = ?1").run(id);
  if (same && !is_audit) {
    Statement(database, "UPDATE record SET copies = copies + 1 WHERE id = ?1").run(*same);
    novelty = Novelty::same;
  } else {
    insert.run(record.shard, is_audit, seconds, now(), record_text(record));
  }
  if (!is_audit) set_done.run(record.shard);
  return novelty;
}

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
  const std::vector<std::int64_t> alive = claimants(true);
  Statement select(database, "SELECT id, worker, failure FROM shard NOT INDEXED WHERE state <> 'done'");
  std::vector<OpenShard> result;
  for (Rows rows(select); rows.next();)
    result.push_back({.shard = shard_number(rows.integer(0)),
                      .running = std::ranges::find(alive, rows.integer(1)) != alive.end(),
                      .failure = rows.text(2)});
  return result;
}

Ledger Ledger::open(const std::string& path, Access access) {
  return Ledger(std::make_unique<State>(path, access));
}

Ledger::Ledger(std::unique_ptr<State> state) : state_(std::move(state)) {}
Ledger::Ledger(Ledger&&) noexcept = default;
Ledger::~Ledger() = default;

const std::string& Ledger::path() const { return state_->path; }
const Spec& Ledger::spec() const { return state_->spec; }
const std::string& Ledger::job() const { return state_->job; }

void Ledger::heed(const std::atomic<int>* stop) {
  state_->stop = stop;
  state_->database.wait_for_locks(ledger_patience, stop);
}

void Ledger::sign_on(int threads) {
  Database& database = state_->database;
  const ProcessIdentity self = this_process();
  Transaction transaction(database, Kind::write);
  std::int64_t worker = state_->own_row(self);
  state_->worker = worker;
  state_->let_go_of_the_dead();
  Statement remove(database, "DELETE FROM worker WHERE id = ?1");
  Statement select(database, "SELECT id, host, boot, pid, started FROM worker");
  std::vector<std::int64_t> dead;
  for (Rows rows(select); rows.next();)
    if (state_->is_dead(rows.integer(0), identity_in(rows, 1))) dead.push_back(rows.integer(0));
  for (const std::int64_t id : dead) remove.run(id);
  if (worker == 0) {
    Statement(database, "INSERT INTO worker (host, boot, pid, started, threads) VALUES (?1, ?2, ?3, ?4, ?5)")
        .run(self.host, self.boot, self.pid, self.started, threads);
    worker = database.last_row();
  } else {
    Statement(database, "UPDATE worker SET threads = ?2 WHERE id = ?1").run(worker, threads);
  }
  Statement(database, "UPDATE shard SET state = 'open', failure = NULL WHERE state = 'failed'").run();
  state_->mark_shards_by_their_records();
  transaction.commit();
  state_->worker = worker;
}

void Ledger::sign_off() {
  if (state_->worker == 0) return;
  const ShortPatience even_if_told_to_stop(*state_);
  try {
    Transaction transaction(state_->database, Kind::write);
    Statement(state_->database,
              "UPDATE shard SET state = 'open', worker = NULL WHERE state = 'claimed' AND worker = ?1")
        .run(state_->worker);
    transaction.commit();
  } catch (const LedgerError& error) {
    if (error.kind() != LedgerError::Kind::busy) throw;
  }
}

void Ledger::reopen(const std::vector<std::uint32_t>& shards) {
  if (shards.empty()) return;
  Transaction transaction(state_->database, Kind::write);
  Statement set_open(state_->database, "UPDATE shard SET state = 'open' WHERE id = ?1 AND state = 'done'");
  for (const std::uint32_t shard : shards) set_open.run(shard);
  transaction.commit();
}

std::optional<std::uint32_t> Ledger::claim() {
  Transaction transaction(state_->database, Kind::write);
  const auto shard = state_->claim();
  transaction.commit();
  return shard;
}

std::optional<std::uint32_t> Ledger::save(const Record& record, double seconds) {
  const auto next = begin_save(record, seconds);
  finish_save();
  return next;
}

std::optional<std::uint32_t> Ledger::begin_save(const Record& record, double seconds) {
  std::optional<Transaction>& transaction = state_->save_in_progress;
  transaction.emplace(state_->database, Kind::write);
  try {
    state_->take_up(record, false, seconds);
    return state_->claim();
  } catch (...) {
    transaction.reset();
    throw;
  }
}

void Ledger::finish_save() {
  std::optional<Transaction>& transaction = state_->save_in_progress;
  try {
    transaction.value().commit();
  } catch (...) {
    transaction.reset();
    throw;
  }
  transaction.reset();
}

void Ledger::save_failure(std::uint32_t shard, const std::string& why) {
  Transaction transaction(state_->database, Kind::write);
  Statement(
      state_->database,
      "UPDATE shard SET state = 'failed', worker = NULL, failure = ?2 WHERE id = ?1 AND state <> 'done'")
      .run(shard, why.empty() ? "for no known reason" : why);
  transaction.commit();
}

std::uint64_t Ledger::left() {
  const Transaction one_moment(state_->database, Kind::read);
  Statement count(state_->database, "SELECT count(*) FROM shard INDEXED BY unfinished WHERE state <> 'done'");
  Rows rows(count);
  rows.next();
  return static_cast<std::uint64_t>(rows.integer(0));
}

bool Ledger::others_at_work() {
  const Transaction one_moment(state_->database, Kind::read);
  return std::ranges::any_of(state_->claimants(true),
                             [this](std::int64_t worker) { return worker != state_->worker; });
}

void Ledger::save_audit(const Record& record, double seconds) {
  Transaction transaction(state_->database, Kind::write);
  state_->take_up(record, true, seconds);
  transaction.commit();
}

Ledger::Taken Ledger::collect(const std::vector<Record>& records) {
  Taken taken;
  Transaction transaction(state_->database, Kind::write);
  for (const Record& record : records) {
    switch (state_->take_up(record, false, 0)) {
      case State::Novelty::first:
        ++taken.added;
        break;
      case State::Novelty::same:
        ++taken.duplicates;
        break;
      case State::Novelty::other:
        taken.conflicts.push_back(record.shard);
        break;
    }
  }
  transaction.commit();
  std::ranges::sort(taken.conflicts);
  taken.conflicts.erase(std::unique(taken.conflicts.begin(), taken.conflicts.end()), taken.conflicts.end());
  return taken;
}

Standing Ledger::standing() {
  std::vector<StoredRecord> records;
  std::vector<OpenShard> open;
  {
    const Transaction one_moment(state_->database, Kind::read);
    records = state_->records();
    open = state_->open_shards();
  }
  return judge(state_->spec, records, open);
}

std::vector<WorkerStanding> Ledger::workers() {
  const Transaction one_moment(state_->database, Kind::read);
  Statement select(state_->database,
                   "SELECT id, host, boot, pid, started, threads, "
                   "(SELECT count(*) FROM shard WHERE state = 'claimed' AND worker = worker.id) "
                   "FROM worker ORDER BY id");
  std::vector<WorkerStanding> result;
  for (Rows rows(select); rows.next();) {
    const ProcessIdentity process = identity_in(rows, 1);
    if (state_->is_dead(rows.integer(0), process)) continue;
    result.push_back({.id = rows.integer(0),
                      .host = process.host,
                      .pid = process.pid,
                      .threads = static_cast<int>(rows.integer(5)),
                      .shards = static_cast<std::uint64_t>(rows.integer(6))});
  }
  return result;
}

std::vector<std::int64_t> Ledger::last_finished(std::size_t most) {
  Statement select(
      state_->database,
      "SELECT finished_at FROM record WHERE is_audit = 0 AND seconds > 0 ORDER BY id DESC LIMIT ?1");
  std::vector<std::int64_t> times;
  for (Rows rows(select, most); rows.next();) times.push_back(rows.integer(0));
  std::ranges::sort(times);
  return times;
}

}  // namespace eightfold::job
