// Several processes use one ledger; some are killed or cannot write.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/fake_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::TemporaryFolder;
using test::Child;
using test::correct_record;
using test::Gate;
using Access = Ledger::Access;
using Shards = std::vector<std::uint32_t>;

class SharedLedger : public ::testing::Test {
 protected:
  SharedLedger() { Ledger::create(path_, spec_); }

  Standing standing() const { return Ledger::open(path_, Access::read).standing(); }

  // Computes all open shards and returns their number.
  int work() const {
    Ledger ledger = Ledger::open(path_, Access::write);
    ledger.register_worker(1);
    int done = 0;
    for (auto shard = ledger.claim(); shard; ++done)
      shard = test::save(ledger, correct_record(spec_, *shard), 0.001);
    return done;
  }

  void expect_all_correct(const Standing& standing) const {
    EXPECT_TRUE(standing.is_complete());
    for (std::uint32_t shard = 0; shard < spec_.shards; ++shard)
      EXPECT_EQ(standing.shards[shard].outcome, correct_record(spec_, shard).outcome) << shard;
  }

  const TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  const Spec spec_ = test::fake_job(60);
};

TEST_F(SharedLedger, is_completed_by_several_workers_during_reads) {
  const Gate start;
  const auto work_after_start = [&] {
    start.wait();
    return work();
  };
  Child one(work_after_start);
  Child two(work_after_start);
  Child reader([&] {
    start.wait();
    std::uint64_t done = 0;
    while (done < spec_.shards) {
      const Standing now = standing();
      const std::uint64_t done_now = now.count(ShardState::done);
      const bool is_consistent =
          now.damaged.empty() && now.duplicates == 0 && now.count(ShardState::conflict) == 0;
      if (done_now < done || now.count(ShardState::running) > 2 || !is_consistent) return 1;
      done = done_now;
    }
    return 0;
  });
  for (int process = 0; process < 3; ++process) start.open();
  EXPECT_EQ(one.wait() + two.wait(), 60) << "each shard is computed once";
  EXPECT_EQ(reader.wait(), 0);
  EXPECT_EQ(standing().duplicates, 0U);
  expect_all_correct(standing());
  EXPECT_EQ(folder_.entries(), std::vector<std::string>{"run.ledger"});
}

// Claims two shards, saves the first, and so has two claims. Then waits to be killed.
void run_worker(const std::string& path, const Spec& spec, const Gate& working) {
  Ledger ledger = Ledger::open(path, Access::write);
  ledger.register_worker(2);
  const auto first = ledger.claim();
  ledger.claim();
  test::save(ledger, correct_record(spec, first.value()), 0.5);
  working.open();
  pause();
}

TEST_F(SharedLedger, keeps_the_results_of_a_killed_worker_and_reassigns_its_claims) {
  const Gate working;
  Child worker([&] {
    run_worker(path_, spec_, working);
    return 0;
  });
  working.wait();
  Ledger ledger = Ledger::open(path_, Access::write);
  EXPECT_EQ(ledger.standing().shards_in(ShardState::running), (Shards{1, 2}));
  ASSERT_EQ(ledger.workers().size(), 1U);
  EXPECT_EQ(ledger.workers()[0].pid, worker.pid());
  EXPECT_EQ(ledger.workers()[0].shards, 2U);
  ledger.register_worker(1);
  EXPECT_EQ(ledger.claim(), 3U) << "1 and 2 are claimed";
  EXPECT_EQ(ledger.claims_of_others().size(), 2U);

  EXPECT_EQ(worker.kill_now(), 128 + SIGKILL);
  EXPECT_TRUE(ledger.claims_of_others().empty());
  EXPECT_EQ(ledger.workers().size(), 1U) << "this process";
  EXPECT_EQ(ledger.standing().shards_in(ShardState::done), Shards{0});
  EXPECT_EQ(ledger.standing().shards_in(ShardState::running), Shards{3});
  ledger.register_worker(1);
  EXPECT_EQ(ledger.claim(), 1U);
  EXPECT_EQ(ledger.claim(), 2U);
  EXPECT_EQ(ledger.claim(), 4U);
}

