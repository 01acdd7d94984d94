// The positive control of ThreadSanitizer: two workers of the library write to a variable without a lock. If
// the preset's flags and options are right, the sanitizer reports the race and ends the program.
#include <cstdio>

#include "core/run/parallel.hpp"

int main() {
  int unprotected = 0;
  eightfold::run_workers(2, {}, [&](std::size_t, const eightfold::StopToken&) { ++unprotected; });
  std::printf("%d: ThreadSanitizer did not end this program\n", unprotected);
}
