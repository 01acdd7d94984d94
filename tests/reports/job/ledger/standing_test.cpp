#include "reports/job/ledger/standing.hpp"

#include <gtest/gtest.h>

#include "tests/reports/job/fake_records.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using test::fake_record;
using Shards = std::vector<std::uint32_t>;

const Spec job_of_4 = test::fake_job(4);

StoredRecord stored(std::uint32_t shard, std::uint64_t count, bool is_audit = false,
                    std::uint64_t copies = 1) {
  return {.shard = shard,
          .text = record_text(fake_record(job_of_4, shard, count)),
          .is_audit = is_audit,
          .copies = copies};
}

// The records and audits of shard 0, and the expected state.
struct Case {
  const char* name;
  std::vector<std::uint64_t> records;
  std::vector<std::uint64_t> audits;
  ShardState state;
  std::uint64_t count = 0;
  std::uint64_t duplicates = 0;
  std::uint64_t audited = 0;
};

class Evaluation : public ::testing::TestWithParam<Case> {};

TEST_P(Evaluation, follows_the_rules) {
  const Case& shard = GetParam();
  std::vector<StoredRecord> records;
  for (const std::uint64_t count : shard.records) records.push_back(stored(0, count));
  for (const std::uint64_t count : shard.audits) records.push_back(stored(0, count, true));
  const Standing standing = evaluate(job_of_4, records, {});
  EXPECT_EQ(standing.shards[0].state, shard.state);
  EXPECT_EQ(standing.shards[0].outcome.count, shard.count);
  EXPECT_EQ(standing.duplicates, shard.duplicates);
  EXPECT_EQ(standing.audited(), shard.audited);
  EXPECT_EQ(standing.shards[0].records.size(), shard.records.size());
  EXPECT_EQ(standing.shards[0].audits.size(), shard.audits.size());
  EXPECT_TRUE(standing.damaged.empty());
}

constexpr auto missing = ShardState::missing;
constexpr auto done = ShardState::done;
constexpr auto conflict = ShardState::conflict;

INSTANTIATE_TEST_SUITE_P(
    Shard, Evaluation,
    ::testing::Values(Case{"nothing", {}, {}, missing},              //
                      Case{"one_record", {92}, {}, done, 92},        //
                      Case{"an_outcome_of_zero", {0}, {}, done, 0},  //
                      Case{"the_same_twice", {92, 92}, {}, done, 92, 1},
                      Case{"two_outcomes", {92, 93}, {}, conflict},
                      Case{"two_against_one", {92, 92, 93}, {}, conflict, 0, 1},
                      Case{"an_audit_that_agrees", {92}, {92}, done, 92, 0, 1},
                      Case{"an_audit_that_does_not", {92}, {93}, conflict},
                      Case{"an_audit_for_the_first", {92, 93}, {92}, done, 92, 0, 1},
                      Case{"an_audit_for_the_second", {92, 93}, {93}, done, 93, 0, 1},
                      Case{"an_audit_for_neither", {92, 93}, {94}, conflict},
                      Case{"audits_that_agree", {92, 93}, {93, 93}, done, 93, 0, 1},
                      Case{"audits_one_to_one", {92}, {92, 93}, conflict},
                      Case{"audits_one_to_one_of_two", {92, 93}, {93, 92}, conflict},
                      Case{"most_audits", {92}, {93, 92, 92}, done, 92, 0, 1},
                      Case{"most_audits_of_two", {92, 93}, {92, 93, 93}, done, 93, 0, 1},
                      Case{"half_of_the_audits", {92, 93}, {92, 92, 93, 94}, conflict},
                      Case{"most_audits_for_neither", {92}, {93, 93, 92}, conflict},
                      Case{"a_record_that_came_late", {92, 93}, {93, 93, 92}, done, 93, 0, 1},
                      Case{"an_audit_alone", {}, {92}, missing}),
    [](const auto& test) { return test.param.name; });

// The certificates of records and audits of a shard with one outcome: a and b, or - for none.
struct CertificateCase {
  const char* name;
  std::string_view records;
  std::string_view audits;
  ShardState state;
  char certificate = '-';
};

StoredRecord with_certificate(char certificate, bool is_audit) {
  Record record = fake_record(job_of_4, 0, 92);
  record.outcome.list =
      ListedOrbits{.by_type = OrbitsByType({92}), .bytes = 10, .sha256 = std::string(64, '0')};
  if (certificate != '-') record.certificate = {10, std::string(64, certificate)};
  return {.text = record_text(record), .is_audit = is_audit};
}

