#include "reports/job/run/waiting.hpp"

#include <gtest/gtest.h>

#include "tests/support/messages.hpp"

namespace eightfold::job {
namespace {

using namespace std::chrono_literals;
using eightfold::test::mentions;
using Lines = std::vector<std::string>;
using Shards = std::vector<std::uint32_t>;

// A worker that waits, with a clock that the test sets.
class WaitingWorker : public ::testing::Test {
 protected:
  void see(const std::vector<Claim>& claims, std::chrono::seconds at, bool all_threads_idle = true) {
    waiting_.update(claims, Waiting::Clock::time_point(1h) + at, all_threads_idle);
  }

  Shards overdue(double slowest_shard) const {
    Shards shards;
    for (const Claim& claim : waiting_.overdue(slowest_shard)) shards.push_back(claim.shard);
    return shards;
  }

  Lines notes_;
  Waiting waiting_{[this](const std::string& note) { notes_.push_back(note); }};
};

TEST_F(WaitingWorker, names_the_holder_of_each_shard_after_two_seconds) {
  const std::vector<Claim> claims = {
      {.shard = 7, .worker = 1, .pid = 1234, .is_stopped = true, .seconds = 240},
      {.shard = 8, .worker = 2, .pid = 4711, .seconds = 3},
      {.shard = 9, .worker = 2, .pid = 4711, .seconds = 1}};
  see(claims, 0s);
  see(claims, 1s);
  EXPECT_EQ(notes_, Lines{});
  see(claims, 2s);
  ASSERT_EQ(notes_.size(), 2U);
  EXPECT_TRUE(mentions(notes_[0], {"waiting for shard 7, held by process 1234 (stopped) since ",
                                   " (4 min 0 s); continue or end it"}));
  EXPECT_TRUE(mentions(notes_[1], {"waiting for shards 8-9, held by process 4711 since ", " (3 s)"}));
}

TEST_F(WaitingWorker, names_a_holder_again_only_if_it_stops_or_continues) {
  Claim claim = {.shard = 7, .worker = 1, .pid = 1234};
  for (const auto at : {0s, 2s, 3s, 100s}) see({claim}, at);
  EXPECT_EQ(notes_.size(), 1U);
  claim.is_stopped = true;
  for (const auto at : {101s, 102s}) see({claim}, at);
  ASSERT_EQ(notes_.size(), 2U);
  EXPECT_TRUE(mentions(notes_[1], {"(stopped)"}));
  claim.shard = 8;
  see({claim}, 103s);
  EXPECT_EQ(notes_.size(), 2U) << "another shard of the same process";
}

TEST_F(WaitingWorker, does_not_name_the_holders_while_it_computes) {
  const std::vector<Claim> claims = {{.shard = 7, .worker = 1, .pid = 1234, .seconds = 9999}};
  for (const auto at : {0s, 2s, 10s}) see(claims, at, false);
  see(claims, 11s, true);
  EXPECT_EQ(notes_, Lines{});
}

TEST_F(WaitingWorker, finds_shards_that_are_held_ten_times_longer_than_the_slowest_took) {
  see({{.shard = 3, .worker = 1, .pid = 1234, .seconds = 49},
       {.shard = 7, .worker = 1, .pid = 1234, .seconds = 50}},
      0s);
  EXPECT_TRUE(waiting_.is_long());
  EXPECT_EQ(overdue(5), Shards{7});
  EXPECT_EQ(overdue(5.01), Shards{});
}

TEST_F(WaitingWorker, leaves_a_shard_to_its_holder_for_two_seconds) {
  see({{.shard = 7, .worker = 1, .pid = 1234, .seconds = 1}}, 0s);
  EXPECT_FALSE(waiting_.is_long());
  EXPECT_EQ(overdue(0.000001), Shards{});
}

// Ledgers of format 1 do not state when a shard was claimed.
TEST_F(WaitingWorker, measures_the_time_itself_if_the_ledger_does_not_state_it) {
  const Claim claim = {.shard = 7, .worker = 1, .pid = 1234};
  see({claim}, 0s);
  see({claim}, 49s);
  EXPECT_EQ(overdue(5), Shards{});
  see({claim}, 50s);
  EXPECT_EQ(overdue(5), Shards{7});
  see({{.shard = 7, .worker = 2, .pid = 4711}}, 51s);
  EXPECT_EQ(overdue(5), Shards{}) << "another process has claimed it since";
}

}  // namespace
}  // namespace eightfold::job
