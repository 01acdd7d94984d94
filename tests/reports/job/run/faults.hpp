#pragma once

#include <functional>
#include <string>

#include "tests/support/run_program.hpp"

// Faults that strace injects into eightfold: kills and failed system calls, exactly where they are wanted.
namespace eightfold::job::test {

#ifdef EIGHTFOLD_EVERY_FAULT
inline constexpr bool every_fault = true;
#else
inline constexpr bool every_fault = false;  ///< a sample of them
#endif

/// Empty if faults can be injected here; else why not.
std::string why_no_faults();

struct Fault {
  std::string call;    ///< the system call that is struck
  std::string effect;  ///< "signal=KILL" before the call is carried out, "error=EIO" instead of it
  std::string when;    ///< "3": the third such call of a thread; "3+": all from that on
};

std::string text_of(const Fault& fault);

struct StruckRun {
  eightfold::test::ProgramRun run;
  bool struck = false;  ///< false if there were not that many calls
};

/// Runs eightfold with words separated by single spaces.
StruckRun eightfold_with(const Fault& fault, const std::string& words);

/// Strikes at the first, the second, … of each kind of call that changes what is on the disk, until `strike`
/// says that nothing was struck, or the test fails; or at the first, the third, the ninth, … if not
/// every_fault. Returns how many were struck.
int strike_each_call(const std::string& effect, bool all_from_then_on,
                     const std::function<bool(const Fault&)>& strike);

}  // namespace eightfold::job::test
