#include "reports/job/ledger/sqlite.hpp"

#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <new>
#include <thread>
#include <utility>

#include "reports/job/ledger/ledger_error.hpp"
#include "reports/job/ledger/process.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

// A URI for the file. Special characters of its name are escaped.
std::string uri_of(const std::string& file, bool immutable) {
  std::string uri = "file://";
  for (const char c : std::filesystem::absolute(file).string()) {
    const bool is_plain =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/';
    uri += is_plain ? std::string(1, c) : fmt::format("%{:02x}", static_cast<unsigned char>(c));
  }
  return immutable ? uri + "?immutable=1" : uri;
}

int flags_of(Database::Mode mode) {
  const int access = mode == Database::Mode::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
  return access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
}

constexpr int primary_code = 0xff;

constexpr std::string_view no_locks =
    "its file system does not support locks; move the ledger to a local disk";

// The time is that of the wait, because nothing states when the process got the lock.
std::string busy_text(const LockWait& wait) {
  if (wait.holder.empty()) return "locked by other processes; try again when they have finished";
  return fmt::format("locked by {} for {}; {}", wait.holder, reports::duration_text(std::floor(wait.seconds)),
                     wait.is_stopped ? "continue or end that process" : "try again when it has finished");
}

struct ErrorText {
  LedgerError::Kind kind;
  std::string what;
};

ErrorText error_text(int code, int system_error, std::string_view default_text, const LockWait& wait) {
  const std::string disk_full = "the disk is full";
  switch (code & primary_code) {
    case SQLITE_BUSY:
      if (!wait.locks.is_supported) return {LedgerError::Kind::io, std::string(no_locks)};
      return {LedgerError::Kind::busy, busy_text(wait)};
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return {LedgerError::Kind::busy, busy_text({})};
    case SQLITE_FULL:
      return {LedgerError::Kind::io, disk_full};
    case SQLITE_IOERR:
      if (system_error == ENOLCK || system_error == ENOSYS || system_error == EOPNOTSUPP)
        return {LedgerError::Kind::io, std::string(no_locks)};
      return {LedgerError::Kind::io,
              system_error == ENOSPC || system_error == EDQUOT ? disk_full : "input/output error"};
    case SQLITE_ERROR:  // our statements are valid, so the tables are damaged
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
      return {LedgerError::Kind::not_a_ledger, std::string(ledger_is_damaged)};
    case SQLITE_CANTOPEN:
      return {LedgerError::Kind::io, system_error != 0 ? std::strerror(system_error) : "cannot be opened"};
    case SQLITE_READONLY:
      return {LedgerError::Kind::io,
              code == SQLITE_READONLY_DBMOVED ? "moved or removed while in use" : "is read-only"};
    default:
      return {LedgerError::Kind::io, std::string(default_text)};
  }
}

}  // namespace

Database::Database(const std::string& file, Mode mode, std::string name) : name_(std::move(name)) {
  const int code =
      sqlite3_open_v2(uri_of(file, mode == Mode::immutable).c_str(), &handle_, flags_of(mode), nullptr);
  try {
    check(code);
    sqlite3_extended_result_codes(handle_, 1);
    // If the file cannot be opened for writing, SQLite opens it for reading.
    if (mode == Mode::write && sqlite3_db_readonly(handle_, "main") == 1) check(SQLITE_READONLY);
  } catch (...) {
    sqlite3_close_v2(handle_);
    throw;
  }
}

Database::~Database() { sqlite3_close_v2(handle_); }

std::array<unsigned char, 100> Database::header() const {
  sqlite3_file* file = nullptr;
  check(sqlite3_file_control(handle_, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file)));
  std::array<unsigned char, 100> bytes{};
  const int code = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
  if (code != SQLITE_IOERR_SHORT_READ) check(code);
  return bytes;
}

void Database::set_lock_timeout(std::chrono::milliseconds limit, const std::atomic<int>* stop) {
  lock_timeout_ = limit;
  stop_ = stop;
  sqlite3_busy_handler(handle_, on_busy, this);
}

