// What is left after a signal ends a command that writes files. Ctrl-C on a terminal: progress_test.cpp.
#include <gtest/gtest.h>

#include <csignal>
#include <functional>

#include "tests/support/process_state.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using Event = std::function<bool(pid_t)>;

// Sends a signal after an event, for which the program must have a handler then.
ProgramRun interrupted(int signal, const std::vector<std::string>& words, const Event& event) {
  return eightfold(words, {.meanwhile = [&](pid_t process) {
                     wait_until(process, [&] { return event(process); });
                     EXPECT_TRUE(has_handler(process, signal));
                     kill(process, signal);
                   }});
}

Event opens_a_file_in(const std::string& folder) {
  return [folder](pid_t process) { return has_open_file(process, folder); };
}

// The program has one thread until a search begins.
bool searches_in_two_threads(pid_t process) { return running_threads(std::to_string(process)) > 1; }

TEST(Interruption, leaves_no_report_in_a_folder_of_reports) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const TemporaryFolder folder;
    const ProgramRun run = interrupted(signal, {"orbits", "19..20", "--output-dir", folder.path(), "--quiet"},
                                       opens_a_file_in(folder.path()));
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
  const ProgramRun run = interrupted(SIGINT, {"job", "shard", job, "--index", "3", "--output-dir", records},
                                     opens_a_file_in(records));
  EXPECT_EQ(run.exit_code, 128 + SIGINT);
  EXPECT_EQ(run.out + run.err, "");
  EXPECT_EQ(folder.entries(), (std::vector<std::string>{"job.json", "records", "run.ledger"}));
  EXPECT_EQ(run_program("ls", {"-A", records}).out, "");
}

// Searches in one thread: progress_test.cpp.
TEST(Interruption, ends_every_search_of_several_threads_without_a_message) {
  for (const std::string words :
       {"count 20 --engine backtrack", "count 20 --engine lanes", "count 20 --engine halves",
        "count 20 --rule superqueens --all-only", "census 20 --computed-only", "symmetric 34 --turn half",
        "symmetric 68 --turn quarter", "burnside 20", "nth 26 1000000000000000",
        "list 20 --canonical --skip 999999999999"}) {
    const ProgramRun run =
        interrupted(SIGTERM, words_of(words + " --threads 2 --quiet"), searches_in_two_threads);
    EXPECT_EQ(run.exit_code, 128 + SIGTERM) << words;
    EXPECT_EQ(run.out + run.err, "") << words;
  }
}

}  // namespace
}  // namespace eightfold::test
