#pragma once

#include <csignal>
#include <functional>
#include <map>
#include <string>

#include "tests/support/run_program.hpp"

// Uses strace to kill eightfold or make its system calls fail at chosen calls.
namespace eightfold::job::test {

/// The exit code of a program that SIGKILL ended.
inline constexpr int killed = 128 + SIGKILL;

bool every_fault();                        ///< whether EIGHTFOLD_EVERY_FAULT is set
std::string why_faults_are_unavailable();  ///< empty if they can be injected

struct Fault {
  std::string call;       ///< the system call
  std::string effect;     ///< "signal=KILL" before the call, or "error=EIO" instead of it
  std::string when;       ///< "3": the third such call of a thread; "3+": the third and all later calls
  std::string path = {};  ///< only calls with this path; empty: all
};

struct FaultyRun {
  eightfold::test::ProgramRun run;
  bool occurred = false;    ///< false if there were fewer calls
  bool of_reading = false;  ///< a file could not be opened that is only read
};

/// Runs eightfold with arguments separated by single spaces.
FaultyRun eightfold_with(const Fault& fault, const std::string& words);

/// The system calls of a run that neither inject_at_each_call nor a list of harmless calls names, each with
/// an example as strace prints it.
std::map<std::string, std::string> unknown_calls(const std::string& words);

/// The number of system calls of a run that inject_at_each_call names and that change files in a folder.
int changes_in(const std::string& folder, const std::string& words);

/// Calls `inject` with a fault at the first, second, … call of each system call that writes, until it returns
/// false because there were fewer calls, or the test fails. It omits what is opened before main(). Without
/// every_fault() it uses only the first, third, ninth, … call. Returns the number of injected faults.
int inject_at_each_call(const std::string& effect, bool all_from_then_on,
                        const std::function<bool(const Fault&)>& inject);

}  // namespace eightfold::job::test
