#include "reports/cli/options/job_ledger.hpp"

#include <gtest/gtest.h>

#include "tests/reports/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

// What the program says of a ledger whose shards are in these states, the first in the first and so on.
std::optional<Failure> told_of(const std::vector<job::ShardState>& states) {
  const test::TemporaryFolder folder;
  job::Spec spec;
  spec.n = 8;
  spec.engine = "halves";
  spec.shards = static_cast<std::uint32_t>(states.size());
  spec.units = states.size();
  job::Ledger::create(folder / "my ledger", spec);
  const job::Ledger ledger = job::Ledger::open(folder / "my ledger", job::Ledger::Access::read);
  job::Standing standing;
  for (const job::ShardState state : states) {
    standing.shards.emplace_back().state = state;
    if (state == job::ShardState::failed) standing.shards.back().failure = "out of memory";
  }
  return incompleteness(ledger, standing);
}

using enum job::ShardState;

TEST(Incompleteness, is_none_if_every_shard_is_done) { EXPECT_FALSE(told_of({done, done})); }

TEST(Incompleteness, names_missing_shards_and_how_to_go_on) {
  const auto failure = told_of({done, missing, running, missing});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code(), ExitCode::unfinished);
  EXPECT_TRUE(
      test::mentions(failure->what(), {"my ledger: 3 of 4 shards are missing (1-3), 1 of them in progress",
                                       "`eightfold job work '", "my ledger'`", "job shard"}));
}

TEST(Incompleteness, tells_why_the_first_shard_failed) {
  const auto failure = told_of({missing, failed, done, failed});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code(), ExitCode::unfinished);
  EXPECT_TRUE(
      test::mentions(failure->what(), {"2 of 4 shards failed (1, 3), the first with: out of memory"}));
}

TEST(Incompleteness, of_a_conflict_comes_before_all_else) {
  const auto failure = told_of({missing, failed, conflict});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code(), ExitCode::found_wrong);
  EXPECT_TRUE(test::mentions(failure->what(), {"1 of 3 shards contradict each other (2)", "job audit"}));
}

TEST(OutputFolder, is_made_one_level_deep) {
  const test::TemporaryFolder folder;
  make_output_folder(folder / "new");
  make_output_folder(folder / "new");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"new"});
  folder.add("file", "");
  EXPECT_EQ(test::message_of<Failure>([&] { make_output_folder(folder / "file"); }),
            "--output-dir " + (folder / "file") + ": Not a directory");
  EXPECT_EQ(test::message_of<Failure>([&] { make_output_folder(folder / "a/b"); }),
            "--output-dir " + (folder / "a/b") + ": No such file or directory");
}

}  // namespace
}  // namespace eightfold::cli
