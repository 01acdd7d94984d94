#pragma once

#include <grp.h>
#include <unistd.h>

namespace eightfold::test {

/// Makes a process of root one of an ordinary user, to whom permissions apply: of nobody, who owns no files.
/// Call it in a child. Ends the process with exit code 126 if the system refuses.
inline void become_ordinary_user() {
  constexpr unsigned nobody = 65534;
  if (geteuid() != 0) return;
  if (setgroups(0, nullptr) != 0 || setresgid(nobody, nobody, nobody) != 0 ||
      setresuid(nobody, nobody, nobody) != 0)
    _exit(126);
}

}  // namespace eightfold::test
