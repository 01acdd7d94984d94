#include "reports/job/run/audit.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "reports/job/ledger/sqlite.hpp"
#include "reports/job/run/work.hpp"
#include "reports/job/shard/computation.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using Shards = std::vector<std::uint32_t>;

class Audit : public ::testing::Test {
 protected:
  // A ledger of 20 done shards.
  Ledger finished_ledger() {
    const std::string path = folder_ / "run.ledger";
    Ledger::create(path, plan(Work::count, 10, "auto", 20));
    Ledger ledger = Ledger::open(path, Ledger::Access::write);
    EXPECT_EQ(work(ledger, {.threads = 2}), WorkEnd::complete);
    return ledger;
  }

  // A consistent record with another outcome.
  static Record contradiction(const Ledger& ledger, std::uint32_t shard) {
    Record record = Computation::of(ledger.spec())->compute(shard, "", {});
    CheckedCount wrong;
    wrong.add(record.outcome.count + 1);
    record.outcome.count = wrong.value();
    record.outcome.residues = wrong.residues();
    return record;
  }

  test::TemporaryFolder folder_;
};

TEST_F(Audit, recomputes_a_sample_and_then_others) {
  Ledger ledger = finished_ledger();
  EXPECT_EQ(audit(ledger, {.sample = 5, .threads = 2}).audited, 5U);
  EXPECT_EQ(ledger.standing().audited(), 5U);
  EXPECT_EQ(audit(ledger, {.sample = 5, .seed = 1}).audited, 5U);
  EXPECT_EQ(ledger.standing().audited(), 10U);
  const AuditResult rest = audit(ledger, {.sample = 100});
  EXPECT_EQ(rest.audited, 10U);
  EXPECT_TRUE(rest.conflicts.empty());
  EXPECT_EQ(ledger.standing().audited(), 20U);
  EXPECT_TRUE(ledger.standing().is_complete());
  EXPECT_EQ(audit(ledger, {.sample = 1}).audited, 0U);
}

TEST_F(Audit, chooses_shards_by_the_seed) {
  const auto audited = [&](std::uint64_t seed) {
    const test::TemporaryFolder folder;
    Ledger::create(folder / "run.ledger", plan(Work::count, 8, "auto", 8));
    Ledger ledger = Ledger::open(folder / "run.ledger", Ledger::Access::write);
    work(ledger, {.threads = 1});
    audit(ledger, {.sample = 3, .seed = seed});
    std::vector<std::uint32_t> shards;
    const Standing standing = ledger.standing();
    for (std::uint32_t shard = 0; shard < standing.shards.size(); ++shard)
      if (!standing.shards[shard].audits.empty()) shards.push_back(shard);
    return shards;
  };
  EXPECT_EQ(audited(7), audited(7));
  EXPECT_NE(audited(1), audited(2));
}

TEST_F(Audit, resolves_a_conflict_by_the_plain_search) {
  Ledger ledger = finished_ledger();
  const Record wrong = contradiction(ledger, 3);
  EXPECT_EQ(ledger.collect({wrong}).conflicts, Shards{3});
  EXPECT_EQ(ledger.standing().shards_in(ShardState::conflict), Shards{3});
  const AuditResult result = audit(ledger, {.sample = 0});
  EXPECT_EQ(result.audited, 1U);
  EXPECT_EQ(result.settled, Shards{3});
  const Standing after = ledger.standing();
  EXPECT_TRUE(after.is_complete());
  EXPECT_NE(after.shards[3].outcome, wrong.outcome);
  EXPECT_EQ(after.shards[3].records.size(), 2U);
}

TEST_F(Audit, of_a_shard_whose_only_record_is_incorrect_is_a_conflict) {
  const std::string path = folder_ / "wrong.ledger";
  Ledger::create(path, plan(Work::count, 8, "auto", 4));
  Ledger ledger = Ledger::open(path, Ledger::Access::write);
  ledger.collect({contradiction(ledger, 2)});
  for (int run = 0; run < 3; ++run) {
    const AuditResult result = audit(ledger, {.sample = 1});
    EXPECT_EQ(result.audited, 1U);
    EXPECT_EQ(result.conflicts, Shards{2});
    EXPECT_EQ(ledger.standing().shards_in(ShardState::conflict), Shards{2});
  }
  ledger.collect({Computation::of(ledger.spec())->compute(2, "", {})});
  EXPECT_EQ(ledger.standing().shards[2].state, ShardState::done);
}