class CertificateEvaluation : public ::testing::TestWithParam<CertificateCase> {};

TEST_P(CertificateEvaluation, follows_the_same_rules) {
  const CertificateCase& shard = GetParam();
  std::vector<StoredRecord> records;
  for (const char certificate : shard.records) records.push_back(with_certificate(certificate, false));
  for (const char certificate : shard.audits) records.push_back(with_certificate(certificate, true));
  const Standing standing = evaluate(job_of_4, records, {});
  EXPECT_EQ(standing.shards[0].state, shard.state);
  const auto& certificate = standing.shards[0].certificate;
  EXPECT_EQ(certificate ? certificate->sha256.front() : '-', shard.certificate);
  EXPECT_EQ(standing.certified(), shard.certificate == '-' ? 0U : 1U);
  EXPECT_EQ(standing.shards_without_certificate(),
            shard.state == done && shard.certificate == '-' ? Shards{0} : Shards{});
}

INSTANTIATE_TEST_SUITE_P(Shard, CertificateEvaluation,
                         ::testing::Values(CertificateCase{"none", "--", "-", done},  //
                                           CertificateCase{"one", "a", "", done, 'a'},
                                           CertificateCase{"one_of_two_records", "-a", "", done, 'a'},
                                           CertificateCase{"the_same_twice", "aa-", "", done, 'a'},
                                           CertificateCase{"two", "ab", "", conflict},
                                           CertificateCase{"two_and_a_record_without", "a-b", "", conflict},
                                           CertificateCase{"two_against_one", "aab", "", conflict},
                                           CertificateCase{"an_audit_that_agrees", "a", "a", done, 'a'},
                                           CertificateCase{"an_audit_that_does_not", "a", "b", conflict},
                                           CertificateCase{"an_audit_for_the_second", "ab", "b", done, 'b'},
                                           CertificateCase{"an_audit_without_one", "ab", "-", conflict},
                                           CertificateCase{"audits_without_one_and_one_with", "ab", "--b",
                                                           done, 'b'},
                                           CertificateCase{"audits_one_to_one", "ab", "ab", conflict},
                                           CertificateCase{"only_an_audit", "-", "a", done},
                                           CertificateCase{"two_audits_that_differ", "-", "ab", done}),
                         [](const auto& test) { return test.param.name; });

TEST(Standing, describes_certificates_that_differ) {
  const Standing standing =
      evaluate(job_of_4,
               {with_certificate('a', false), with_certificate('b', false), with_certificate('b', true)}, {});
  EXPECT_EQ(
      describe_votes(
          evaluate(job_of_4, {with_certificate('a', false), with_certificate('b', false)}, {}).shards[0]),
      "certificate aaaaaaaa… by 1 record, certificate bbbbbbbb… by 1 record");
  EXPECT_EQ(describe_votes(standing.shards[0]),
            "certificate aaaaaaaa… by 1 record, certificate bbbbbbbb… by 1 record and 1 audit");
}

TEST(Standing, counts_copies_as_duplicates) {
  const Standing standing =
      evaluate(job_of_4, {stored(0, 92, false, 3), stored(1, 5), stored(2, 6, true, 9)}, {});
  EXPECT_EQ(standing.duplicates, 2U);
}

TEST(Standing, distinguishes_outcomes_by_their_lists) {
  Record one = fake_record(job_of_4, 0, 92);
  one.outcome.list = ListedOrbits{.by_type = OrbitsByType({92}), .bytes = 10, .sha256 = std::string(64, 'a')};
  Record other = one;
  other.outcome.list->sha256 = std::string(64, 'b');
  EXPECT_EQ(
      evaluate(job_of_4, {{.text = record_text(one)}, {.text = record_text(other)}}, {}).shards[0].state,
      conflict);
}

TEST(Standing, describes_shards_without_a_record) {
  const Standing standing = evaluate(job_of_4, {stored(3, 92)},
                                     {{.shard = 0, .running = true},
                                      {.shard = 1, .failure = "out of memory"},
                                      {.shard = 2},
                                      {.shard = 3, .running = true},
                                      {.shard = 77, .running = true}});
  EXPECT_EQ(standing.shards_in(ShardState::running), Shards{0});
  EXPECT_EQ(standing.shards_in(ShardState::failed), Shards{1});
  EXPECT_EQ(standing.shards[1].failure, "out of memory");
  EXPECT_EQ(standing.shards_in(ShardState::missing), Shards{2});
  EXPECT_EQ(standing.shards_in(ShardState::done), Shards{3});
  EXPECT_FALSE(standing.is_complete());
}

