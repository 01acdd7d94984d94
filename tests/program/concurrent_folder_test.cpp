// Several processes write to one folder at the same time. strace(1) delays the moment in which a file gets
// its name, so that all of them have begun before the first file is complete.
#include <gtest/gtest.h>

#include "tests/reports/job/faults/faults.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// Runs the commands at the same time in the folder, each as "$0 WORDS". Returns exit codes and messages.
std::vector<ProgramRun> at_the_same_time(const TemporaryFolder& folder,
                                         const std::vector<std::string>& commands,
                                         const std::string& runner = "") {
  std::string script = "cd \"$1\" && mkdir runs\n";
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const std::string file = "runs/" + std::to_string(i);
    script += "{ " + runner + " \"$0\" " + commands[i] + " > " + file + ".out 2> " + file +
              ".err; echo $? > " + file + ".code; } &\n";
  }
  // LeakSanitizer does not work under strace.
  run_program("sh", {"-c", script + "wait", program_path(), folder.path()},
              {.environment = {{"ASAN_OPTIONS", "detect_leaks=0"}}});
  std::vector<ProgramRun> runs;
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const std::string file = folder / "runs/" + std::to_string(i);
    runs.push_back({.exit_code = std::stoi(contents_of(file + ".code")),
                    .out = contents_of(file + ".out"),
                    .err = contents_of(file + ".err")});
  }
  return runs;
}

// The index of the only run that succeeded. The others must have failed with the message.
std::size_t only_success(const std::vector<ProgramRun>& runs, const std::string& message) {
  std::size_t success = runs.size();
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (runs[i].exit_code == 0 && success == runs.size()) {
      success = i;
      EXPECT_EQ(runs[i].err, "");
      continue;
    }
    EXPECT_EQ(runs[i].exit_code, 73);
    EXPECT_EQ(runs[i].out, "");
    EXPECT_EQ(runs[i].err, "eightfold: " + message + "\n");
  }
  EXPECT_LT(success, runs.size()) << "none succeeded";
  return std::min(success, runs.size() - 1);
}

const std::string advice = ": already exists; add --force to overwrite it, or use another --output-dir";

const std::vector<std::string> rules = {"queens",
                                        "rooks",
                                        "queens --group rotations",
                                        "rooks --group rotations",
                                        "queens --group half-turn",
                                        "rooks --group half-turn"};

class ConcurrentRuns : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = job::test::why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
  }

  // The words before a command. Without the delay, the runs would compete but not overlap.
  static std::string delay(const std::string& failing_calls = "") {
    return "strace -f -qq -o /dev/null -e trace=linkat,rename" + failing_calls +
           " -e inject=linkat,rename:delay_enter=200000" +
           (failing_calls.empty() ? "" : " -e inject=" + failing_calls.substr(1) + ":error=EPERM");
  }

  // The rule of the run that succeeded wrote all files.
  static void expect_one_success(const std::string& runner) {
    const TemporaryFolder folder;
    std::vector<std::string> commands;
    for (const std::string& rule : rules) commands.push_back("orbits 4..6 --output-dir d --rule " + rule);
    const std::size_t winner =
        only_success(at_the_same_time(folder, commands, runner), "d/orbits-04.json" + advice);
    for (const std::string n : {"4", "5", "6"})
      EXPECT_EQ(contents_of(folder / "d/orbits-0" + n + ".json"),
                eightfold("orbits " + n + " --format json --rule " + rules[winner]).out);
  }
};

TEST_F(ConcurrentRuns, that_write_the_same_reports_let_exactly_one_succeed) { expect_one_success(delay()); }

TEST_F(ConcurrentRuns, let_exactly_one_succeed_without_renames_that_keep_files) {
  expect_one_success(delay(",renameat2"));
}

TEST_F(ConcurrentRuns, let_exactly_one_succeed_without_links_too) {
  expect_one_success(delay(",renameat2,link"));
}

TEST_F(ConcurrentRuns, that_write_an_assignment_let_exactly_one_succeed) {
  const TemporaryFolder folder;
  std::vector<std::string> commands;
  for (int seed = 0; seed < 6; ++seed)
    commands.push_back("new-assignment --output-dir d --seed " + std::to_string(seed));
  const std::size_t winner =
      only_success(at_the_same_time(folder, commands, delay()), "d/assignment.html" + advice);
  const std::string alone = folder / "alone";
  EXPECT_EQ(eightfold("new-assignment --seed " + std::to_string(winner) + " --output-dir " + alone).exit_code,
            0);
  for (const std::string name :
       {"assignment.html", "assignment.md", "template.txt", "key.json", "rubric.json"})
    EXPECT_EQ(contents_of(folder / "d/" + name), contents_of(folder / "alone/" + name)) << name;
}

TEST_F(ConcurrentRuns, that_plan_a_job_let_exactly_one_succeed) {
  const TemporaryFolder folder;
  std::vector<std::string> commands;
  for (int shards = 2; shards < 8; ++shards)
    commands.push_back("job plan count 8 -o run --shards " + std::to_string(shards));
  const std::size_t winner =
      only_success(at_the_same_time(folder, commands, delay()), "run: has a job already; give another name");
  const std::string alone = folder / "alone";
  EXPECT_EQ(eightfold("job plan count 8 -o " + alone + " --shards " + std::to_string(2 + winner)).exit_code,
            0);
  EXPECT_EQ(contents_of(folder / "run/job.json"), contents_of(folder / "alone/job.json"));
  EXPECT_EQ(run_program("ls", {folder / "run"}).out, "job.json\nrecords\n");
}

TEST_F(ConcurrentRuns, that_write_different_reports_all_succeed) {
  const TemporaryFolder folder;
  for (const ProgramRun& run : at_the_same_time(
           folder,
           {"orbits 4 --output-dir d", "orbits 5..6 --output-dir d", "orbits 4 --format text --output-dir d"},
           delay()))
    EXPECT_EQ(run.exit_code, 0) << run.err;
}

}  // namespace
}  // namespace eightfold::test
