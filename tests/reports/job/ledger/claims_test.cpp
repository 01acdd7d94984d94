// Claims of a process that is stopped, and the time of a claim.
#include <gtest/gtest.h>

#include <csignal>

#include "reports/job/ledger/ledger_state.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/fake_records.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::TemporaryFolder;
using test::Child;
using test::correct_record;
using Access = Ledger::Access;

// A ledger with a child process that claims shard 0, stops, and saves the shard when it is continued.
class StoppedWorker : public ::testing::Test {
 protected:
  explicit StoppedWorker(int format = Ledger::format) {
    create(format);
    child_.emplace([this] {
      Ledger ledger = Ledger::open(path_, Access::write);
      ledger.register_worker(1);
      const auto shard = ledger.claim();
      raise(SIGSTOP);
      test::save(ledger, correct_record(spec_, shard.value()), 0.5);
      ledger.unregister_worker();
      return 0;
    });
    int status = 0;
    EXPECT_EQ(waitpid(child_->pid(), &status, WUNTRACED), child_->pid());
    EXPECT_TRUE(WIFSTOPPED(status));
  }

  void create(int format) const {
    folder_.add("run.ledger", "");
    Database database(path_, Database::Mode::write, path_);
    create_tables(database, spec_, format);
  }

  void set_claim_time(const std::string& sql) const {
    Database(path_, Database::Mode::write, path_).execute("UPDATE shard SET claimed_at = " + sql);
  }

  Claim claim_of_child() const { return Ledger::open(path_, Access::write).claims_of_others().at(0); }

  // Opens the ledger and takes over the child's shard.
  Ledger overtaking_ledger() const {
    Ledger ledger = Ledger::open(path_, Access::write);
    ledger.register_worker(1);
    EXPECT_TRUE(ledger.take_over(claim_of_child()));
    EXPECT_TRUE(ledger.claims_of_others().empty());
    return ledger;
  }

  const TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  const Spec spec_ = test::fake_job(3);
  std::optional<Child> child_;
};

TEST_F(StoppedWorker, is_known_with_its_shards_and_their_age) {
  const Claim claim = claim_of_child();
  EXPECT_EQ(claim.shard, 0U);
  EXPECT_EQ(claim.pid, child_->pid());
  EXPECT_TRUE(claim.is_stopped);
  EXPECT_GE(claim.seconds.value(), 0);
  const auto workers = Ledger::open(path_, Access::read).workers();
  ASSERT_EQ(workers.size(), 1U);
  EXPECT_EQ(workers[0].shards, 1U);
  EXPECT_TRUE(workers[0].is_stopped);
  EXPECT_GE(workers[0].seconds.value(), *claim.seconds);
}

TEST_F(StoppedWorker, saves_a_duplicate_of_a_shard_that_was_taken_over) {
  const Claim claim = claim_of_child();
  Ledger ledger = overtaking_ledger();
  EXPECT_FALSE(ledger.take_over(claim)) << "the claim has changed";
  std::optional<std::uint32_t> next = test::save(ledger, correct_record(spec_, 0), 0.5);
  EXPECT_EQ(next, 1U);
  kill(child_->pid(), SIGCONT);
  EXPECT_EQ(child_->wait(), 0);
  const Standing standing = ledger.standing();
  EXPECT_EQ(standing.shards[0].state, ShardState::done);
  EXPECT_EQ(standing.duplicates, 1U);
  EXPECT_EQ(standing.shards_in(ShardState::running), std::vector<std::uint32_t>{1});
}

// The first result makes the shard done, also for the process that computes it again.
TEST_F(StoppedWorker, can_save_its_shard_before_the_process_that_took_it_over) {
  Ledger ledger = overtaking_ledger();
  kill(child_->pid(), SIGCONT);
  EXPECT_EQ(child_->wait(), 0);
  EXPECT_EQ(ledger.standing().shards[0].state, ShardState::done);
  test::save(ledger, correct_record(spec_, 0), 0.5);
  EXPECT_EQ(ledger.standing().duplicates, 1U);
  EXPECT_EQ(ledger.standing().count(ShardState::conflict), 0U);
}

// Otherwise two waiting workers would take a slow shard from each other again and again.
TEST_F(StoppedWorker, does_not_lose_a_shard_to_a_process_that_claimed_it_before) {
  const Claim claim = claim_of_child();
  Ledger ledger = overtaking_ledger();
  Database(path_, Database::Mode::write, path_)
      .execute("UPDATE shard SET worker = " + std::to_string(claim.worker) + " WHERE id = 0");
  ASSERT_EQ(ledger.claims_of_others().size(), 1U);
  EXPECT_FALSE(ledger.take_over(claim));
}

TEST_F(StoppedWorker, has_no_age_if_the_time_is_impossible) {
  for (const char* time : {"4000000000", "-5", "NULL"}) {
    set_claim_time(time);
    EXPECT_EQ(claim_of_child().seconds, std::nullopt) << time;
  }
  set_claim_time("0");  // the start of the machine
  EXPECT_GT(claim_of_child().seconds.value(), 0);
}

class StoppedWorkerOfFormat1 : public StoppedWorker {
 protected:
  StoppedWorkerOfFormat1() : StoppedWorker(1) {}
};

TEST_F(StoppedWorkerOfFormat1, has_claims_without_an_age) {
  EXPECT_TRUE(claim_of_child().is_stopped);
  EXPECT_EQ(claim_of_child().seconds, std::nullopt);
  EXPECT_EQ(Ledger::open(path_, Access::read).workers().at(0).seconds, std::nullopt);
}

TEST_F(StoppedWorkerOfFormat1, can_be_overtaken_and_the_job_completed) {
  Ledger ledger = overtaking_ledger();
  std::optional<std::uint32_t> next = 0;
  while (next) next = test::save(ledger, correct_record(spec_, *next), 0.5);
  EXPECT_TRUE(ledger.standing().is_complete());
  Database database(path_, Database::Mode::read, path_);
  EXPECT_EQ(database.text("PRAGMA user_version"), "1") << "older programs can continue";
}

TEST(SlowestShard, is_that_of_this_machine) {
  const TemporaryFolder folder;
  const Spec spec = test::fake_job(4);
  Ledger::create(folder / "run.ledger", spec);
  Ledger ledger = Ledger::open(folder / "run.ledger", Access::write);
  ledger.collect({correct_record(spec, 0)});
  EXPECT_EQ(ledger.slowest_shard(), std::nullopt) << "collected records have no time";
  ledger.register_worker(1);
  for (const std::uint32_t shard : {1U, 2U, 3U})
    test::save(ledger, correct_record(spec, shard), shard == 2 ? 9 : 3);
  EXPECT_EQ(ledger.slowest_shard(), 9);
}

}  // namespace
}  // namespace eightfold::job
