// Kills and disk faults are injected at the system calls that a list names. Here every call of the same runs
// is in it, or known to change no file.
#include <gtest/gtest.h>

#include "tests/reports/job/run/faults.hpp"
#include "tests/reports/job/run/job_folder.hpp"

namespace eightfold::job::test {
namespace {

void expect_known_calls(const std::string& words) {
  for (const auto& [call, example] : unknown_calls(words))
    ADD_FAILURE() << words << "\ncalls " << call << ": " << example
                  << "\nadd it to writing_calls in faults.cpp if it changes files, else to other_calls";
}

TEST(FaultPoints, include_every_call_of_a_job_that_changes_files) {
  if (const std::string why = why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
  for (const std::string plan : {"count 12 --shards 7", "list 9 --canonical --shards 7"}) {
    const JobFolder started(plan, {1, 4});
    expect_known_calls(started.shard_words(2));
    for (int shard = 0; shard < 7; ++shard) started.compute(shard);
    expect_known_calls(started.copy().collect_words());
    for (const int threads : {1, 2}) expect_known_calls(started.copy().work_words(threads));
    expect_known_calls("job status " + started.ledger());
    const eightfold::test::TemporaryFolder folder;
    expect_known_calls("job plan " + plan + " -q -o " + folder / "run.ledger" + " --job-file " +
                       folder / "run.job");
  }
}

TEST(FaultPoints, include_every_call_of_other_commands_that_changes_files) {
  if (const std::string why = why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
  const eightfold::test::TemporaryFolder folder;
  expect_known_calls("orbits 6 -o " + folder / "orbits");
  expect_known_calls("orbits 4..6 --output-dir " + folder / "new");
  expect_known_calls("new-assignment --output-dir " + folder / "homework");
  expect_known_calls("list 9");
}

}  // namespace
}  // namespace eightfold::job::test
