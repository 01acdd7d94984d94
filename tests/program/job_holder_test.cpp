// A process that is stopped while it holds the lock of the ledger, and systems without locks or
// threads.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <future>
#include <optional>
#include <thread>

#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

int times_mentioned(const std::string& text, const std::string& part) {
  int times = 0;
  for (auto place = text.find(part); place != std::string::npos; place = text.find(part, place + 1)) ++times;
  return times;
}

bool mentions(const std::string& text, const std::string& part) { return times_mentioned(text, part) > 0; }

// A folder with a ledger, and a process that holds something and is stopped.
class JobHolder : public ::testing::Test {
 protected:
  std::string ledger() const { return folder_ / "run.ledger"; }

  void plan(const std::string& work) const {
    EXPECT_EQ(eightfold("job plan " + work + " -o " + ledger()).exit_code, 0);
  }

  void hold_the_lock() {
    hold([this] {
      job::Database database(ledger(), job::Database::Mode::write, ledger());
      const job::Transaction transaction(database, job::Transaction::Kind::write);
      raise(SIGSTOP);
      return 0;
    });
  }

  void continue_holder() {
    kill(holder_->pid(), SIGCONT);
    EXPECT_EQ(holder_->wait(), 0);
  }

  std::string holder() const { return "process " + std::to_string(holder_->pid()) + " (stopped)"; }

  // Runs the program in another thread.
  std::future<ProgramRun> start(const std::string& words) const {
    return std::async(std::launch::async, [this, words] {
      ProgramRun run = run_program(
          "sh", {"-c", "exec \"$0\" " + words + " 2> \"$1\"/stderr", EIGHTFOLD_PROGRAM, folder_.path()});
      run.err = contents_of(folder_ / "stderr");
      return run;
    });
  }

  void wait_for_message(const std::string& part) const {
    while (!mentions(contents_of(folder_ / "stderr"), part))
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }

  const TemporaryFolder folder_;

 private:
  void hold(const std::function<int()>& run) {
    folder_.add("stderr", "");
    holder_.emplace(run);
    int status = 0;
    EXPECT_EQ(waitpid(holder_->pid(), &status, WUNTRACED), holder_->pid());
    ASSERT_TRUE(WIFSTOPPED(status));
  }

  std::optional<job::test::Child> holder_;
};

TEST_F(JobHolder, of_the_lock_is_named_during_the_wait) {
  plan("count 10 --shards 4");
  hold_the_lock();
  auto collect = start("job collect " + ledger() + " " + folder_.path());
  const std::string note = "note: waiting for " + ledger() + ", locked by " + holder();
  wait_for_message(note);
  continue_holder();
  EXPECT_EQ(times_mentioned(collect.get().err, note), 1);
}

// Runs a job command whose calls of these names fail.
ProgramRun run_with_failing(const std::string& calls, const std::string& error, const std::string& words) {
  std::vector<std::string> arguments = {"-f",
                                        "-qq",
                                        "-o",
                                        "/dev/null",
                                        "-e",
                                        "trace=" + calls,
                                        "-e",
                                        "signal=none",
                                        "-e",
                                        "inject=" + calls + ":error=" + error,
                                        EIGHTFOLD_PROGRAM};
  for (const std::string& word : words_of(words)) arguments.push_back(word);
  // LeakSanitizer does not work under strace.
  return run_program("strace", arguments, {.environment = {{"ASAN_OPTIONS", "detect_leaks=0"}}});
}

std::string why_no_failing_calls() {
  const ProgramRun run = run_with_failing("write", "EIO", "--version");
  if (run.exit_code == 127) return "strace is not installed";
  return run.exit_code == 74 ? "" : "strace cannot trace programs here: " + run.err;
}

class JobOnAPoorSystem : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = why_no_failing_calls(); !why.empty()) GTEST_SKIP() << why;
    EXPECT_EQ(eightfold("job plan count 10 --shards 4 -o " + ledger_ + " --job-file " + job_file_).exit_code,
              0);
  }

  const TemporaryFolder folder_;
  const std::string ledger_ = folder_ / "run.ledger";
  const std::string job_file_ = folder_ / "run.job";
};

// NFS without its lock service fails with ENOLCK, Lustre without the option flock with ENOSYS.
TEST_F(JobOnAPoorSystem, explains_that_the_file_system_has_no_locks) {
  const auto expect_message = [&](const std::string& error, const std::string& command,
                                  const std::string& ledger) {
    const ProgramRun run = run_with_failing("fcntl", error, "job " + command + " " + ledger);
    EXPECT_EQ(run.exit_code, 74) << command << ' ' << error;
    EXPECT_EQ(run.err, "eightfold: " + ledger +
                           ": its file system does not support locks; move the ledger to a local disk\n")
        << command << ' ' << error;
  };
  for (const std::string command : {"work", "status", "result", "audit --sample 1"})
    expect_message("ENOSYS", command, ledger_);
  expect_message("ENOLCK", "work", ledger_);
  for (const std::string error : {"ENOLCK", "ENOSYS"})
    expect_message(error, "plan count 8 -o", folder_ / "new.ledger");
  EXPECT_FALSE(std::filesystem::exists(folder_ / "new.ledger"));
}

TEST_F(JobOnAPoorSystem, ends_with_one_line_if_no_thread_can_start) {
  const auto expect_failure = [&](const std::string& words) {
    const ProgramRun run = run_with_failing("clone,clone3", "EAGAIN", "job " + words);
    EXPECT_NE(run.exit_code, 0) << words;
    EXPECT_LT(run.exit_code, 128) << words << " was ended by a signal";
    EXPECT_EQ(lines_of(run.err).size(), 1U) << words << '\n' << run.err;
    EXPECT_TRUE(mentions(run.err, "eightfold: ")) << run.err;
  };
  expect_failure("work " + ledger_ + " --threads 2");
  expect_failure("shard " + job_file_ + " --index 0 --threads 2 --output-dir " + folder_ / "shards");
  EXPECT_TRUE(mentions(eightfold("job status " + ledger_).out, "missing       4  0-3")) << "claims remain";
  EXPECT_EQ(eightfold("job work " + ledger_).exit_code, 0);
  expect_failure("audit " + ledger_ + " --sample 1 --threads 2");
}

}  // namespace
}  // namespace eightfold::test
