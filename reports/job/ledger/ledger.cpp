// How the ledger stores results in its tables (ledger_schema).
#include "reports/job/ledger/ledger.hpp"

#include <ctime>
#include <set>
#include <stdexcept>
#include <utility>

#include "reports/job/ledger/ledger_state.hpp"

namespace eightfold::job {
namespace {

// Whether a record adds nothing to a stored one.
bool is_copy(const Record& record, const Record& stored) {
  return record.outcome == stored.outcome &&
         (!record.certificate || record.certificate == stored.certificate);
}

bool contradict(const Record& a, const Record& b) {
  return a.outcome != b.outcome || (a.certificate && b.certificate && a.certificate != b.certificate);
}

}  // namespace

// Inserts a record, or increments `copies` if the shard has a record with this outcome, and with the
// certificate if the new one has one. Every audit has its
// own row, because the majority of audits decides conflicts. Also deletes damaged records of the shard.
Ledger::State::Storage Ledger::State::store_record(const Record& record, bool is_audit, double seconds) {
  if (record.job != job || record.shard >= spec.shards)
    throw std::invalid_argument("the record belongs to another job");
  std::optional<std::int64_t> same;
  std::vector<std::int64_t> damaged;
  auto storage = Storage::added;
  for (Rows rows(records_of_shard, record.shard, is_audit); rows.next();) {
    const auto stored = valid_record(rows.text(1), job, record.shard);
    if (!stored)
      damaged.push_back(rows.integer(0));
    else if (is_copy(record, *stored))
      same = rows.integer(0);
    else if (contradict(record, *stored))
      storage = Storage::conflict;
  }
  for (const std::int64_t id : damaged) Statement(database, "DELETE FROM record WHERE id = ?1").run(id);
  if (same && !is_audit) {
    Statement(database, "UPDATE record SET copies = copies + 1 WHERE id = ?1").run(*same);
    storage = Storage::duplicate;
  } else {
    insert.run(record.shard, is_audit, seconds, std::time(nullptr), record_text(record));
  }
  if (!is_audit) set_done.run(record.shard);
  return storage;
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

void Ledger::stop_waiting_when(const std::atomic<int>* stop) {
  state_->stop = stop;
  state_->database.set_lock_timeout(lock_timeout, stop);
}

void Ledger::on_lock_wait(std::function<void(const std::string&)> on_wait) {
  state_->database.on_lock_wait(std::move(on_wait));
}

std::optional<std::uint32_t> Ledger::begin_save(const Record& record, double seconds) {
  auto transaction = std::make_unique<Transaction>(state_->database, Transaction::Kind::write);
  state_->store_record(record, false, seconds);
  const auto next = state_->claim();
  state_->pending_save = std::move(transaction);
  return next;
}

void Ledger::finish_save() {
  const auto transaction = std::move(state_->pending_save);
  transaction->commit();
}

void Ledger::save_failure(std::uint32_t shard, const std::string& why) {
  Transaction transaction(state_->database, Transaction::Kind::write);
  Statement(
      state_->database,
      "UPDATE shard SET state = 'failed', worker = NULL, failure = ?2 WHERE id = ?1 AND state <> 'done'")
      .run(shard, why.empty() ? "unknown error" : why);
  transaction.commit();
}

void Ledger::save_audit(const Record& record, double seconds) {
  Transaction transaction(state_->database, Transaction::Kind::write);
  state_->store_record(record, true, seconds);
  transaction.commit();
}

Ledger::CollectResult Ledger::collect(const std::vector<Record>& records) {
  std::uint64_t added = 0;
  std::uint64_t duplicates = 0;
  std::set<std::uint32_t> conflicts;
  Transaction transaction(state_->database, Transaction::Kind::write);
  for (const Record& record : records) {
    const auto storage = state_->store_record(record, false, 0);
    added += storage == State::Storage::added ? 1 : 0;
    duplicates += storage == State::Storage::duplicate ? 1 : 0;
    if (storage == State::Storage::conflict) conflicts.insert(record.shard);
  }
  transaction.commit();
  return {added, duplicates, {conflicts.begin(), conflicts.end()}};
}

}  // namespace eightfold::job
