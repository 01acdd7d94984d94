#include "tests/reports/job/run/faults.hpp"

#include <gtest/gtest.h>

#include <array>
#include <csignal>

namespace eightfold::job::test {
namespace {

using eightfold::test::ProgramRun;
using eightfold::test::TemporaryFolder;

constexpr int killed = 128 + SIGKILL;
constexpr std::array writing_calls = {"write",     "pwrite64", "fsync",  "fdatasync", "ftruncate", "rename",
                                      "renameat2", "link",     "linkat", "unlink",    "mkdir"};

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
  // LeakSanitizer does not work under strace.
  return eightfold::test::run_program("strace", words, {.environment = {{"ASAN_OPTIONS", "detect_leaks=0"}}});
}

}  // namespace

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
  result.run = trace(fault, folder / "trace", EIGHTFOLD_PROGRAM, eightfold::test::words_of(words));
  const std::string calls = eightfold::test::contents_of(folder / "trace");
  result.occurred = calls.find("(INJECTED)") != std::string::npos || result.run.exit_code == killed;
  return result;
}

int inject_at_each_call(const std::string& effect, bool all_from_then_on,
                        const std::function<bool(const Fault&)>& inject) {
  int faults = 0;
  for (const std::string call : writing_calls) {
    for (int when = 1; !::testing::Test::HasFailure(); when = every_fault ? when + 1 : 3 * when) {
      const Fault fault = {
          .call = call, .effect = effect, .when = std::to_string(when) + (all_from_then_on ? "+" : "")};
      SCOPED_TRACE(text_of(fault));
      if (!inject(fault)) break;
      ++faults;
    }
  }
  return faults;
}

}  // namespace eightfold::job::test
