#include "reports/job/ledger/ledger.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/fake_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using test::correct_record;
using test::fake_record;
using Access = Ledger::Access;
using Shards = std::vector<std::uint32_t>;
using Claim = std::optional<std::uint32_t>;

// A ledger of a few shards, with this process as a worker.
class LedgerOfAFewShards : public ::testing::Test {
 protected:
  LedgerOfAFewShards() {
    Ledger::create(path_, spec_);
    ledger_.emplace(Ledger::open(path_, Access::write));
    ledger_->register_worker(1);
  }

  Ledger& ledger() { return *ledger_; }

  // Saves a record and returns the next claimed shard.
  Claim save(std::uint32_t shard) { return save(correct_record(spec_, shard)); }
  Claim save(const Record& record) { return test::save(ledger(), record, 0.5); }

  // Closes and reopens the ledger.
  void reopen() {
    ledger_.reset();
    ledger_.emplace(Ledger::open(path_, Access::write));
  }

  // Changes the tables with SQL.
  void tamper(const std::string& sql) { Database(path_, Database::Mode::write, path_).execute(sql); }

  const eightfold::test::TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  const Spec spec_ = test::fake_job(5);
  std::optional<Ledger> ledger_;
};

TEST_F(LedgerOfAFewShards, knows_its_job) {
  EXPECT_EQ(ledger().spec(), spec_);
  EXPECT_EQ(ledger().job(), job_hash(spec_));
  EXPECT_EQ(ledger().path(), path_);
}

TEST_F(LedgerOfAFewShards, assigns_each_shard_once_in_ascending_order) {
  for (std::uint32_t shard = 0; shard < 5; ++shard) EXPECT_EQ(ledger().claim(), shard);
  EXPECT_EQ(ledger().claim(), std::nullopt);
  EXPECT_EQ(ledger().standing().shards_in(ShardState::running), (Shards{0, 1, 2, 3, 4}));
}

TEST_F(LedgerOfAFewShards, assigns_the_next_shard_with_a_result) {
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
    EXPECT_EQ(standing.shards[shard].records, std::vector<Record>{correct_record(spec_, shard)});
}

TEST_F(LedgerOfAFewShards, resumes_a_job) {
  ledger().claim();
  save(0);
  ledger().unregister_worker();
  reopen();
  EXPECT_EQ(ledger().standing().shards_in(ShardState::done), Shards{0});
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), 1U);
  for (std::uint32_t shard = 1; shard < 5; ++shard) save(shard);
  EXPECT_TRUE(ledger().standing().is_complete());
  EXPECT_EQ(ledger().claim(), std::nullopt);
}

TEST_F(LedgerOfAFewShards, requires_registration_before_claims) {
  reopen();
  EXPECT_THROW(ledger().claim(), std::logic_error);
}

TEST_F(LedgerOfAFewShards, releases_claims_at_the_end_of_work) {
  ledger().claim();
  ledger().claim();
  ledger().unregister_worker();
  EXPECT_EQ(ledger().standing().count(ShardState::missing), 5U);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, detects_that_its_file_was_moved) {
  ledger().claim();
  std::filesystem::rename(path_, path_ + ".moved");
  EXPECT_THROW(save(0), LedgerError);
  EXPECT_THROW(ledger().claim(), LedgerError);
  std::filesystem::rename(path_ + ".moved", path_);
  EXPECT_EQ(save(0), 1U);
}

TEST_F(LedgerOfAFewShards, counts_duplicates) {
  save(2);
  save(2);
  Record elsewhere = correct_record(spec_, 2);
  elsewhere.origin = {.version = "1.1", .commit = "0123456", .engine = "lanes", .kernel = {}};
  save(elsewhere);
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.duplicates, 2U);
  EXPECT_EQ(standing.shards[2].records, std::vector<Record>{correct_record(spec_, 2)});
}

TEST_F(LedgerOfAFewShards, keeps_both_outcomes_until_an_audit_resolves_the_conflict) {
  save(2);
  const Record wrong = fake_record(spec_, 2, 1);
  save(wrong);
  EXPECT_EQ(ledger().standing().shards_in(ShardState::conflict), Shards{2});
  EXPECT_EQ(ledger().standing().shards[2].records, (std::vector{correct_record(spec_, 2), wrong}));
  Record audit = correct_record(spec_, 2);
  audit.origin.engine = "plain";
  ledger().save_audit(audit, 2.5);
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.shards[2].state, ShardState::done);
  EXPECT_EQ(standing.shards[2].outcome.count, test::correct_count(2));
  EXPECT_EQ(standing.shards[2].audits, std::vector{audit});
  EXPECT_EQ(standing.audited(), 1U);
  EXPECT_EQ(standing.duplicates, 0U);
}

