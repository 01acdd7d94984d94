#pragma once

#include <stdexcept>
#include <string>

namespace eightfold::job {

/// A ledger that can't be used. Messages begin with the file's name.
class LedgerError : public std::runtime_error {
 public:
  enum class Kind {
    not_found,      ///< there is no such file, or it may not be read
    exists,         ///< there is one where one was to be made
    cannot_create,  ///< for another reason
    not_a_ledger,   ///< no SQLite file, another program's, damaged, or of a newer version
    busy,           ///< others kept it locked for longer than a minute
    io,             ///< disk full, read or write error
  };
  LedgerError(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
  Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

}  // namespace eightfold::job
