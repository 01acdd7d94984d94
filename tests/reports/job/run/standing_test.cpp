#include "reports/job/run/standing.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "tests/reports/cases.hpp"
#include "tests/reports/job/sample_records.hpp"

namespace eightfold::job {
namespace {

using enum ShardState;

// A digit is a record with this count. A letter is a record of a list with this certificate, - one without.
Record vote_of(char vote) {
  if (vote >= '0' && vote <= '9')
    return test::record_of(test::count_of_eight(4), 0, static_cast<std::uint64_t>(vote - '0'));
  Record record = test::list_record(0);
  if (vote != '-') record.certificate = {10, std::string(64, vote)};
  return record;
}

// "RECORDS|AUDITS".
ShardStanding decided(std::string_view votes) {
  ShardStanding shard;
  const auto bar = votes.find('|');
  for (const char vote : votes.substr(0, bar)) shard.records.push_back(vote_of(vote));
  for (const char vote : votes.substr(bar + 1)) shard.audits.push_back(vote_of(vote));
  decide(shard);
  return shard;
}

// The state of a shard, or what vote_of() makes a record of that has its outcome and its certificate.
std::string decision_on(std::string_view votes) {
  const ShardStanding shard = decided(votes);
  if (shard.state != done)
    return shard.certificate ? "a certificate" : shard.state == missing ? "missing" : "conflict";
  if (shard.outcome.list) return {shard.certificate ? shard.certificate->sha256[0] : '-'};
  return std::to_string(shard.outcome.count) + (shard.certificate ? " and a certificate" : "");
}

// More than half of the records and audits of a shard decide; "|" separates them.
TEST(Standing, is_that_of_the_cases) {
  using eightfold::test::Cells;
  const auto ranges = [](const Cells& c) {
    std::vector<std::uint32_t> shards;
    for (const std::string& word : eightfold::test::words_of(c.at(2)))
      shards.push_back(static_cast<std::uint32_t>(std::stoul(word)));
    return shard_ranges(shards, std::stoul(c.at(1)));
  };
  eightfold::test::expect_cases("job-standing-cases.txt",
                                {{"decision", [](const Cells& c) { return decision_on(c.at(1)); }},
                                 {"votes", [](const Cells& c) { return describe_votes(decided(c.at(1))); }},
                                 {"ranges", ranges}});
}

TEST(Standing, distinguishes_lists) {
  ShardStanding shard = decided("--|");
  for (const std::size_t i : {0U, 1U})
    shard.records[i].outcome.list->sha256 = std::string(64, i == 0 ? 'a' : 'b');
  decide(shard);
  EXPECT_EQ(shard.state, conflict);
  EXPECT_EQ(describe_votes(shard), "4 (list aaaaaaaa…) by 1 record, 4 (list bbbbbbbb…) by 1 record");
}

TEST(Standing, counts_shards_by_state) {
  using Shards = std::vector<std::uint32_t>;
  Standing standing;
  for (const std::string_view votes : {"333|4", "34|", "|", "a-b|bb", "--|", "7|7", "7|88"})
    standing.shards.push_back(decided(votes));
  EXPECT_EQ(standing.shards_in(done), (Shards{0, 3, 4, 5}));
  EXPECT_EQ(standing.shards_in(conflict), Shards{1});
  EXPECT_EQ(standing.shards_in(missing), (Shards{2, 6}));
  EXPECT_EQ(standing.count(missing), 2U);
  EXPECT_EQ(standing.repeats(), 2U + 2U + 1U);
  EXPECT_EQ(standing.audited(), 3U);
  EXPECT_EQ(standing.certified(), 1U);
  EXPECT_EQ(standing.shards_without_certificate(), (Shards{0, 4, 5}));
  EXPECT_FALSE(standing.is_complete());
  for (const std::uint32_t shard : {1U, 2U, 6U}) standing.shards[shard] = decided("3|");
  EXPECT_TRUE(standing.is_complete());
}

}  // namespace
}  // namespace eightfold::job
