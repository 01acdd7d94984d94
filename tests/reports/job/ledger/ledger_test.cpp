#include "reports/job/ledger/ledger.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <stdexcept>

#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/made_records.hpp"
#include "tests/reports/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using test::made_up_record;
using test::true_record;
using Access = Ledger::Access;
using Shards = std::vector<std::uint32_t>;
using Claim = std::optional<std::uint32_t>;

// A ledger of a few shards at which this process is at work.
class LedgerOfAFewShards : public ::testing::Test {
 protected:
  LedgerOfAFewShards() {
    Ledger::create(path_, spec_);
    ledger_.emplace(Ledger::open(path_, Access::write));
    ledger_->register_worker(1);
  }

  Ledger& ledger() { return *ledger_; }

  // Saves a shard's record and returns what was claimed next.
  Claim save(std::uint32_t shard) { return save(true_record(spec_, shard)); }
  Claim save(const Record& record) { return test::save(ledger(), record, 0.5); }

  // The ledger as the next process finds it.
  void open_again() {
    ledger_.reset();
    ledger_.emplace(Ledger::open(path_, Access::write));
  }

  // Does something to the tables behind the ledger's back.
  void tamper(const std::string& sql) { Database(path_, Database::Mode::write, path_).execute(sql); }

  const eightfold::test::TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  const Spec spec_ = test::made_up_job(5);
  std::optional<Ledger> ledger_;
};

TEST_F(LedgerOfAFewShards, knows_its_job) {
  EXPECT_EQ(ledger().spec(), spec_);
  EXPECT_EQ(ledger().job(), job_hash(spec_));
  EXPECT_EQ(ledger().path(), path_);
}

TEST_F(LedgerOfAFewShards, gives_out_each_shard_once_from_the_lowest_on) {
  for (std::uint32_t shard = 0; shard < 5; ++shard) EXPECT_EQ(ledger().claim(), shard);
  EXPECT_EQ(ledger().claim(), std::nullopt);
  EXPECT_EQ(ledger().standing().shards_in(ShardState::running), (Shards{0, 1, 2, 3, 4}));
}

TEST_F(LedgerOfAFewShards, gives_out_the_next_shard_with_a_result) {
  EXPECT_EQ(ledger().claim(), 0U);
  EXPECT_EQ(ledger().claim(), 1U);
  EXPECT_EQ(save(1), 2U);
  EXPECT_EQ(save(0), 3U);
  EXPECT_EQ(save(3), 4U);
  EXPECT_EQ(save(4), std::nullopt);
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.shards_in(ShardState::done), (Shards{0, 1, 3, 4}));
  EXPECT_EQ(standing.shards_in(ShardState::running), Shards{2});
  for (const std::uint32_t shard : {0, 1, 3, 4})
    EXPECT_EQ(standing.shards[shard].records, std::vector<Record>{true_record(spec_, shard)});
}

TEST_F(LedgerOfAFewShards, goes_on_where_it_stopped) {
  ledger().claim();
  save(0);
  ledger().unregister_worker();
  open_again();
  EXPECT_EQ(ledger().standing().shards_in(ShardState::done), Shards{0});
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), 1U);
  for (std::uint32_t shard = 1; shard < 5; ++shard) save(shard);
  EXPECT_TRUE(ledger().standing().is_complete());
  EXPECT_EQ(ledger().claim(), std::nullopt);
}

TEST_F(LedgerOfAFewShards, claims_nothing_for_a_process_that_has_not_signed_on) {
  open_again();
  EXPECT_THROW(ledger().claim(), std::logic_error);
}

TEST_F(LedgerOfAFewShards, lets_go_of_claims_at_the_end_of_work) {
  ledger().claim();
  ledger().claim();
  ledger().unregister_worker();
  EXPECT_EQ(ledger().standing().count(ShardState::missing), 5U);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, notices_that_its_file_is_not_where_it_was) {
  ledger().claim();
  std::filesystem::rename(path_, path_ + ".moved");
  EXPECT_THROW(save(0), LedgerError);
  EXPECT_THROW(ledger().claim(), LedgerError);
  std::filesystem::rename(path_ + ".moved", path_);
  EXPECT_EQ(save(0), 1U);
}

TEST_F(LedgerOfAFewShards, counts_what_came_in_twice) {
  save(2);
  save(2);
  Record elsewhere = true_record(spec_, 2);
  elsewhere.origin = {.version = "1.1", .commit = "0123456", .engine = "lanes", .kernel = {}};
  save(elsewhere);
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.duplicates, 2U);
  EXPECT_EQ(standing.shards[2].records, std::vector<Record>{true_record(spec_, 2)});
}

