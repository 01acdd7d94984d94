#pragma once

#include <stdexcept>
#include <string>

namespace eightfold::job {

/// A ledger cannot be used. The message starts with the file name.
class LedgerError : public std::runtime_error {
 public:
  enum class Kind {
    not_found,      ///< the file does not exist or is not readable
    exists,         ///< the file to create exists
    cannot_create,  ///< the file cannot be created or written
    not_a_ledger,   ///< not a ledger, damaged, or of a newer version
    busy,           ///< locked by other processes for longer than a minute
    io,             ///< disk full, read or write error
  };
  LedgerError(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
  Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

}  // namespace eightfold::job
