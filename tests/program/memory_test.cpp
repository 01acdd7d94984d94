// Runs the program with limits on memory, threads and processes.
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// Runs eightfold after a shell command that sets a limit, in a folder.
ProgramRun limited(const std::string& limit, const std::string& words, const TemporaryFolder& folder) {
  return run_program("sh", {"-c", limit + "; ulimit -c 0; cd \"$1\" && exec \"$0\" " + words,
                            EIGHTFOLD_PROGRAM, folder.path()});
}

#ifndef EIGHTFOLD_SANITIZED  // sanitizers reserve terabytes of addresses

std::string address_space(int kib) { return "ulimit -v " + std::to_string(kib); }

// The least address space in KiB in which main() is called. With less, the loader or a library fails.
int least_address_space() {
  const TemporaryFolder folder;
  for (int kib = 4000;; kib += 50) {
    const int code = limited(address_space(kib), "--version", folder).exit_code;
    if (code == 0 || code == 71) return kib;
  }
}

// Whether the run was refused; expects one line then, and no file.
bool is_refused(const ProgramRun& run, const TemporaryFolder& folder, const std::string& context) {
  if (run.exit_code != 71) return false;
  EXPECT_EQ(lines_of(run.err).size(), 1U) << context << run.err;
  EXPECT_EQ(run.err.rfind("eightfold: not enough memory", 0), 0U) << context << run.err;
  EXPECT_EQ(folder.entries(), std::vector<std::string>{}) << context;
  return true;
}

TEST(OutOfMemory, is_reported_in_one_line_with_exit_code_71) {
  const int least = least_address_space();
  for (const std::string words : {"count 10 --threads 8", "orbits 8 -o out", "list 8 --canonical", "census 8",
                                  "show 2413", "page 8 -o out", "verify -", "draw 2413"}) {
    int refused = 0;
    for (int kib = least; kib < least + 1200; kib += 60) {
      const TemporaryFolder folder;
      const std::string context = words + " in " + std::to_string(kib) + " KiB: ";
      const ProgramRun run = limited(address_space(kib), words, folder);
      if (is_refused(run, folder, context))
        ++refused;
      else
        EXPECT_EQ(run.exit_code, words == "verify -" ? 65 : 0) << context << run.err;
    }
    EXPECT_GT(refused, 0) << words;
  }
}

#endif

// Runs eightfold as a user without other processes, who may have a number of threads. Only root can.
ProgramRun with_threads(int threads, const std::string& words) {
  const std::string limit = "ulimit -u " + std::to_string(threads) + "; ulimit -c 0; exec \"$0\" ";
  return run_program("setpriv", {"--reuid", "64321", "--regid", "64321", "--clear-groups", "--", "sh", "-c",
                                 limit + words, EIGHTFOLD_PROGRAM});
}

std::string why_no_other_user() {
  if (geteuid() != 0) return "only root can run a program as another user";
  const ProgramRun run = with_threads(4, "--version");
  return run.exit_code == 0 ? "" : "setpriv(1) cannot run the program as another user: " + run.err;
}

TEST(Threads, that_the_system_refuses_are_not_needed) {
  if (const std::string why = why_no_other_user(); !why.empty()) GTEST_SKIP() << why;
  for (const std::string words :
       {"orbits 10 --threads 8", "list 10 --canonical --threads 8", "sheet 8", "nth 10 700 --threads 8"}) {
    const ProgramRun free = eightfold(words);
    for (const int threads : {1, 2, 5}) {
      const ProgramRun run = with_threads(threads, words);
      EXPECT_EQ(run.exit_code, 0) << words << ", " << threads << ": " << run.err;
      EXPECT_EQ(run.out, free.out) << words << ", " << threads;
    }
  }
}

}  // namespace
}  // namespace eightfold::test
