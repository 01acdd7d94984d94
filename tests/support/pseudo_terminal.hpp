#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace eightfold::test {

/// A child process on a pseudo-terminal of its own, which a test can resize while the child runs. The
/// destructor kills the child.
class PseudoTerminal {
 public:
  /// Calls `child` in the child process, which exits with the result, or 70 after an exception.
  PseudoTerminal(int columns, const std::function<int()>& child);
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal();

  void resize(int columns) const;
  void type(const std::string& keys) const;
  /// What the child writes until the text occurs in it, or until the child ends.
  std::string read_until(const std::string& text) const;
  /// What the child writes until it ends.
  std::string read_to_end() const { return read_until(""); }
  /// Waits for the child. Its exit code, or 128 + the signal that ended it.
  int exit_code();

 private:
  int descriptor_ = -1;
  pid_t child_ = -1;
};

/// Why a test cannot open a pseudo-terminal, for GTEST_SKIP(); empty if it can.
std::string why_no_new_terminal();

}  // namespace eightfold::test
