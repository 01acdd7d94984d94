#include "tests/reports/job/run/faults.hpp"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <map>
#include <regex>
#include <set>

namespace eightfold::job::test {
namespace {

using eightfold::test::contents_of;
using eightfold::test::lines_of;
using eightfold::test::ProgramRun;
using eightfold::test::run_program;
using eightfold::test::TemporaryFolder;
using eightfold::test::words_of;

constexpr std::array writing_calls = {"openat",    "write",     "writev", "pwrite64", "ftruncate",
                                      "fsync",     "fdatasync", "fchmod", "fchown",   "rename",
                                      "renameat2", "linkat",    "unlink", "mkdir",    "rmdir"};

// The other system calls of the program, and of its loader.
constexpr const char* other_calls =
    "access arch_prctl brk clock_nanosleep clone clone3 close execve exit exit_group fcntl fstatfs futex "
    "getcwd "
    "getdents64 geteuid getpid getrandom ioctl lseek madvise mmap mprotect munmap newfstatat pread64 "
    "prlimit64 "
    "read readlink restart_syscall rseq rt_sigaction rt_sigprocmask sched_getaffinity sched_yield "
    "set_robust_list set_tid_address statfs uname";

// LeakSanitizer does not work under strace.
const eightfold::test::ProgramSetting no_leak_check = {.environment = {{"ASAN_OPTIONS", "detect_leaks=0"}}};

ProgramRun trace(const Fault& fault, const std::string& trace_path, const std::string& program,
                 const std::vector<std::string>& arguments) {
  std::vector<std::string> words = {"-f",
                                    "-o",
                                    trace_path,
                                    "-e",
                                    "trace=" + fault.call,
                                    "-e",
                                    "signal=none",
                                    "-e",
                                    "inject=" + fault.call + ":" + fault.effect + ":when=" + fault.when};
  if (!fault.path.empty()) words.insert(words.end(), {"-P", fault.path});
  words.push_back(program);
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run_program("strace", words, no_leak_check);
}

}  // namespace

bool every_fault() { return std::getenv("EIGHTFOLD_EVERY_FAULT") != nullptr; }

std::string why_faults_are_unavailable() {
  const ProgramRun run =
      trace({.call = "write", .effect = "error=EIO", .when = "1"}, "/dev/null", "echo", {"text"});
  if (run.exit_code == 127) return "strace is not installed";
  if (run.exit_code == 0 || run.err.find("Input/output error") == std::string::npos)
    return "strace cannot trace programs here: " + run.err;
  return {};
}

std::string text_of(const Fault& fault) { return fault.call + " " + fault.when + ": " + fault.effect; }

FaultyRun eightfold_with(const Fault& fault, const std::string& words) {
  const TemporaryFolder folder;
  FaultyRun result;
  result.run = trace(fault, folder / "trace", eightfold::test::program_path(), words_of(words));
  const std::string calls = contents_of(folder / "trace");
  result.occurred = calls.find("(INJECTED)") != std::string::npos || result.run.exit_code == killed;
  std::smatch injected;
  const std::regex opened_to_read("openat.* O_RDONLY.*[(]INJECTED[)]");
  if (fault.call == "openat" && std::regex_search(calls, injected, std::regex(".*[(]INJECTED[)]")))
    result.of_reading = std::regex_search(injected.str(), opened_to_read);
  return result;
}

std::map<std::string, std::string> unknown_calls(const std::string& words) {
  const TemporaryFolder folder;
  std::vector<std::string> arguments = {"-f", "-y", "-o", folder / "trace", eightfold::test::program_path()};
  for (const std::string& word : words_of(words)) arguments.push_back(word);
  const ProgramRun run = run_program("strace", arguments, no_leak_check);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  const auto others = words_of(other_calls);
  std::set<std::string> known(writing_calls.begin(), writing_calls.end());
  known.insert(others.begin(), others.end());
  std::map<std::string, std::string> unknown;  // an example of each
  for (const std::string& line : lines_of(contents_of(folder / "trace"))) {
    std::smatch call;
    if (!std::regex_search(line, call, std::regex("^[0-9]+ +([a-z_0-9]+)[(]"))) continue;
    // A write to this memory would change the file. SQLite does so with the index of its log, which it
    // rebuilds.
    const bool is_writable_map = call[1] == "mmap" &&
                                 line.find("PROT_WRITE, MAP_SHARED,") != std::string::npos &&
                                 line.find("-shm>") == std::string::npos;
    if (is_writable_map || !known.contains(call[1])) unknown.emplace(call[1], line);
  }
  return unknown;
}

namespace {

// The loader of libraries opens files before main(). A fault there would be a fault of the loader.
int opens_before_main() {
  static const int opens = [] {
    const TemporaryFolder folder;
    trace({.call = "openat", .effect = "delay_enter=0", .when = "1+"}, folder / "trace",
          eightfold::test::program_path(), {"--version"});
    return static_cast<int>(lines_of(contents_of(folder / "trace")).size());
  }();
  return opens;
}

}  // namespace

int inject_at_each_call(const std::string& effect, bool all_from_then_on,
                        const std::function<bool(const Fault&)>& inject) {
  int faults = 0;
  for (const std::string call : writing_calls) {
    const int skipped = call == "openat" ? opens_before_main() : 0;
    for (int when = 1; !::testing::Test::HasFailure(); when = every_fault() ? when + 1 : 3 * when) {
      const Fault fault = {.call = call,
                           .effect = effect,
                           .when = std::to_string(skipped + when) + (all_from_then_on ? "+" : "")};
      SCOPED_TRACE(text_of(fault));
      if (!inject(fault)) break;
      ++faults;
    }
  }
  return faults;
}

}  // namespace eightfold::job::test