// SQLite calls this when it cannot get a lock. Returning 0 ends the wait.
int Database::on_busy(void* database, int calls) {
  return static_cast<Database*>(database)->continue_waiting(calls) ? 1 : 0;
}

bool Database::continue_waiting(int calls) {
  using namespace std::chrono_literals;
  constexpr int max_sleep = 20;
  const auto now = std::chrono::steady_clock::now();
  if (calls == 0) wait_ = {.start = now, .examined = now + 1s};  // most waits end before two seconds
  if (stop_ != nullptr && *stop_ != 0) return false;
  wait_.seconds = std::chrono::duration<double>(now - wait_.start).count();
  if (now - wait_.examined >= 1s) examine_locks(now);
  if (!wait_.locks.is_supported || now - wait_.start >= lock_timeout_) return false;
  std::this_thread::sleep_for(std::chrono::milliseconds(std::min(calls + 1, max_sleep)));
  return true;
}

void Database::examine_locks(std::chrono::steady_clock::time_point now) {
  wait_.examined = now;
  wait_.locks = lock_state_of(sqlite3_db_filename(handle_, "main"));
  wait_.is_stopped = is_stopped(wait_.locks.pid);
  const std::string holder = wait_.locks.pid == 0 ? "" : process_name(wait_.locks.pid, wait_.is_stopped);
  if (holder == std::exchange(wait_.holder, holder) || holder.empty() || !on_wait_) return;
  on_wait_(fmt::format("waiting for {}, locked by {}{}", reports::printable(name_), holder,
                       wait_.is_stopped ? "; continue or end that process" : ""));
}

void Database::execute(const std::string& sql) {
  check(sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr));
}

std::string Database::text(const std::string& sql) {
  Statement statement(*this, sql);
  Rows rows(statement);
  return rows.next() ? rows.text(0) : std::string();
}

std::int64_t Database::last_insert_id() const { return sqlite3_last_insert_rowid(handle_); }

bool Database::is_read_only() const { return sqlite3_db_readonly(handle_, "main") != 0; }

bool Database::has_moved() const {
  int moved = 0;
  return sqlite3_file_control(handle_, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

void Database::check(int code) const {
  if (code == SQLITE_OK) return;
  if ((code & primary_code) == SQLITE_NOMEM) throw std::bad_alloc();
  const ErrorText error = error_text(code, sqlite3_system_errno(handle_), sqlite3_errmsg(handle_), wait_);
  throw LedgerError(error.kind, fmt::format("{}: {}", reports::printable(name_), error.what));
}

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
  database.check(sqlite3_prepare_v3(database.handle_, sql.data(), static_cast<int>(sql.size()),
                                    SQLITE_PREPARE_PERSISTENT, &handle_, nullptr));
}

Statement::~Statement() { sqlite3_finalize(handle_); }

void Statement::bind(int index, std::int64_t value) {
  database_.check(sqlite3_bind_int64(handle_, index, value));
}

void Statement::bind(int index, double value) { database_.check(sqlite3_bind_double(handle_, index, value)); }

void Statement::bind(int index, std::string_view value) {
  database_.check(
      sqlite3_bind_text64(handle_, index, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

bool Statement::step() {
  const int code = sqlite3_step(handle_);
  if (code != SQLITE_ROW && code != SQLITE_DONE) database_.check(code);
  return code == SQLITE_ROW;
}

void Statement::reset() noexcept { sqlite3_reset(handle_); }

std::int64_t Rows::integer(int column) const { return sqlite3_column_int64(statement_.handle_, column); }

double Rows::real(int column) const { return sqlite3_column_double(statement_.handle_, column); }

std::string Rows::text(int column) const {
  const auto* bytes = sqlite3_column_text(statement_.handle_, column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.handle_, column));
  return bytes == nullptr ? std::string() : std::string(reinterpret_cast<const char*>(bytes), size);
}

Transaction::Transaction(Database& database, Kind kind) : database_(database) {
  database.execute(kind == Kind::write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  if (sqlite3_get_autocommit(database_.handle_) == 0)
    sqlite3_exec(database_.handle_, "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() { database_.execute("COMMIT"); }

}  // namespace eightfold::job
