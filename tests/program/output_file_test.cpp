// Files that the program writes on file systems with and without O_TMPFILE, links and renames that keep
// existing files. strace(1) makes the system calls fail as on a file system that lacks them.
#include <gtest/gtest.h>

#include <csignal>

#include "tests/reports/job/faults/faults.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/unnamed_file.hpp"

namespace eightfold::test {
namespace {

using job::test::eightfold_with;
using job::test::Fault;
using job::test::FaultyRun;
using Names = std::vector<std::string>;

TEST(OutputFile, leaves_nothing_when_the_program_is_killed) {
  const TemporaryFolder folder;
  if (const auto why = why_no_unnamed_file(folder.path()); !why.empty()) GTEST_SKIP() << why;
  // The note about a long run follows the opening of the file, and triggers the signal.
  const ProgramRun run = eightfold({"orbits", "20", "-o", folder / "report.json"}, {.kill_with = SIGKILL});
  EXPECT_EQ(run.exit_code, 128 + SIGKILL);
  EXPECT_EQ(folder.entries(), Names{});
}

TEST(OutputFile, keeps_its_older_contents_after_a_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
    const TemporaryFolder folder;
    const std::string report = folder.add("report.json", "older");
    const ProgramRun run = eightfold({"orbits", "20", "-o", report}, {.kill_with = signal});
    EXPECT_EQ(run.exit_code, 128 + signal);
    EXPECT_EQ(contents_of(report), "older");
    EXPECT_EQ(folder.entries(), Names{"report.json"});
  }
}

class OutputFileWithFaults : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = job::test::why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
    if (const auto why = why_no_unnamed_file(folder_.path()); !why.empty()) GTEST_SKIP() << why;
  }

  FaultyRun orbits_with(const Fault& fault) const {
    return eightfold_with(fault, "orbits 6 -o " + (folder_ / "report.txt"));
  }

  Fault without_unnamed_files(const std::string& error) const {
    return {.call = "openat", .effect = "error=" + error, .when = "1", .path = folder_.path()};
  }

  void expect_report(const FaultyRun& run) const {
    EXPECT_TRUE(run.occurred);
    EXPECT_EQ(run.run.exit_code, 0) << run.run.err;
    EXPECT_EQ(folder_.entries(), Names{"report.txt"});
    EXPECT_EQ(contents_of(folder_ / "report.txt"), eightfold("orbits 6").out);
  }

  const TemporaryFolder folder_;
};

TEST_F(OutputFileWithFaults, is_complete_on_a_file_system_without_unnamed_files) {
  for (const std::string error : {"EOPNOTSUPP", "EISDIR", "ENOENT", "EINVAL"})
    expect_report(orbits_with(without_unnamed_files(error)));
}

TEST_F(OutputFileWithFaults, is_complete_on_a_file_system_without_links) {
  for (const std::string error : {"EPERM", "EOPNOTSUPP", "ENOENT"})
    expect_report(orbits_with({.call = "linkat", .effect = "error=" + error, .when = "1+"}));
}

TEST_F(OutputFileWithFaults, that_is_copied_keeps_its_mode) {
  for (const auto& [mode, shown] : {std::pair("600", "-rw-------"), {"640", "-rw-r-----"}}) {
    run_program("chmod", {mode, folder_.add("report.txt", "older")});
    expect_report(orbits_with({.call = "linkat", .effect = "error=EPERM", .when = "1+"}));
    EXPECT_EQ(run_program("stat", {"-c", "%A", folder_ / "report.txt"}).out, shown + std::string("\n"));
  }
}

TEST_F(OutputFileWithFaults, does_not_appear_if_its_copy_fails) {
  folder_.add("report.txt", "older");
  const FaultyRun run = eightfold_with({.call = "linkat,sendfile", .effect = "error=ENOSPC", .when = "1+"},
                                       "orbits 6 -o " + (folder_ / "report.txt"));
  EXPECT_TRUE(run.occurred);
  EXPECT_EQ(run.run.exit_code, 74);
  EXPECT_EQ(run.run.err, "eightfold: " + (folder_ / "report.txt") + ": No space left on device\n");
  EXPECT_EQ(folder_.entries(), Names{"report.txt"});
  EXPECT_EQ(contents_of(folder_ / "report.txt"), "older");
}

}  // namespace
}  // namespace eightfold::test
