#include "tests/reports/job/faults/faults.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <regex>

namespace eightfold::job::test {
namespace {

using eightfold::test::contains;
using eightfold::test::contents_of;
using eightfold::test::lines_of;
using eightfold::test::program_path;
using eightfold::test::ProgramRun;
using eightfold::test::TemporaryFolder;
using eightfold::test::words_of;

const std::vector<std::string> writing_calls = words_of(
    "openat write writev pwrite64 ftruncate fsync fdatasync fchmod fchown rename renameat2 linkat unlink "
    "mkdir rmdir");

// The other system calls of the program, and of its loader.
const std::vector<std::string> other_calls = words_of(
    "access arch_prctl brk clone clone3 close execve exit exit_group fcntl fstatfs futex getcwd getdents64 "
    "geteuid getpid getrandom ioctl lseek madvise mmap mprotect munmap newfstatat pread64 prlimit64 read "
    "readlink restart_syscall rseq rt_sigaction rt_sigprocmask sched_getaffinity sched_yield set_robust_list "
    "set_tid_address statfs uname");

// LeakSanitizer does not work under strace.
ProgramRun strace(const std::string& words) {
  return eightfold::test::run_program("strace", words_of(words),
                                      {.environment = {{"ASAN_OPTIONS", "detect_leaks=0"}}});
}

ProgramRun trace(const Fault& fault, const std::string& trace_path, const std::string& command) {
  return strace("-f -e signal=none -e trace=" + fault.call + " -e inject=" + fault.call + ":" + fault.effect +
                ":when=" + fault.when + (fault.path.empty() ? "" : " -P " + fault.path) + " -o " +
                trace_path + " " + command);
}

// The lines of strace about all system calls of a run that succeeds, by the name of the call.
std::multimap<std::string, std::string> calls_of(const std::string& words) {
  const TemporaryFolder folder;
  const ProgramRun run = strace("-f -y -o " + (folder / "trace ") + program_path() + " " + words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  std::multimap<std::string, std::string> calls;
  std::smatch call;
  for (const std::string& line : lines_of(contents_of(folder / "trace")))
    if (std::regex_search(line, call, std::regex("^[0-9]+ +([a-z_0-9]+)[(]"))) calls.emplace(call[1], line);
  return calls;
}

}  // namespace

bool every_fault() { return std::getenv("EIGHTFOLD_EVERY_FAULT") != nullptr; }

std::string why_faults_are_unavailable() {
  const ProgramRun run = trace({"write", "error=EIO", "1"}, "/dev/null", "echo text");
  if (run.exit_code == 127) return "strace is not installed";
  if (run.exit_code == 0 || !contains(run.err, "Input/output error"))
    return "strace cannot trace programs here: " + run.err;
  return {};
}

FaultyRun eightfold_with(const Fault& fault, const std::string& words) {
  const TemporaryFolder folder;
  const ProgramRun run = trace(fault, folder / "trace", program_path() + " " + words);
  const std::string calls = contents_of(folder / "trace");
  return {.run = run,
          .occurred = contains(calls, "(INJECTED)") || run.exit_code == killed,
          .of_reading = std::regex_search(calls, std::regex("openat.* O_RDONLY.*[(]INJECTED[)]"))};
}

std::map<std::string, std::string> unknown_calls(const std::string& words) {
  std::map<std::string, std::string> unknown;
  for (const auto& [call, line] : calls_of(words)) {
    const bool is_known = std::ranges::count(writing_calls, call) + std::ranges::count(other_calls, call) > 0;
    const bool maps_file = call == "mmap" && contains(line, "PROT_WRITE, MAP_SHARED,");  // and can write it
    if (!is_known || maps_file) unknown.emplace(call, line);
  }
  return unknown;
}

int changes_in(const std::string& folder, const std::string& words) {
  int changes = 0;
  for (const auto& [call, line] : calls_of(words))
    changes += std::ranges::count(writing_calls, call) > 0 && contains(line, folder) &&
               !contains(line, "O_RDONLY") && !contains(line, " write(1<");  // which may name the folder
  return changes;
}

int inject_at_each_call(const std::string& effect, bool all_from_then_on,
                        const std::function<bool(const Fault&)>& inject) {
  // The loader of libraries opens files before main(). A fault there would be a fault of the loader.
  static const int opens_before_main = static_cast<int>(calls_of("--version").count("openat"));
  int faults = 0;
  for (const std::string& call : writing_calls) {
    const int skipped = call == "openat" ? opens_before_main : 0;
    for (int when = 1; !::testing::Test::HasFailure(); when = every_fault() ? when + 1 : 3 * when) {
      const std::string number = std::to_string(skipped + when) + (all_from_then_on ? "+" : "");
      SCOPED_TRACE(call + " " + number + ": " + effect);
      if (!inject({.call = call, .effect = effect, .when = number})) break;
      ++faults;
    }
  }
  return faults;
}

}  // namespace eightfold::job::test