TEST_F(Audit, that_is_incorrect_is_outvoted) {
  Ledger ledger = finished_ledger();
  const Outcome correct = ledger.standing().shards[3].outcome;
  ledger.save_audit(contradiction(ledger, 3), 1);
  EXPECT_EQ(ledger.standing().shards_in(ShardState::conflict), Shards{3});
  AuditResult result = audit(ledger, {.sample = 0});
  EXPECT_EQ(result.audited, 1U);
  EXPECT_EQ(result.conflicts, Shards{3}) << "one audit for each outcome";
  EXPECT_TRUE(result.settled.empty());
  result = audit(ledger, {.sample = 0});
  EXPECT_EQ(result.audited, 1U);
  EXPECT_TRUE(result.conflicts.empty());
  EXPECT_EQ(result.settled, Shards{3});
  EXPECT_EQ(ledger.standing().shards[3].outcome, correct);
  EXPECT_EQ(ledger.standing().duplicates, 0U);
}

TEST_F(Audit, reports_conflicts_that_occur_during_the_audit) {
  Ledger ledger = finished_ledger();
  AuditParams params;
  params.sample = 1;
  params.on_progress = [&](std::uint64_t done, std::uint64_t) {
    if (done == 0) ledger.collect({contradiction(ledger, 3), contradiction(ledger, 4)});
  };
  const Shards conflicts = audit(ledger, params).conflicts;
  EXPECT_FALSE(conflicts.empty());
  EXPECT_EQ(conflicts, ledger.standing().shards_in(ShardState::conflict));
}

TEST_F(Audit, stops_on_request) {
  Ledger ledger = finished_ledger();
  const std::atomic<int> stop = 15;
  EXPECT_TRUE(audit(ledger, {.sample = 3, .stop = &stop}).stopped);
}

TEST_F(Audit, stops_while_another_process_has_locked_the_ledger) {
  Ledger ledger = finished_ledger();
  Database other(ledger.path(), Database::Mode::write, ledger.path());
  const Transaction open_transaction(other, Transaction::Kind::write);
  std::atomic<int> stop = 0;
  const std::jthread interrupt([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    stop = 2;
  });
  const AuditResult result = audit(ledger, {.sample = 3, .stop = &stop});
  EXPECT_TRUE(result.stopped);
  EXPECT_EQ(result.audited, 0U);
}

TEST_F(Audit, repeats_certificates_and_settles_a_conflict_between_them) {
  const std::string path = folder_ / "list.ledger";
  Ledger::create(path, plan(Work::canonical_list, 8, "auto", 3));
  Ledger ledger = Ledger::open(path, Ledger::Access::write);
  ASSERT_EQ(work(ledger, {.threads = 2, .certify = true}), WorkEnd::complete);
  ASSERT_EQ(ledger.standing().certified(), 3U);
  const CertificateDigest correct = *ledger.standing().shards[1].certificate;
  Record forged = ledger.standing().shards[1].records[0];
  forged.certificate->sha256 = std::string(64, '0');
  EXPECT_EQ(ledger.collect({forged}).conflicts, Shards{1});
  EXPECT_EQ(ledger.standing().shards_in(ShardState::conflict), Shards{1});
  EXPECT_EQ(ledger.standing().certified(), 2U);
  const AuditResult result = audit(ledger, {.sample = 0});
  EXPECT_EQ(result.settled, Shards{1});
  EXPECT_EQ(ledger.standing().shards[1].certificate, correct);
  EXPECT_EQ(ledger.standing().shards[1].audits.at(0).certificate, correct);
  EXPECT_EQ(ledger.standing().certified(), 3U);
}

TEST_F(Audit, of_a_job_without_certificates_writes_none) {
  const std::string path = folder_ / "list.ledger";
  Ledger::create(path, plan(Work::canonical_list, 8, "auto", 3));
  Ledger ledger = Ledger::open(path, Ledger::Access::write);
  work(ledger, {.threads = 1});
  EXPECT_EQ(audit(ledger, {.sample = 3}).audited, 3U);
  EXPECT_FALSE(ledger.standing().shards[0].audits.at(0).certificate);
}

}  // namespace
}  // namespace eightfold::job
