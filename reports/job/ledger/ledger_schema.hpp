#pragma once

#include <chrono>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// How long to wait for locks of other processes.
inline constexpr std::chrono::seconds lock_timeout{60};

/// Creates the tables of a ledger in an empty database, with a row for each shard.
void create_tables(Database& database, const Spec& spec);

/// Configures a connection, checks everything but the records, and returns the job. With write access it
/// rebuilds damaged indexes. Throws LedgerError if the file is not a ledger or is damaged.
Spec checked_spec(Database& database, Ledger::Access access);

}  // namespace eightfold::job