TEST_F(LedgerOfAFewShards, stores_each_audit_separately) {
  save(2);
  ledger().save_audit(fake_record(spec_, 2, 1), 2.5);
  for (int time = 0; time < 2; ++time) {
    EXPECT_EQ(ledger().standing().shards_in(ShardState::conflict), Shards{2});
    ledger().save_audit(correct_record(spec_, 2), 2.5);
  }
  const Standing standing = ledger().standing();
  EXPECT_EQ(standing.shards[2].state, ShardState::done);
  EXPECT_EQ(standing.shards[2].audits.size(), 3U);
  EXPECT_EQ(standing.duplicates, 0U);
}

TEST_F(LedgerOfAFewShards, does_not_count_an_audit_as_a_result) {
  ledger().save_audit(correct_record(spec_, 0), 2.5);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, skips_failed_shards_until_the_next_registration) {
  ledger().claim();
  ledger().claim();
  ledger().save_failure(0, "out of memory");
  ledger().save_failure(1, "");
  EXPECT_EQ(ledger().standing().shards_in(ShardState::failed), (Shards{0, 1}));
  EXPECT_EQ(ledger().standing().shards[0].failure, "out of memory");
  EXPECT_FALSE(ledger().standing().shards[1].failure.empty());
  EXPECT_EQ(ledger().claim(), 2U);
  reopen();
  EXPECT_EQ(ledger().standing().count(ShardState::failed), 2U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().standing().count(ShardState::failed), 0U);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, ignores_a_failure_of_a_done_shard) {
  save(0);
  ledger().save_failure(0, "out of memory");
  EXPECT_EQ(ledger().standing().shards[0].state, ShardState::done);
}

TEST_F(LedgerOfAFewShards, registers_a_process_once) {
  ledger().claim();
  ledger().register_worker(3);
  const auto workers = ledger().workers();
  ASSERT_EQ(workers.size(), 1U);
  EXPECT_EQ(workers[0].pid, getpid());
  EXPECT_EQ(workers[0].threads, 3);
  EXPECT_EQ(workers[0].shards, 1U);
  EXPECT_FALSE(workers[0].host.empty());
  EXPECT_EQ(ledger().claim(), 1U);
  EXPECT_TRUE(ledger().claims_of_others().empty());
}

TEST_F(LedgerOfAFewShards, collects_records_of_other_machines) {
  save(0);
  const auto taken =
      ledger().collect({correct_record(spec_, 0), correct_record(spec_, 1), fake_record(spec_, 1, 7),
                        fake_record(spec_, 1, 8), correct_record(spec_, 3), correct_record(spec_, 3)});
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

TEST_F(LedgerOfAFewShards, collects_all_records_or_none) {
  Record foreign = correct_record(test::fake_job(6), 1);
  EXPECT_THROW(ledger().collect({correct_record(spec_, 0), foreign}), std::invalid_argument);
  foreign = fake_record(spec_, 5, 1);
  EXPECT_THROW(ledger().collect({correct_record(spec_, 0), foreign}), std::invalid_argument);
  EXPECT_EQ(ledger().standing().count(ShardState::done), 0U);
}

TEST_F(LedgerOfAFewShards, stores_when_shards_were_finished_on_this_machine) {
  EXPECT_TRUE(ledger().recent_finish_times(10).empty());
  ledger().collect({correct_record(spec_, 0)});
  for (const std::uint32_t shard : {1, 2, 3}) save(shard);
  ledger().save_audit(correct_record(spec_, 1), 2.5);
  tamper("UPDATE record SET finished_at = 1000 + shard");
  EXPECT_EQ(ledger().recent_finish_times(10), (std::vector<std::int64_t>{1001, 1002, 1003}));
  EXPECT_EQ(ledger().recent_finish_times(2), (std::vector<std::int64_t>{1002, 1003}));
}

TEST_F(LedgerOfAFewShards, reopens_a_shard_whose_record_is_damaged) {
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

TEST_F(LedgerOfAFewShards, does_not_recompute_shards_with_a_valid_record) {
  EXPECT_EQ(save(3), 0U);
  tamper("UPDATE shard SET state = 'open' WHERE id = 3");
  ledger().register_worker(1);
  for (const std::uint32_t shard : {1, 2, 4}) EXPECT_EQ(ledger().claim(), shard);
  EXPECT_EQ(ledger().claim(), std::nullopt);
}

TEST_F(LedgerOfAFewShards, releases_the_claims_of_unknown_workers) {
  ledger().claim();
  tamper("DELETE FROM worker");
  reopen();
  EXPECT_EQ(ledger().standing().count(ShardState::running), 0U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), 0U);
}

TEST_F(LedgerOfAFewShards, reopens_done_shards_on_request) {
  for (std::uint32_t shard = 0; shard < 4; ++shard) save(shard);
  EXPECT_EQ(ledger().unfinished_shards(), 1U);
  ledger().reopen({2, 3, 4});
  EXPECT_EQ(ledger().unfinished_shards(), 3U);
  EXPECT_EQ(ledger().standing().count(ShardState::done), 4U) << "the records remain";
  EXPECT_EQ(ledger().claim(), 2U);
  EXPECT_EQ(save(2), 3U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), std::nullopt) << "4 is claimed";
  EXPECT_EQ(ledger().standing().duplicates, 1U);
}

