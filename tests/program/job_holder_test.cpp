// A process that is stopped while it holds a shard or the lock of the ledger, and systems without locks or
// threads.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <future>
#include <optional>
#include <thread>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/shard/computation.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using job::Ledger;

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

  // The holder claims the lowest shard and stops. When it continues, it computes and saves the shard.
  void hold_a_shard() {
    hold([this] {
      Ledger ledger = Ledger::open(this->ledger(), Ledger::Access::write);
      ledger.register_worker(1);
      const std::uint32_t shard = ledger.claim().value();
      raise(SIGSTOP);
      const job::Spec spec = ledger.spec();
      const bool lists = spec.work == job::Work::canonical_list;
      const std::string list = lists ? job::list_path(folder_.path(), shard) : "";
      ledger.begin_save(job::Computation::of(spec)->compute(shard, list, {}), 0.5);
      ledger.finish_save();
      ledger.unregister_worker();
      return 0;
    });
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
          "sh", {"-c", "exec \"$0\" " + words + " 2> \"$1\"/stderr", program_path(), folder_.path()});
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

TEST_F(JobHolder, loses_a_shard_that_it_holds_for_too_long) {
  plan("count 10 --shards 4");
  hold_a_shard();
  const ProgramRun work = eightfold("job work " + ledger());
  EXPECT_EQ(work.exit_code, 0) << work.err;
  EXPECT_TRUE(mentions(work.out, "724")) << work.out;
  EXPECT_TRUE(mentions(work.err, "note: shard 0 is computed again; " + holder() + " has held it for "))
      << work.err;

  continue_holder();
  const ProgramRun result = eightfold("job result " + ledger());
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_TRUE(mentions(result.out, "724")) << result.out;
  EXPECT_TRUE(mentions(result.out, "and 1 duplicate with the same outcome")) << result.out;
}

TEST_F(JobHolder, of_a_listing_writes_the_same_list_again) {
  plan("list 8 --canonical --shards 3");
  hold_a_shard();
  EXPECT_EQ(eightfold("job work " + ledger() + " --output-dir " + folder_.path()).exit_code, 0);
  continue_holder();
  const std::string joined = folder_ / "joined";
  EXPECT_EQ(eightfold("job collect " + ledger() + " " + folder_.path() + " -o " + joined).exit_code, 0);
  EXPECT_EQ(contents_of(joined), eightfold("list 8 --canonical --format ndjson").out);
}

// Nothing shows how long a shard takes, so the worker waits.
TEST_F(JobHolder, is_only_named_before_any_shard_is_finished) {
  plan("count 10 --shards 1");
  hold_a_shard();
  auto work = start("job work " + ledger());
  wait_for_message("waiting for shard 0, held by " + holder() + " since ");
  continue_holder();
  const ProgramRun run = work.get();
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(mentions(run.out, "and 0 duplicates")) << run.out;
  EXPECT_FALSE(mentions(run.err, "computed again")) << run.err;
}

TEST_F(JobHolder, is_not_named_with_quiet) {
  plan("count 10 --shards 4");
  hold_a_shard();
  const ProgramRun work = eightfold("job work --quiet " + ledger());
  EXPECT_EQ(work.exit_code, 0);
  EXPECT_EQ(work.err, "");
}

TEST_F(JobHolder, is_named_by_the_status) {
  plan("count 10 --shards 4");
  hold_a_shard();
  const ProgramRun status = eightfold("job status " + ledger());
  EXPECT_TRUE(mentions(status.out, "1 by " + holder() + " on ")) << status.out;
  EXPECT_TRUE(mentions(status.out, "next      continue or end process ")) << status.out;
  EXPECT_FALSE(mentions(status.out, "time left")) << status.out;
}

TEST_F(JobHolder, of_the_last_shard_leaves_no_time_to_estimate) {
  if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  plan("count 10 --shards 4");
  hold_a_shard();
  const std::string screen = on_pseudo_terminal(program_path() + " job work " + ledger());
  EXPECT_TRUE(mentions(screen, " 75 %")) << screen;
  EXPECT_FALSE(mentions(screen, " 75 %, ")) << screen;
}

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
  std::vector<std::string> arguments = {"-f",          "-qq",
                                        "-o",          "/dev/null",
                                        "-e",          "trace=" + calls,
                                        "-e",          "signal=none",
                                        "-e",          "inject=" + calls + ":error=" + error,
                                        program_path()};
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
    EXPECT_EQ(run.exit_code, 71) << words;
    EXPECT_EQ(run.err, "eightfold: the system refused a thread; raise `ulimit -u`, or use --threads 1\n")
        << words;
  };
  expect_failure("work " + ledger_ + " --threads 2");
  EXPECT_TRUE(mentions(eightfold("job status " + ledger_).out, "missing       4  0-3")) << "claims remain";
  EXPECT_EQ(eightfold("job work " + ledger_).exit_code, 0);
  expect_failure("audit " + ledger_ + " --sample 1 --threads 2");
}

TEST_F(JobOnAPoorSystem, computes_a_shard_without_further_threads) {
  const ProgramRun run = run_with_failing(
      "clone,clone3", "EAGAIN",
      "job shard " + job_file_ + " --index 0 --threads 2 --output-dir " + folder_ / "shards");
  EXPECT_EQ(run.exit_code, 0) << run.err;
}

}  // namespace
}  // namespace eightfold::test
