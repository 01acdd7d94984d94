// What is left after a signal ends a command that writes files. Ctrl-C on a terminal: progress_test.cpp.
#include <gtest/gtest.h>

#include <csignal>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// Ends the program by a signal after half a second.
ProgramRun interrupted(const std::string& signal, const std::vector<std::string>& words) {
  std::vector<std::string> all = {"--preserve-status", "-s", signal, "0.5", program_path()};
  all.insert(all.end(), words.begin(), words.end());
  return run_program("timeout", all);
}

TEST(Interruption, leaves_no_report_in_a_folder_of_reports) {
  for (const auto& [name, signal] : {std::pair("INT", SIGINT), {"TERM", SIGTERM}, {"HUP", SIGHUP}}) {
    const TemporaryFolder folder;
    const ProgramRun run = interrupted(name, {"orbits", "19..20", "--output-dir", folder.path(), "--quiet"});
    EXPECT_EQ(run.exit_code, 128 + signal);
    EXPECT_EQ(run.out + run.err, "");
    EXPECT_EQ(folder.entries(), std::vector<std::string>());
  }
}

TEST(Interruption, leaves_no_record_of_an_incomplete_shard) {
  const TemporaryFolder folder;
  const std::string job = folder / "job.json";
  const std::string records = folder / "records";
  const std::string ledger = folder / "run.ledger";
  const std::string plan = "job plan list 22 --canonical --shards 20 -o " + ledger + " --job-file " + job;
  ASSERT_EQ(eightfold(plan).exit_code, 0);
  const ProgramRun run = interrupted("INT", {"job", "shard", job, "--index", "3", "--output-dir", records});
  EXPECT_EQ(run.exit_code, 128 + SIGINT);
  EXPECT_EQ(run.out + run.err, "");
  EXPECT_EQ(folder.entries(), (std::vector<std::string>{"job.json", "records", "run.ledger"}));
  EXPECT_EQ(run_program("ls", {"-A", records}).out, "");
}

TEST(Interruption, ends_every_search_without_a_message) {
  for (const std::string words :
       {"count 20 --engine backtrack", "count 20 --engine lanes", "count 20 --engine halves",
        "count 12..20 --rule superqueens", "census 20 --computed-only", "census 20 --rule rooks",
        "symmetric 34 --turn half", "symmetric 68 --turn quarter", "burnside 20", "certify 16 -o /dev/null",
        "burnside 20 --visit-all", "tree 20", "nth 26 1000000000000000",
        "list 20 --canonical --skip 999999999999"}) {
    const ProgramRun run = interrupted("TERM", words_of(words + " --quiet"));
    EXPECT_EQ(run.exit_code, 128 + SIGTERM) << words;
    EXPECT_EQ(run.err, "") << words;
  }
}

}  // namespace
}  // namespace eightfold::test