TEST_F(SharedLedger, releases_claims_of_dead_workers_if_no_other_shard_is_open) {
  const Gate working;
  Child worker([&] {
    run_worker(path_, spec_, working);
    return 0;
  });
  working.wait();
  Ledger ledger = Ledger::open(path_, Access::write);
  ledger.register_worker(1);
  for (std::uint32_t shard = 3; shard < 60; ++shard) EXPECT_EQ(ledger.claim(), shard);
  EXPECT_EQ(ledger.claim(), std::nullopt);
  worker.kill_now();
  EXPECT_EQ(ledger.claim(), 1U);
  std::optional<std::uint32_t> next;
  next = test::save(ledger, correct_record(spec_, 3), 0.5);
  EXPECT_EQ(next, 2U);
}

TEST_F(SharedLedger, accepts_the_result_of_a_worker_that_was_overtaken) {
  Ledger slow = Ledger::open(path_, Access::write);
  slow.register_worker(1);
  EXPECT_EQ(slow.claim(), 0U);
  Ledger(Ledger::open(path_, Access::write)).collect({correct_record(spec_, 0)});
  std::optional<std::uint32_t> next;
  next = test::save(slow, correct_record(spec_, 0), 0.5);
  EXPECT_EQ(next, 1U);
  EXPECT_EQ(slow.standing().duplicates, 1U);
  slow.save_failure(0, "too late");
  EXPECT_EQ(slow.standing().shards[0].state, ShardState::done);
}

TEST_F(SharedLedger, is_finished_after_repeated_kills) {
  int kills = 0;
  for (; !standing().is_complete(); ++kills) {
    const Gate after_some_shards;
    Child worker([&] {
      Ledger ledger = Ledger::open(path_, Access::write);
      ledger.register_worker(1);
      auto shard = ledger.claim();
      for (int done = 0; shard; ++done) {
        if (done == 7) after_some_shards.open();
        shard = test::save(ledger, correct_record(spec_, *shard), 0.001);
      }
      after_some_shards.open();
      return 0;
    });
    after_some_shards.wait();
    const std::uint64_t seen = standing().count(ShardState::done);
    worker.kill_now();
    EXPECT_GE(standing().count(ShardState::done), seen);
  }
  EXPECT_GE(kills, 2);
  EXPECT_EQ(standing().duplicates, 0U);
  expect_all_correct(standing());
}

TEST_F(SharedLedger, does_not_delay_unregistration) {
  Ledger ledger = Ledger::open(path_, Access::write);
  ledger.register_worker(1);
  ledger.claim();
  {
    Database other(path_, Database::Mode::write, path_);
    const Transaction open_transaction(other, Transaction::Kind::write);
    EXPECT_NO_THROW(ledger.unregister_worker());
  }
  EXPECT_EQ(ledger.standing().count(ShardState::running), 1U);
  ledger.unregister_worker();
  EXPECT_EQ(ledger.standing().count(ShardState::running), 0U);
}

// A limit on the file size causes write errors, like a full disk.
TEST_F(SharedLedger, keeps_its_records_if_writing_fails) {
  Child writer([&] {
    Ledger ledger = Ledger::open(path_, Access::write);
    ledger.register_worker(1);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit = {200'000, 200'000};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 99;
    int saved = 0;
    try {
      for (auto shard = ledger.claim(); shard; ++saved)
        shard = test::save(ledger, correct_record(spec_, *shard), 0.001);
    } catch (const LedgerError& error) {
      if (error.kind() != LedgerError::Kind::io) return 98;
      if (!eightfold::test::is_one_clean_line(error.what())) return 97;
      if (ledger.standing().count(ShardState::done) != static_cast<std::uint64_t>(saved)) return 96;
      return saved;
    }
    return 95;
  });
  const int saved = writer.wait();
  EXPECT_GT(saved, 0);
  EXPECT_LT(saved, 60);
  EXPECT_EQ(standing().count(ShardState::done), static_cast<std::uint64_t>(saved));
  EXPECT_EQ(work(), 60 - saved);
  expect_all_correct(standing());
}

TEST_F(SharedLedger, is_not_created_if_writing_fails) {
  Child writer([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit = {10'000, 10'000};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 99;
    try {
      Ledger::create(folder_ / "new.ledger", spec_);
    } catch (const LedgerError& error) {
      return error.kind() == LedgerError::Kind::io ? 1 : 2;
    }
    return 3;
  });
  EXPECT_EQ(writer.wait(), 1);
  EXPECT_EQ(folder_.entries(), std::vector<std::string>{"run.ledger"});
}

}  // namespace
}  // namespace eightfold::job
