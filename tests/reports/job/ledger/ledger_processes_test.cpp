// Several processes at one ledger, and what becomes of it when one of them ends badly.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/made_records.hpp"
#include "tests/reports/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::TemporaryFolder;
using test::Child;
using test::Signpost;
using test::true_record;
using Access = Ledger::Access;
using Shards = std::vector<std::uint32_t>;

class SharedLedger : public ::testing::Test {
 protected:
  SharedLedger() { Ledger::create(path_, spec_); }

  Standing standing() const { return Ledger::open(path_, Access::read).standing(); }

  // Computes shards until none is open, and returns how many.
  int work() const {
    Ledger ledger = Ledger::open(path_, Access::write);
    ledger.register_worker(1);
    int done = 0;
    for (auto shard = ledger.claim(); shard; ++done)
      shard = test::save(ledger, true_record(spec_, *shard), 0.001);
    return done;
  }

  void expect_all_true(const Standing& standing) const {
    EXPECT_TRUE(standing.is_complete());
    for (std::uint32_t shard = 0; shard < spec_.shards; ++shard)
      EXPECT_EQ(standing.shards[shard].outcome, true_record(spec_, shard).outcome) << shard;
  }

  const TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  const Spec spec_ = test::made_up_job(60);
};

TEST_F(SharedLedger, is_worked_off_by_several_while_somebody_reads) {
  const Signpost start;
  const auto work_from_the_signal_on = [&] {
    start.wait();
    return work();
  };
  Child one(work_from_the_signal_on);
  Child two(work_from_the_signal_on);
  Child reader([&] {
    start.wait();
    std::uint64_t done = 0;
    while (done < spec_.shards) {
      const Standing now = standing();
      const std::uint64_t done_now = now.count(ShardState::done);
      const bool is_whole =
          now.damaged.empty() && now.duplicates == 0 && now.count(ShardState::conflict) == 0;
      if (done_now < done || now.count(ShardState::running) > 2 || !is_whole) return 1;
      done = done_now;
    }
    return 0;
  });
  for (int process = 0; process < 3; ++process) start.go();
  EXPECT_EQ(one.wait() + two.wait(), 60) << "each shard once";
  EXPECT_EQ(reader.wait(), 0);
  EXPECT_EQ(standing().duplicates, 0U);
  expect_all_true(standing());
  EXPECT_EQ(folder_.entries(), std::vector<std::string>{"run.ledger"});
}

// Claims two shards, saves the first, and is then at work on two.
void be_a_worker(const std::string& path, const Spec& spec, const Signpost& at_work) {
  Ledger ledger = Ledger::open(path, Access::write);
  ledger.register_worker(2);
  const auto first = ledger.claim();
  ledger.claim();
  test::save(ledger, true_record(spec, first.value()), 0.5);
  at_work.go();
  pause();
}

TEST_F(SharedLedger, keeps_a_killed_workers_results_and_gives_out_its_claims_again) {
  const Signpost at_work;
  Child worker([&] {
    be_a_worker(path_, spec_, at_work);
    return 0;
  });
  at_work.wait();
  Ledger ledger = Ledger::open(path_, Access::write);
  EXPECT_EQ(ledger.standing().shards_in(ShardState::running), (Shards{1, 2}));
  ASSERT_EQ(ledger.workers().size(), 1U);
  EXPECT_EQ(ledger.workers()[0].pid, worker.pid());
  EXPECT_EQ(ledger.workers()[0].shards, 2U);
  ledger.register_worker(1);
  EXPECT_EQ(ledger.claim(), 3U) << "the others are taken";
  EXPECT_TRUE(ledger.has_other_workers());

  EXPECT_EQ(worker.kill_now(), 128 + SIGKILL);
  EXPECT_FALSE(ledger.has_other_workers());
  EXPECT_EQ(ledger.workers().size(), 1U) << "this process";
  EXPECT_EQ(ledger.standing().shards_in(ShardState::done), Shards{0});
  EXPECT_EQ(ledger.standing().shards_in(ShardState::running), Shards{3});
  ledger.register_worker(1);
  EXPECT_EQ(ledger.claim(), 1U);
  EXPECT_EQ(ledger.claim(), 2U);
  EXPECT_EQ(ledger.claim(), 4U);
}

