#include "reports/cli/options/job_ledger.hpp"

#include <gtest/gtest.h>

#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

// The message about a ledger whose shards have these states.
std::optional<Failure> incompleteness_of(const std::vector<job::ShardState>& states) {
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

TEST(Incompleteness, is_empty_if_every_shard_is_done) { EXPECT_FALSE(incompleteness_of({done, done})); }

TEST(Incompleteness, names_missing_shards_and_the_next_step) {
  const auto failure = incompleteness_of({done, missing, running, missing});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code(), ExitCode::unfinished);
  EXPECT_TRUE(
      test::mentions(failure->what(), {"my ledger: 3 of 4 shards are missing (1-3), 1 of them in progress",
                                       "`eightfold job work '", "my ledger'`", "job shard"}));
}

TEST(Incompleteness, reports_why_the_first_shard_failed) {
  const auto failure = incompleteness_of({missing, failed, done, failed});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code(), ExitCode::unfinished);
  EXPECT_TRUE(
      test::mentions(failure->what(), {"2 of 4 shards failed (1, 3), the first with: out of memory"}));
}

TEST(Incompleteness, reports_conflicts_first) {
  const auto failure = incompleteness_of({missing, failed, conflict});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code(), ExitCode::check_failed);
  EXPECT_TRUE(test::mentions(failure->what(), {"1 of 3 shards contradict each other (2)", "job audit"}));
}

TEST(OutputFolder, is_created_with_or_without_its_parent_folders) {
  const test::TemporaryFolder folder;
  make_output_folder(folder / "new", false);
  make_output_folder(folder / "new", false);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"new"});
  folder.add("file", "");
  EXPECT_EQ(test::message_of<Failure>([&] { make_output_folder(folder / "file", false); }),
            "--output-dir " + (folder / "file") + ": Not a directory");
  EXPECT_EQ(test::message_of<Failure>([&] { make_output_folder(folder / "a/b", false); }),
            "--output-dir " + (folder / "a/b") + ": No such file or directory");
  make_output_folder(folder / "a/b", true);
  EXPECT_EQ(folder.entries(), (std::vector<std::string>{"a", "file", "new"}));
}

}  // namespace
}  // namespace eightfold::cli
