#include "reports/job/run/work.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <thread>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/job/ledger/ledger_state.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "reports/job/run/result.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/run/worker_pool.hpp"
#include "reports/job/shard/computation.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::TemporaryFolder;

TEST(WorkerPool, computes_the_shards_that_are_assigned_to_its_threads) {
  const Spec spec = plan(Work::count, 10, "auto", 20);
  WorkerPool pool(spec, {.threads = 3});
  ASSERT_EQ(pool.size(), 3U);
  std::uint32_t next = 0;
  for (std::size_t thread = 0; thread < pool.size(); ++thread) pool.assign(thread, next++);
  std::map<std::uint32_t, std::uint64_t> counts;
  while (counts.size() < spec.shards) {
    const auto finished = pool.wait_for_shard(std::chrono::milliseconds(100));
    if (!finished) continue;
    ASSERT_TRUE(finished->record);
    EXPECT_EQ(finished->record->shard, finished->shard);
    EXPECT_TRUE(counts.emplace(finished->shard, finished->record->outcome.count).second);
    if (next < spec.shards) pool.assign(finished->thread, next++);
  }
  std::uint64_t sum = 0;
  for (const auto& [shard, count] : counts) sum += count;
  EXPECT_EQ(sum, 724U);
}

TEST(Work, ends_with_every_shard_done_on_any_number_of_threads) {
  const TemporaryFolder folder;
  for (const int threads : {1, 2, 5}) {
    const std::string path = folder / std::to_string(threads);
    Ledger::create(path, plan(Work::count, 11, "auto", 30));
    Ledger ledger = Ledger::open(path, Ledger::Access::write);
    std::uint64_t last = 0;
    WorkParams params;
    params.threads = threads;
    params.on_progress = [&](const WorkProgress& progress) {
      EXPECT_GE(progress.done, last);
      EXPECT_EQ(progress.shards, 30U);
      last = progress.done;
    };
    EXPECT_EQ(work(ledger, params), WorkEnd::complete);
    EXPECT_EQ(last, 30U);
    EXPECT_EQ(final_result(ledger.spec(), ledger.standing(), 1).result.solutions, 2680U);
    EXPECT_EQ(work(ledger, params), WorkEnd::complete);  // nothing remains to be done
    EXPECT_EQ(ledger.standing().duplicates, 0U);
  }
}

TEST(Work, resumes_after_a_stop) {
  const TemporaryFolder folder;
  const std::string path = folder / "run.ledger";
  Ledger::create(path, plan(Work::count, 16, "lanes", 50));
  std::atomic<int> stop = 0;
  WorkParams params;
  params.threads = 1;
  params.stop = &stop;
  params.on_progress = [&](const WorkProgress& progress) {
    if (progress.done >= 2) stop = 2;
  };
  {
    Ledger ledger = Ledger::open(path, Ledger::Access::write);
    EXPECT_EQ(work(ledger, params), WorkEnd::stopped);
    const Standing standing = ledger.standing();
    EXPECT_GE(standing.count(ShardState::done), 2U);
    EXPECT_LT(standing.count(ShardState::done), 50U);
    EXPECT_EQ(standing.count(ShardState::running), 0U);
  }
  Ledger ledger = Ledger::open(path, Ledger::Access::write);
  EXPECT_EQ(work(ledger, {.threads = 2}), WorkEnd::complete);
  EXPECT_EQ(final_result(ledger.spec(), ledger.standing(), 1).result.fundamental, 1846955U);
}

TEST(Work, computes_shards_again_whose_lists_were_lost) {
  const TemporaryFolder folder;
  const std::string path = folder / "run.ledger";
  Ledger::create(path, plan(Work::canonical_list, 9, "auto", 7));
  Ledger ledger = Ledger::open(path, Ledger::Access::write);
  const WorkParams params = {.threads = 2, .list_folder = folder.path()};
  EXPECT_EQ(work(ledger, params), WorkEnd::complete);
  const auto joined = [&] {
    std::string text;
    join_lists(ledger.spec(), ledger.standing(), {folder.path()},
               [&](std::string_view piece) { text += piece; });
    return text;
  };
  const std::string whole = joined();
  EXPECT_EQ(whole, eightfold::test::eightfold("list 9 --canonical --format ndjson").out);

  std::filesystem::remove(list_path(folder.path(), 2));
  std::filesystem::resize_file(list_path(folder.path(), 4), 10);
  EXPECT_THROW(joined(), reports::ParseError);
  EXPECT_EQ(work(ledger, params), WorkEnd::complete);
  EXPECT_EQ(joined(), whole);
  EXPECT_EQ(ledger.standing().duplicates, 2U);
  EXPECT_EQ(work(ledger, params), WorkEnd::complete);
  EXPECT_EQ(ledger.standing().duplicates, 2U);
}

// A worker first checks whether the other is alive, and then looks for open shards.
TEST(Work, takes_over_shards_of_a_worker_that_dies_during_the_check) {
  const TemporaryFolder folder;
  const std::string path = folder / "run.ledger";
  Ledger::create(path, plan(Work::count, 8, "auto", 4));
  const test::Gate working;
  test::Child other([&] {
    Ledger ledger = Ledger::open(path, Ledger::Access::write);
    ledger.register_worker(1);
    ledger.claim();
    working.open();
    return pause();
  });
  working.wait();
  Ledger ledger = Ledger::open(path, Ledger::Access::write);
  bool is_killed = false;
  WorkParams params;
  params.threads = 1;
  params.on_progress = [&](const WorkProgress& progress) {
    if (progress.done < progress.shards - 1 || is_killed) return;
    EXPECT_FALSE(ledger.claims_of_others().empty());
    other.kill_now();
    is_killed = true;
  };
  EXPECT_EQ(work(ledger, params), WorkEnd::complete);
  EXPECT_TRUE(is_killed);
}

// Another connection holds a write transaction.
class LockedLedger : public ::testing::Test {
 protected:
  LockedLedger() { Ledger::create(path_, plan(Work::count, 10, "auto", 20)); }

  void lock() {
    other_.emplace(path_, Database::Mode::write, path_);
    lock_.emplace(*other_, Transaction::Kind::write);
  }

  void stop_soon() {
    interrupt_ = std::jthread([this] {
      std::this_thread::sleep_for(std::chrono::milliseconds(300));
      stop_ = 2;
    });
  }

  void expect_stopped(const WorkParams& params) {
    Ledger ledger = Ledger::open(path_, Ledger::Access::write);
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(work(ledger, params), WorkEnd::stopped);
    EXPECT_LT(std::chrono::steady_clock::now() - start, lock_timeout) << "it waited until the timeout";
    lock_.reset();
    ledger.unregister_worker();  // the lock prevented it before
    EXPECT_EQ(work(ledger, {.threads = 1}), WorkEnd::complete) << "the stop request is over";
  }

  const TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  std::optional<Database> other_;
  std::optional<Transaction> lock_;
  std::atomic<int> stop_ = 0;
  std::jthread interrupt_;
};

TEST_F(LockedLedger, does_not_delay_a_stop_before_the_work) {
  lock();
  stop_soon();
  expect_stopped({.threads = 1, .stop = &stop_});
}

TEST_F(LockedLedger, does_not_delay_a_stop_during_the_work) {
  const auto lock_it = [this](const WorkProgress&) {
    if (lock_) return;
    lock();
    stop_soon();
  };
  expect_stopped({.threads = 1, .on_progress = lock_it, .stop = &stop_});
}

}  // namespace
}  // namespace eightfold::job
