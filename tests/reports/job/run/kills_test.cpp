// Kills the program at every system call that writes and at random times. The resumed job must have the same
// result as an undisturbed job.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>
#include <thread>

#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/run/faults.hpp"
#include "tests/reports/job/run/job_folder.hpp"

namespace eightfold::job::test {
namespace {

using eightfold::test::contents_of;
using eightfold::test::eightfold;
using namespace std::chrono_literals;

constexpr const char* kill_effect = "signal=KILL";

class Kills : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::string why = why_faults_are_unavailable();
    if (!why.empty()) GTEST_SKIP() << why;
  }

  static bool occurred(const Fault& fault, const std::string& words) {
    const FaultyRun run = eightfold_with(fault, words);
    if (!run.occurred) {
      EXPECT_EQ(run.run.exit_code, 0) << run.run.err;
    }
    return run.occurred;
  }

  const JobFolder started_count_{"count 12 --shards 7", {1, 4}};
  const JobFolder started_list_{"list 9 --canonical --shards 7", {1, 4}};
  const std::set<int> started_{1, 4};
};

std::string undisturbed_result(const JobFolder& started) {
  const JobFolder job = started.copy();
  job.finish();
  return job.result_member();
}

// Uses a copy, because opening a ledger after a kill changes it.
int claims(const JobFolder& job) {
  const JobFolder copy = job.copy();
  Database database(copy.ledger(), Database::Mode::write, copy.ledger());
  return std::stoi(database.text("SELECT count(*) FROM shard WHERE state = 'claimed'"));
}

TEST_F(Kills, during_writes_of_a_count_lose_no_record_and_at_most_one_shard_per_thread) {
  const std::string result = undisturbed_result(started_count_);
  for (const int threads : {1, 2}) {
    const int points = inject_at_each_call(kill_effect, false, [&](const Fault& fault) {
      const JobFolder job = started_count_.copy();
      if (!occurred(fault, job.work_words(threads))) return false;
      EXPECT_LE(claims(job), threads);
      expect_usable(job, started_);
      expect_same_result(job, result);
      return true;
    });
    EXPECT_GE(points, every_fault() ? 40 : 8);
  }
}

// A list is written before its record. While a record is saved, its thread computes the next shard, which
// takes no longer than the save here.
TEST_F(Kills, during_writes_of_a_listing_lose_at_most_two_shards_per_thread) {
  const std::string result = undisturbed_result(started_list_);
  const std::string list = eightfold("list 9 --canonical --format ndjson").out;
  for (const int threads : {1, 2}) {
    const int points = inject_at_each_call(kill_effect, false, [&](const Fault& fault) {
      const JobFolder job = started_list_.copy();
      if (!occurred(fault, job.work_words(threads))) return false;
      EXPECT_LE(claims(job), threads);
      const auto done = expect_usable(job, started_);
      EXPECT_GE(done.size() + 2U * static_cast<unsigned>(threads), job.lists());
      expect_same_result(job, result);
      EXPECT_EQ(eightfold(job.collect_words() + " -o " + job / "all").exit_code, 0);
      EXPECT_EQ(contents_of(job / "all"), list);
      return true;
    });
    EXPECT_GE(points, every_fault() ? 40 : 8);
  }
}

TEST_F(Kills, during_writes_of_a_shard_leave_no_incomplete_record) {
  for (const JobFolder* started : {&started_count_, &started_list_}) {
    const std::string result = undisturbed_result(*started);
    const JobFolder whole = started->copy();
    for (int shard = 0; shard < 7; ++shard) whole.compute(shard);
    const int points = inject_at_each_call(kill_effect, false, [&](const Fault& fault) {
      const JobFolder job = started->copy();
      if (!occurred(fault, job.shard_words(2))) return false;
      if (std::filesystem::exists(job.record(2))) {
        EXPECT_EQ(contents_of(job.record(2)), contents_of(whole.record(2)));
      }
      if (std::filesystem::exists(job.list(2))) {
        EXPECT_EQ(contents_of(job.list(2)), contents_of(whole.list(2)));
      }
      EXPECT_EQ(eightfold(job.collect_words()).exit_code, 75) << "remains of the killed process are ignored";
      for (int shard = 0; shard < 7; ++shard) job.compute(shard);
      EXPECT_EQ(contents_of(job.record(2)), contents_of(whole.record(2)));
      EXPECT_EQ(eightfold(job.collect_words()).exit_code, 0);
      EXPECT_EQ(job.result_member(), result);
      return true;
    });
    EXPECT_GE(points, 3);
  }
}