TEST_F(SharedLedger, lets_dead_workers_claims_go_when_nothing_else_is_open) {
  const Signpost at_work;
  Child worker([&] {
    be_a_worker(path_, spec_, at_work);
    return 0;
  });
  at_work.wait();
  Ledger ledger = Ledger::open(path_, Access::write);
  ledger.register_worker(1);
  for (std::uint32_t shard = 3; shard < 60; ++shard) EXPECT_EQ(ledger.claim(), shard);
  EXPECT_EQ(ledger.claim(), std::nullopt);
  worker.kill_now();
  EXPECT_EQ(ledger.claim(), 1U);
  std::optional<std::uint32_t> next;
  next = test::save(ledger, true_record(spec_, 3), 0.5);
  EXPECT_EQ(next, 2U);
}

TEST_F(SharedLedger, takes_the_result_of_a_worker_that_was_overtaken) {
  Ledger slow = Ledger::open(path_, Access::write);
  slow.register_worker(1);
  EXPECT_EQ(slow.claim(), 0U);
  Ledger(Ledger::open(path_, Access::write)).collect({true_record(spec_, 0)});
  std::optional<std::uint32_t> next;
  next = test::save(slow, true_record(spec_, 0), 0.5);
  EXPECT_EQ(next, 1U);
  EXPECT_EQ(slow.standing().duplicates, 1U);
  slow.save_failure(0, "too late");
  EXPECT_EQ(slow.standing().shards[0].state, ShardState::done);
}

TEST_F(SharedLedger, is_finished_after_worker_upon_worker_was_killed) {
  int kills = 0;
  for (; !standing().is_complete(); ++kills) {
    const Signpost after_some_shards;
    Child worker([&] {
      Ledger ledger = Ledger::open(path_, Access::write);
      ledger.register_worker(1);
      auto shard = ledger.claim();
      for (int done = 0; shard; ++done) {
        if (done == 7) after_some_shards.go();
        shard = test::save(ledger, true_record(spec_, *shard), 0.001);
      }
      after_some_shards.go();
      return 0;
    });
    after_some_shards.wait();
    const std::uint64_t seen = standing().count(ShardState::done);
    worker.kill_now();
    EXPECT_GE(standing().count(ShardState::done), seen);
  }
  EXPECT_GE(kills, 2);
  EXPECT_EQ(standing().duplicates, 0U);
  expect_all_true(standing());
}

TEST_F(SharedLedger, does_not_keep_somebody_waiting_who_leaves) {
  Ledger ledger = Ledger::open(path_, Access::write);
  ledger.register_worker(1);
  ledger.claim();
  {
    Database other(path_, Database::Mode::write, path_);
    const Transaction open_one(other, Transaction::Kind::write);
    EXPECT_NO_THROW(ledger.unregister_worker());
  }
  EXPECT_EQ(ledger.standing().count(ShardState::running), 1U);
  ledger.unregister_worker();
  EXPECT_EQ(ledger.standing().count(ShardState::running), 0U);
}

// A limit on the size of files fails writes as a full disk does.
TEST_F(SharedLedger, keeps_what_it_had_when_writing_fails) {
  Child writer([&] {
    Ledger ledger = Ledger::open(path_, Access::write);
    ledger.register_worker(1);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit = {200'000, 200'000};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 99;
    int saved = 0;
    try {
      for (auto shard = ledger.claim(); shard; ++saved)
        shard = test::save(ledger, true_record(spec_, *shard), 0.001);
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
  expect_all_true(standing());
}

TEST_F(SharedLedger, is_not_made_by_half_when_writing_fails) {
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
