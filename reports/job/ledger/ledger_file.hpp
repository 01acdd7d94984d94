#pragma once

#include <string>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"

namespace eightfold::job {

/// How to open a ledger for an access. Throws LedgerError if there is nothing to open, or the file or its
/// folder does not allow it.
Database::Mode mode_to_open(const std::string& path, Ledger::Access access);

}  // namespace eightfold::job