TEST_F(Kills, during_writes_of_collect_lose_no_record) {
  const std::string result = undisturbed_result(started_list_);
  const std::string list = eightfold("list 9 --canonical --format ndjson").out;
  const JobFolder computed = started_list_.copy();
  for (int shard = 0; shard < 7; ++shard) computed.compute(shard);
  const int points = inject_at_each_call(kill_effect, false, [&](const Fault& fault) {
    const JobFolder job = computed.copy();
    const std::string words = job.collect_words() + " -o " + job / "all";
    if (!occurred(fault, words)) return false;
    const auto done = expect_usable(job, started_);
    EXPECT_TRUE(done.size() == 7 || done == started_) << "all or none";
    if (std::filesystem::exists(job / "all")) {
      EXPECT_EQ(contents_of(job / "all"), list);
    }
    EXPECT_EQ(eightfold(words).exit_code, 0);
    EXPECT_EQ(contents_of(job / "all"), list);
    EXPECT_EQ(job.result_member(), result);
    return true;
  });
  EXPECT_GE(points, every_fault() ? 15 : 8);
}

TEST_F(Kills, during_writes_of_plan_leave_a_valid_ledger_or_none) {
  const std::string result = undisturbed_result(started_count_);
  const int points = inject_at_each_call(kill_effect, false, [&](const Fault& fault) {
    const JobFolder job = started_count_.copy();
    std::filesystem::remove(job.ledger());
    std::filesystem::remove(job / "run.job");
    if (!occurred(fault, job.plan_words())) return false;
    if (!std::filesystem::exists(job.ledger())) {
      std::filesystem::remove(job / "run.job");
      EXPECT_EQ(eightfold(job.plan_words()).exit_code, 0);
    }
    expect_usable(job, {});
    expect_same_result(job, result);
    return true;
  });
  EXPECT_GE(points, every_fault() ? 15 : 8);
}

// The same times in every run; --gtest_random_seed=N selects others.
class RandomTimes {
 public:
  int below(int end) { return std::uniform_int_distribution<int>(0, end - 1)(random_); }
  void sleep(int most_milliseconds) {
    std::this_thread::sleep_for(std::chrono::microseconds(below(1000 * most_milliseconds)));
  }

 private:
  std::mt19937 random_{static_cast<unsigned>(GTEST_FLAG_GET(random_seed))};
};

// Two processes work on a third of the jobs, and one or both are killed. A process that waits for another may
// compute its shard again, so the other jobs show whether a kill causes duplicates.
TEST(KillsAtRandomTimes, do_not_change_the_result) {
  RandomTimes times;
  const JobFolder planned("count 13 --engine lanes --shards 60");
  const std::string result = undisturbed_result(planned);
  const int wanted = every_fault() ? 200 : 20;
  int kills = 0;
  while (kills < wanted && !::testing::Test::HasFailure()) {
    const JobFolder job = planned.copy();
    const bool two = times.below(3) == 0;
    std::set<int> done;
    while (kills < wanted && done.size() < 60 && !::testing::Test::HasFailure()) {
      Child one = start_eightfold(job.work_words(1 + times.below(2)), job / "one");
      if (two) {
        Child other = start_eightfold(job.work_words(), job / "other");
        times.sleep(100);
        kills += other.kill_now() == killed ? 1 : 0;
      }
      times.sleep(100);
      kills += one.kill_now() == killed ? 1 : 0;
      if (times.below(2) == 0) done = expect_usable(job, done);
    }
    expect_usable(job, done);
    expect_same_result(job, result);
    if (!two) {
      EXPECT_EQ(job.status().at("duplicates"), 0) << "a shard was computed twice";
    }
  }
}

// A shard takes hours, so the process must stop during a shard.
TEST(Signals, end_the_work_during_a_shard_and_report_how_to_resume) {
  RandomTimes times;
  const JobFolder planned("count 23 --engine lanes --shards 3");
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    for (int round = 0; round < (every_fault() ? 10 : 2); ++round) {
      const JobFolder job = planned.copy();
      Child worker = start_eightfold("job work " + job.ledger() + " --threads 2", job / "worker");
      while (job.status().at("running").size() < 2 && !::testing::Test::HasFailure()) {
      }
      times.sleep(300);
      kill(worker.pid(), signal);
      EXPECT_EQ(worker.wait(), 128 + signal);
      EXPECT_EQ(contents_of(job / "worker.out"), "");
      EXPECT_EQ(contents_of(job / "worker.err"),
                "eightfold: stopped: 0 of 3 shards are done; continue with `eightfold job work " +
                    job.ledger() + "`\n");
      EXPECT_EQ(claims(job), 0);
      expect_usable(job, {});
      EXPECT_FALSE(std::filesystem::exists(job.ledger() + "-wal")) << "the ledger was not closed";
    }
  }
}

}  // namespace
}  // namespace eightfold::job::test
