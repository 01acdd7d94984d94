#include "reports/cli/options/job_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <utility>

#include "reports/job/shard/computation.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

class JobFolders : public ::testing::Test {
 protected:
  JobFolders() {
    for (const std::string name : {"my run", "copy"})
      job::Folder::create(folder_ / name, job::plan(job::Work::count, 8, 4));
    job::Folder::create(folder_ / "other", job::plan(job::Work::half_turn, 8, 4));
    std::filesystem::create_directory(folder_ / "empty");
    folder_.add("file", "");
  }

  std::vector<job::Folder> opened(const std::vector<std::string>& names) const {
    CommandLine line;
    for (const std::string& name : names) line.arguments.push_back(folder_ / name);
    return open_jobs(line);
  }

  void expect_failure(const std::vector<std::string>& names, ExitCode code,
                      const std::string& message) const {
    EXPECT_EQ(test::message_of<Failure>([&] {
                try {
                  opened(names);
                } catch (const Failure& failure) {
                  EXPECT_EQ(failure.code(), code);
                  throw;
                }
              }),
              folder_ / message);
  }

  // The failure of a job whose shards are done (=), missing (.) or in conflict (!), and the lines before it.
  std::pair<std::optional<Failure>, std::string> failure_of(
      std::string_view shards, const std::vector<std::string>& invalid = {}) const {
    const job::Folder folder = opened({"my run"})[0];
    job::Standing standing{.shards = {}, .invalid = invalid};
    for (const char state : shards) {
      job::ShardStanding& shard = standing.shards.emplace_back();
      for (std::uint64_t count = 0; count < (state == '=' ? 1U : state == '!' ? 2U : 0U); ++count)
        shard.records.emplace_back().outcome.count = count;
      job::decide(shard);
    }
    ::testing::internal::CaptureStderr();
    const auto failure = incompleteness(folder, standing);
    return {failure, ::testing::internal::GetCapturedStderr()};
  }

  const test::TemporaryFolder folder_;
};

TEST_F(JobFolders, are_opened_if_they_are_of_one_job) {
  const auto folders = opened({"my run", "copy"});
  ASSERT_EQ(folders.size(), 2U);
  EXPECT_EQ(folders[1].path(), folder_ / "copy");
  EXPECT_FALSE(std::filesystem::exists(folder_ / "copy/lock")) << "only for writing";
  expect_failure({"my run", "other"}, ExitCode::bad_data,
                 "other: belongs to another job than " + (folder_ / "my run") + "; give folders of one job");
  expect_failure({"my run", "copy", "copy/"}, ExitCode::usage, "copy/: is given twice");
  const std::string no_job = ": has no job.json; give a folder that `eightfold job plan` created";
  expect_failure({"my run", "empty"}, ExitCode::no_input, "empty" + no_job);
  expect_failure({"missing"}, ExitCode::no_input, "missing: no such folder");
  expect_failure({"file"}, ExitCode::no_input, "file" + no_job);
}

TEST_F(JobFolders, that_are_incomplete_are_reported_with_the_next_step) {
  const std::string run = folder_ / "my run";
  const std::string work = "`eightfold job work '" + run + "'`";
  const std::string audit =
      "; run `eightfold job audit '" + run + "' --fraction 1%` to compute them by another engine";
  const std::string conflict = "eightfold: shard 1 is in conflict: 0 by 1 record, 1 by 1 record\n";
  struct Case {
    std::string shards;
    std::vector<std::string> invalid;
    ExitCode code;
    std::string message;
    std::string lines;
  };
  for (const auto& [shards, invalid, code, message, lines] : std::vector<Case>{
           {"=..=.",
            {},
            ExitCode::unfinished,
            "3 of 5 shards are missing (1-2, 4); compute them with " + work,
            ""},
           {"=.", {}, ExitCode::unfinished, "1 of 2 shards is missing (1); compute it with " + work, ""},
           {"=.",
            {"a: bad", "b: bad"},
            ExitCode::bad_data,
            "2 files are invalid; remove them, and run " + work,
            "eightfold: a: bad\neightfold: b: bad\n"},
           {"==",
            {"a: bad"},
            ExitCode::bad_data,
            "1 file is invalid; remove it, and run " + work,
            "eightfold: a: bad\n"},
           {"=!.",
            {"a: bad"},
            ExitCode::check_failed,
            "the records of 1 of 3 shards contradict each other (1)" + audit,
            conflict + "eightfold: a: bad\n"}}) {
    const auto [failure, printed] = failure_of(shards, invalid);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->code(), code);
    EXPECT_EQ(failure->what(), run + ": " + message);
    EXPECT_EQ(printed, lines);
  }
  EXPECT_FALSE(failure_of("==").first);
  const auto [failure, printed] = failure_of("!!", std::vector<std::string>(30, "a: bad"));
  EXPECT_EQ(test::lines_of(printed).size(), 21U);
  EXPECT_EQ(test::lines_of(printed).back(), "eightfold: and 12 more lines");
}

TEST_F(JobFolders, have_certificates_only_for_lists) {
  EXPECT_NO_THROW(check_has_certificates(job::plan(job::Work::canonical_list, 8, 3), "--certify"));
  EXPECT_EQ(
      test::message_of<Failure>([&] { check_has_certificates(opened({"copy"})[0].spec(), "--certify"); }),
      "--certify: is only for listings; the shards of a count are not parts of a list");
}

}  // namespace
}  // namespace eightfold::cli