TEST_F(LedgerOfAFewShards, keeps_both_of_two_outcomes_until_an_audit_settles_it) {
  save(2);
  const Record wrong = made_up_record(spec_, 2, 1);
  save(wrong);
  EXPECT_EQ(ledger().standing().shards_in(ShardState::conflict), Shards{2});
  EXPECT_EQ(ledger().standing().shards[2].records, (std::vector{true_record(spec_, 2), wrong}));
  Record audit = true_record(spec_, 2);
  audit.origin.engine = "plain";
  ledger().save_audit(audit, 2.5);
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.shards[2].state, ShardState::done);
  EXPECT_EQ(standing.shards[2].outcome.count, test::true_count(2));
  EXPECT_EQ(standing.shards[2].audits, std::vector{audit});
  EXPECT_EQ(standing.audited(), 1U);
  EXPECT_EQ(standing.duplicates, 0U);
}

TEST_F(LedgerOfAFewShards, keeps_each_audit_by_itself) {
  save(2);
  ledger().save_audit(made_up_record(spec_, 2, 1), 2.5);
  for (int time = 0; time < 2; ++time) {
    EXPECT_EQ(ledger().standing().shards_in(ShardState::conflict), Shards{2});
    ledger().save_audit(true_record(spec_, 2), 2.5);
  }
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.shards[2].state, ShardState::done);
  EXPECT_EQ(standing.shards[2].audits.size(), 3U);
  EXPECT_EQ(standing.duplicates, 0U);
}

TEST_F(LedgerOfAFewShards, an_audit_does_not_end_the_work_on_a_shard) {
  ledger().save_audit(true_record(spec_, 0), 2.5);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, puts_a_failed_shard_aside_until_somebody_comes_back) {
  ledger().claim();
  ledger().claim();
  ledger().save_failure(0, "out of memory");
  ledger().save_failure(1, "");
  EXPECT_EQ(ledger().standing().shards_in(ShardState::failed), (Shards{0, 1}));
  EXPECT_EQ(ledger().standing().shards[0].failure, "out of memory");
  EXPECT_FALSE(ledger().standing().shards[1].failure.empty());
  EXPECT_EQ(ledger().claim(), 2U);
  open_again();
  EXPECT_EQ(ledger().standing().count(ShardState::failed), 2U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().standing().count(ShardState::failed), 0U);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, a_failure_undoes_no_result) {
  save(0);
  ledger().save_failure(0, "out of memory");
  EXPECT_EQ(ledger().standing().shards[0].state, ShardState::done);
}

TEST_F(LedgerOfAFewShards, signs_a_process_on_once) {
  ledger().claim();
  ledger().register_worker(3);
  const auto workers = ledger().workers();
  ASSERT_EQ(workers.size(), 1U);
  EXPECT_EQ(workers[0].pid, getpid());
  EXPECT_EQ(workers[0].threads, 3);
  EXPECT_EQ(workers[0].shards, 1U);
  EXPECT_FALSE(workers[0].host.empty());
  EXPECT_EQ(ledger().claim(), 1U);
  EXPECT_FALSE(ledger().has_other_workers());
}

TEST_F(LedgerOfAFewShards, collects_what_was_computed_elsewhere) {
  save(0);
  const auto taken =
      ledger().collect({true_record(spec_, 0), true_record(spec_, 1), made_up_record(spec_, 1, 7),
                        made_up_record(spec_, 1, 8), true_record(spec_, 3), true_record(spec_, 3)});
  EXPECT_EQ(taken.added, 2U);
  EXPECT_EQ(taken.duplicates, 2U);
  EXPECT_EQ(taken.conflicts, Shards{1});
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.shards_in(ShardState::done), (Shards{0, 3}));
  EXPECT_EQ(standing.shards_in(ShardState::conflict), Shards{1});
  EXPECT_EQ(standing.duplicates, 2U);
  EXPECT_EQ(ledger().claim(), 2U);
  EXPECT_EQ(ledger().claim(), 4U);
}

TEST_F(LedgerOfAFewShards, collects_all_or_nothing) {
  Record foreign = true_record(test::made_up_job(6), 1);
  EXPECT_THROW(ledger().collect({true_record(spec_, 0), foreign}), std::invalid_argument);
  foreign = made_up_record(spec_, 5, 1);
  EXPECT_THROW(ledger().collect({true_record(spec_, 0), foreign}), std::invalid_argument);
  EXPECT_EQ(ledger().standing().count(ShardState::done), 0U);
}

TEST_F(LedgerOfAFewShards, remembers_when_shards_were_finished_here) {
  EXPECT_TRUE(ledger().recent_finish_times(10).empty());
  ledger().collect({true_record(spec_, 0)});
  for (const std::uint32_t shard : {1, 2, 3}) save(shard);
  ledger().save_audit(true_record(spec_, 1), 2.5);
  tamper("UPDATE record SET finished_at = 1000 + shard");
  EXPECT_EQ(ledger().recent_finish_times(10), (std::vector<std::int64_t>{1001, 1002, 1003}));
  EXPECT_EQ(ledger().recent_finish_times(2), (std::vector<std::int64_t>{1002, 1003}));
}

