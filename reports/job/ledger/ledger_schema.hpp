#pragma once

#include <chrono>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// How long others may keep a ledger locked.
inline constexpr std::chrono::seconds lock_timeout{60};

/// Makes the tables of a ledger in an empty database, and a row for each shard.
void create_tables(Database& database, const Spec& spec);

/// Settles how a ledger is written and read by this connection, checks all that can be checked but for its
/// records, and returns the job. Throws LedgerError if it is no ledger of ours, or damaged. What is wrong
/// with an index is put right if the access allows.
Spec checked_spec(Database& database, Ledger::Access access);

}  // namespace eightfold::job