TEST(Standing, shows_a_repeated_shard_as_running) {
  const Standing standing =
      evaluate(job_of_4, {}, {{.shard = 0, .running = true, .failure = "out of memory"}});
  EXPECT_EQ(standing.count(ShardState::running), 1U);
}

TEST(Standing, is_complete_when_all_shards_are_done) {
  std::vector<StoredRecord> records = {stored(3, 1), stored(0, 2), stored(2, 3)};
  EXPECT_FALSE(evaluate(job_of_4, records, {}).is_complete());
  records.push_back(stored(1, 4));
  EXPECT_TRUE(evaluate(job_of_4, records, {}).is_complete());
  records.push_back(stored(1, 5));
  EXPECT_FALSE(evaluate(job_of_4, records, {}).is_complete());
}

// The state of a job whose shard 1 has an invalid record.
Standing standing_with(const StoredRecord& invalid) {
  return evaluate(job_of_4, {stored(0, 92), invalid}, {});
}

void expect_rejected(const StoredRecord& invalid, eightfold::test::Phrases phrases) {
  const Standing standing = standing_with(invalid);
  EXPECT_EQ(standing.count(done), 1U);
  EXPECT_EQ(standing.count(missing), 3U);
  ASSERT_EQ(standing.damaged.size(), 1U);
  EXPECT_TRUE(eightfold::test::is_one_clean_line(standing.damaged[0]));
  EXPECT_TRUE(mentions(standing.damaged[0], phrases));
}

TEST(Standing, rejects_a_damaged_record) {
  StoredRecord flipped = stored(1, 92);
  flipped.text[flipped.text.find("92")] = '8';
  expect_rejected(flipped, {"shard 1: its record is damaged (", "run `job work` to compute it again"});
  StoredRecord cut = stored(1, 92);
  cut.text.resize(cut.text.size() / 2);
  expect_rejected(cut, {"shard 1: its record is damaged (truncated"});
}

TEST(Standing, rejects_a_record_of_another_shard) {
  StoredRecord misplaced = stored(2, 92);
  misplaced.shard = 1;
  expect_rejected(misplaced, {"shard 1: ", "it belongs to shard 2"});
}

TEST(Standing, rejects_a_record_of_another_job) {
  const Record foreign = fake_record(test::fake_job(5), 1, 92);
  expect_rejected({.shard = 1, .text = record_text(foreign)}, {"shard 1: ", "it belongs to another job"});
}

TEST(Standing, rejects_a_record_without_a_shard) {
  StoredRecord outside = stored(1, 92);
  outside.id = 17;
  outside.shard = 4;
  expect_rejected(outside, {"record 17: the job has no such shard"});
}

TEST(Standing, reports_damaged_records_and_audits) {
  StoredRecord damaged = stored(1, 92);
  damaged.text.pop_back();
  StoredRecord audit = damaged;
  audit.is_audit = true;
  const Standing standing = evaluate(job_of_4, {damaged, stored(1, 92), audit}, {});
  EXPECT_EQ(standing.shards[1].state, done);
  EXPECT_EQ(standing.audited(), 0U);
  ASSERT_EQ(standing.damaged.size(), 2U);
  EXPECT_TRUE(mentions(standing.damaged[0], {"shard 1: a record is damaged", "another one is valid"}));
  EXPECT_TRUE(mentions(standing.damaged[1], {"shard 1: an audit record is damaged"}));
}

TEST(ShardRanges, join_consecutive_shards) {
  EXPECT_EQ(shard_ranges({}), "");
  EXPECT_EQ(shard_ranges({5}), "5");
  EXPECT_EQ(shard_ranges({3, 7, 8, 9, 12}), "3, 7-9, 12");
  EXPECT_EQ(shard_ranges({0, 1}), "0-1");
  EXPECT_EQ(shard_ranges({1, 3, 5, 6, 7, 9}, 2), "1, 3 and 4 more");
  EXPECT_EQ(shard_ranges({1, 3, 5}, 3), "1, 3, 5");
  EXPECT_EQ(shard_ranges({1, 3}, 0), "2 shards");
}

}  // namespace
}  // namespace eightfold::job