TEST_F(LedgerOfAFewShards, has_a_shard_computed_again_whose_record_is_damaged) {
  for (std::uint32_t shard = 0; shard < 5; ++shard) save(shard);
  tamper("UPDATE record SET text = replace(text, '\"count\":', '\"count\":1') WHERE shard = 3");
  Standing standing = ledger().standing();
  EXPECT_EQ(standing.shards_in(ShardState::missing), Shards{3});
  ASSERT_EQ(standing.damaged.size(), 1U);
  EXPECT_TRUE(mentions(standing.damaged[0], {"shard 3: its record is damaged"}));
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), 3U);
  save(3);
  standing = ledger().standing();
  EXPECT_TRUE(standing.is_complete());
  EXPECT_TRUE(standing.damaged.empty());
}

TEST_F(LedgerOfAFewShards, does_not_compute_again_what_has_a_sound_record) {
  EXPECT_EQ(save(3), 0U);
  tamper("UPDATE shard SET state = 'open' WHERE id = 3");
  ledger().register_worker(1);
  for (const std::uint32_t shard : {1, 2, 4}) EXPECT_EQ(ledger().claim(), shard);
  EXPECT_EQ(ledger().claim(), std::nullopt);
}

TEST_F(LedgerOfAFewShards, lets_go_of_the_claims_of_a_worker_that_it_does_not_know) {
  ledger().claim();
  tamper("DELETE FROM worker");
  open_again();
  EXPECT_EQ(ledger().standing().count(ShardState::running), 0U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, opens_done_shards_again_if_it_is_asked_to) {
  for (std::uint32_t shard = 0; shard < 4; ++shard) save(shard);
  EXPECT_EQ(ledger().unfinished_shards(), 1U);
  ledger().reopen({2, 3, 4});
  EXPECT_EQ(ledger().unfinished_shards(), 3U);
  EXPECT_EQ(ledger().standing().count(ShardState::done), 4U) << "the records stay";
  EXPECT_EQ(ledger().claim(), 2U);
  EXPECT_EQ(save(2), 3U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), std::nullopt) << "4 is claimed";
  EXPECT_EQ(ledger().standing().duplicates, 1U);
}

// Its identity may not be what it was, for a machine can be given another name.
TEST_F(LedgerOfAFewShards, does_not_take_its_own_claims_for_those_of_the_dead) {
  for (std::uint32_t shard = 0; shard < 5; ++shard) ledger().claim();
  tamper("UPDATE worker SET host = host || '-2', started = 0");
  EXPECT_EQ(ledger().claim(), std::nullopt);
  EXPECT_EQ(ledger().standing().count(ShardState::running), 5U);
  EXPECT_EQ(ledger().workers().size(), 1U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), std::nullopt);
  EXPECT_EQ(save(3), std::nullopt);
  open_again();
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), 0U) << "another connection can't know";
}

TEST_F(LedgerOfAFewShards, can_only_be_read_if_it_was_opened_for_that) {
  save(0);
  ledger_.reset();
  ledger_.emplace(Ledger::open(path_, Access::read));
  EXPECT_EQ(ledger().standing().count(ShardState::done), 1U);
  EXPECT_THROW(ledger().register_worker(1), LedgerError);
  EXPECT_THROW(ledger().collect({true_record(spec_, 1)}), LedgerError);
  EXPECT_EQ(ledger().standing().count(ShardState::done), 1U);
}

TEST_F(LedgerOfAFewShards, leaves_one_file_behind_whoever_had_it_open) {
  save(0);
  {
    Ledger reader = Ledger::open(path_, Access::read);
    EXPECT_EQ(reader.standing().count(ShardState::done), 1U);
    ledger_.reset();
    EXPECT_EQ(reader.standing().count(ShardState::done), 1U);
  }
  EXPECT_EQ(folder_.entries(), std::vector<std::string>{"run.ledger"});
}

// Closing one connection of a process must not undo the locks of the other.
TEST_F(LedgerOfAFewShards, may_be_open_twice_in_a_process) {
  ledger().claim();
  { Ledger other = Ledger::open(path_, Access::write); }
  EXPECT_EQ(save(0), 1U);
  Ledger other = Ledger::open(path_, Access::write);
  other.register_worker(2);
  EXPECT_EQ(other.claim(), 2U);
  EXPECT_EQ(save(1), 3U);
  EXPECT_FALSE(other.has_other_workers()) << "it is this very process";
  EXPECT_EQ(other.standing().count(ShardState::done), 2U);
}

TEST(Ledger, gives_out_a_hundred_thousand_shards) {
  const eightfold::test::TemporaryFolder folder;
  const Spec spec = test::made_up_job(max_shards);
  Ledger::create(folder / "run.ledger", spec);
  Ledger ledger = Ledger::open(folder / "run.ledger", Access::write);
  ledger.register_worker(1);
  std::vector<Record> records;
  for (std::uint32_t shard = 0; shard < 1000; ++shard) records.push_back(true_record(spec, shard));
  ledger.collect(records);
  EXPECT_EQ(ledger.claim(), 1000U);
  EXPECT_EQ(ledger.claim(), 1001U);
  EXPECT_EQ(ledger.standing().count(ShardState::missing), max_shards - 1002U);
}

}  // namespace
}  // namespace eightfold::job
