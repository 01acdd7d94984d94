// The tables of a ledger. The job and the records contain checksums. The row of a shard describes the
// remaining work and can be derived from the records; no other information is stored twice.
//
// Format 2 added the time of a claim. Ledgers of format 1 are not converted, because an older program may be
// working on them.
#include <fmt/core.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/job/ledger/ledger_state.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::job {
namespace {

using Kind = LedgerError::Kind;

constexpr std::uint32_t application_id = 0x38666c64;  // "8fld"

// SQLite stores these texts verbatim and has_expected_tables compares them, so even the comments are part of
// the format.
using Statements = std::array<const char*, 6>;

constexpr std::size_t shard_table = 2;

constexpr Statements statements = {
    R"(CREATE TABLE job (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  text TEXT NOT NULL -- the job file
) STRICT)",
    R"(CREATE TABLE worker ( -- a process
  id INTEGER PRIMARY KEY,
  host TEXT NOT NULL,
  boot TEXT NOT NULL, -- which start of the machine
  pid INTEGER NOT NULL,
  started INTEGER NOT NULL, -- ticks after the start of the machine
  threads INTEGER NOT NULL
) STRICT)",
    R"(CREATE TABLE shard (
  id INTEGER PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('open', 'claimed', 'failed', 'done')),
  worker INTEGER REFERENCES worker (id),
  failure TEXT,
  claimed_at INTEGER, -- seconds after the start of the machine, without sleep
  CHECK ((state = 'claimed') = (worker IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
) STRICT)",
    R"(CREATE TABLE record (
  id INTEGER PRIMARY KEY,
  shard INTEGER NOT NULL REFERENCES shard (id),
  is_audit INTEGER NOT NULL CHECK (is_audit IN (0, 1)),
  copies INTEGER NOT NULL CHECK (copies >= 1), -- how often this outcome came in
  seconds REAL NOT NULL, -- that the computation took here; 0 if it was collected
  finished_at INTEGER NOT NULL, -- seconds since 1970, UTC
  text TEXT NOT NULL
) STRICT)",
    "CREATE INDEX unfinished ON shard (state) WHERE state <> 'done'",
    "CREATE INDEX record_of_shard ON record (shard)",
};

constexpr const char* shard_table_of_format_1 = R"(CREATE TABLE shard (
  id INTEGER PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('open', 'claimed', 'failed', 'done')),
  worker INTEGER REFERENCES worker (id),
  failure TEXT,
  CHECK ((state = 'claimed') = (worker IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
) STRICT)";

Statements statements_of(int format) {
  Statements result = statements;
  if (format == 1) result[shard_table] = shard_table_of_format_1;
  return result;
}

[[noreturn]] void reject(const Database& database, std::string_view what) {
  throw LedgerError(Kind::not_a_ledger, fmt::format("{}: {}", reports::printable(database.name()), what));
}

// Returns the format. Reads the file before SQLite does, because SQLite would recover the database of another
// program after a crash.
int checked_format(const Database& database) {
  constexpr std::string_view magic("SQLite format 3\0", 16);
  constexpr std::size_t user_version_at = 60;
  constexpr std::size_t application_id_at = 68;
  const auto header = database.header();
  const std::string_view begin(reinterpret_cast<const char*>(header.data()), magic.size());
  if (begin != magic)
    reject(database, "not a ledger, or its header is damaged; create one with `eightfold job plan`");
  const auto number_at = [&](std::size_t offset) {  // big-endian
    std::uint32_t number = 0;
    for (std::size_t i = offset; i < offset + 4; ++i) number = number << 8 | header[i];
    return number;
  };
  if (number_at(application_id_at) != application_id)
    reject(database, "another program's SQLite database, not a ledger; create one with `eightfold job plan`");
  const std::uint32_t version = number_at(user_version_at);
  if (version > Ledger::format)
    reject(database,
           fmt::format("created by a newer eightfold (ledger format {}, expected {}); use that version",
                       version, Ledger::format));
  if (version == 0) reject(database, ledger_is_damaged);
  return static_cast<int>(version);
}

void configure_connection(Database& database, Ledger::Access access) {
  database.set_lock_timeout(lock_timeout);
  database.execute(
      "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;"
      "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL");
  // Overwriting a short log makes a transaction a third faster than extending a long one.
  database.execute("PRAGMA wal_autocheckpoint = 64");
  if (access == Ledger::Access::read) database.execute("PRAGMA query_only = ON");
}

bool has_expected_tables(Database& database, int format) {
  const Statements expected = statements_of(format);
  Statement select(database, "SELECT sql FROM sqlite_schema ORDER BY rowid");
  std::size_t count = 0;
  for (Rows rows(select); rows.next(); ++count)
    if (count == expected.size() || rows.text(0) != expected[count]) return false;
  return count == expected.size();
}

Spec read_spec(Database& database) {
  try {
    return parse_job_file(database.text("SELECT text FROM job WHERE id = 1"));
  } catch (const reports::ParseError& error) {
    reject(database, fmt::format("its job cannot be read: {}", error.what()));
  }
}

bool has_all_shards(Database& database, const Spec& spec) {
  Statement select(database, "SELECT count(*), min(id), max(id) FROM shard NOT INDEXED");
  Rows rows(select);
  rows.next();
  return rows.integer(0) == spec.shards && rows.integer(1) == 0 &&
         rows.integer(2) == std::int64_t{spec.shards} - 1;
}

}  // namespace

void create_tables(Database& database, const Spec& spec, int format) {
  database.set_lock_timeout(lock_timeout);  // detects a file system without locks
  database.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL");
  {
    Transaction transaction(database, Transaction::Kind::write);
    database.execute(fmt::format("PRAGMA application_id = {}", application_id));
    database.execute(fmt::format("PRAGMA user_version = {}", format));
    for (const char* statement : statements_of(format)) database.execute(statement);
    Statement(database, "INSERT INTO job (id, text) VALUES (1, ?1)").run(job_file_text(spec));
    Statement insert(database, "INSERT INTO shard (id, state) VALUES (?1, 'open')");
    for (std::uint32_t shard = 0; shard < spec.shards; ++shard) insert.run(shard);
    transaction.commit();
  }
  database.execute("PRAGMA journal_mode = WAL");
}

CheckedLedger checked_ledger(Database& database, Ledger::Access access) {
  const bool may_write = access == Ledger::Access::write;
  const int format = checked_format(database);
  configure_connection(database, access);
  Spec spec;
  bool indexes_are_valid = true;
  {
    const Transaction snapshot(database, Transaction::Kind::read);
    if (!has_expected_tables(database, format)) reject(database, ledger_is_damaged);
    // Only writers need valid indexes.
    if (may_write) indexes_are_valid = database.text("PRAGMA integrity_check(1)") == "ok";
    if ((!may_write || !indexes_are_valid) && database.text("PRAGMA quick_check(1)") != "ok")
      reject(database, ledger_is_damaged);
    spec = read_spec(database);
    if (!has_all_shards(database, spec)) reject(database, ledger_is_damaged);
    // The header of a ledger does not make the file read-only.
    if (may_write && database.is_read_only()) reject(database, ledger_is_damaged);
  }
  if (!indexes_are_valid) database.execute("REINDEX");
  if (may_write && database.text("PRAGMA journal_mode = WAL") != "wal")
    throw LedgerError(
        Kind::io, fmt::format("{}: processes cannot share it in this folder; use a local disk, not a network "
                              "file system",
                              reports::printable(database.name())));
  return {format, spec};
}

}  // namespace eightfold::job