// The identity changes if the host name changes.
TEST_F(LedgerOfAFewShards, keeps_its_own_claims_if_its_identity_changes) {
  for (std::uint32_t shard = 0; shard < 5; ++shard) ledger().claim();
  tamper("UPDATE worker SET host = host || '-2', started = 0");
  EXPECT_EQ(ledger().claim(), std::nullopt);
  EXPECT_EQ(ledger().standing().count(ShardState::running), 5U);
  EXPECT_EQ(ledger().workers().size(), 1U);
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), std::nullopt);
  EXPECT_EQ(save(3), std::nullopt);
  reopen();
  ledger().register_worker(1);
  EXPECT_EQ(ledger().claim(), 0U) << "another connection does not know its row";
}

TEST_F(LedgerOfAFewShards, is_read_only_with_read_access) {
  save(0);
  ledger_.reset();
  ledger_.emplace(Ledger::open(path_, Access::read));
  EXPECT_EQ(ledger().standing().count(ShardState::done), 1U);
  EXPECT_THROW(ledger().register_worker(1), LedgerError);
  EXPECT_THROW(ledger().collect({correct_record(spec_, 1)}), LedgerError);
  EXPECT_EQ(ledger().standing().count(ShardState::done), 1U);
}

TEST_F(LedgerOfAFewShards, leaves_one_file_after_all_connections_are_closed) {
  save(0);
  {
    Ledger reader = Ledger::open(path_, Access::read);
    EXPECT_EQ(reader.standing().count(ShardState::done), 1U);
    ledger_.reset();
    EXPECT_EQ(reader.standing().count(ShardState::done), 1U);
  }
  EXPECT_EQ(folder_.entries(), std::vector<std::string>{"run.ledger"});
}

// Closing one connection of a process must not release the locks of the other.
TEST_F(LedgerOfAFewShards, can_be_opened_twice_in_a_process) {
  ledger().claim();
  { Ledger other = Ledger::open(path_, Access::write); }
  EXPECT_EQ(save(0), 1U);
  Ledger other = Ledger::open(path_, Access::write);
  other.register_worker(2);
  EXPECT_EQ(other.claim(), 2U);
  EXPECT_EQ(save(1), 3U);
  EXPECT_TRUE(other.claims_of_others().empty()) << "it is the same process";
  EXPECT_EQ(other.standing().count(ShardState::done), 2U);
}

// A board of odd size has frames, which the first shards do not represent.
TEST(Ledger, assigns_the_first_shard_of_each_stratum_first) {
  const eightfold::test::TemporaryFolder folder;
  const Spec spec = {.work = Work::count, .n = 13, .engine = "halves", .units = 1'000, .shards = 80};
  Ledger::create(folder / "run.ledger", spec);
  Ledger ledger = Ledger::open(folder / "run.ledger", Access::write);
  ledger.register_worker(1);
  Shards claimed;
  while (const Claim shard = ledger.claim()) claimed.push_back(*shard);
  ASSERT_EQ(claimed.size(), 80U);
  EXPECT_EQ(Shards(claimed.begin(), claimed.begin() + 5), (Shards{0, 2, 5, 7, 10}));
  EXPECT_EQ(Shards(claimed.begin() + 31, claimed.begin() + 36), (Shards{77, 1, 3, 4, 6}));
  EXPECT_TRUE(std::is_sorted(claimed.begin(), claimed.begin() + 32));
  EXPECT_TRUE(std::is_sorted(claimed.begin() + 32, claimed.end()));
}

TEST(Ledger, assigns_a_hundred_thousand_shards) {
  const eightfold::test::TemporaryFolder folder;
  const Spec spec = test::fake_job(max_shards);
  Ledger::create(folder / "run.ledger", spec);
  Ledger ledger = Ledger::open(folder / "run.ledger", Access::write);
  ledger.register_worker(1);
  std::vector<Record> records;
  for (std::uint32_t shard = 0; shard < 1000; ++shard) records.push_back(correct_record(spec, shard));
  ledger.collect(records);
  EXPECT_EQ(ledger.claim(), 1000U);
  EXPECT_EQ(ledger.claim(), 1001U);
  EXPECT_EQ(ledger.standing().count(ShardState::missing), max_shards - 1002U);
}

}  // namespace
}  // namespace eightfold::job
