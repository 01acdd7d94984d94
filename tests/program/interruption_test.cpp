// What is left after a signal ends a command that writes files. Ctrl-C on a terminal: progress_test.cpp.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <functional>

#include "tests/support/messages.hpp"
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
  const std::string job = folder / "run";
  const std::string records = job + "/records";
  ASSERT_EQ(eightfold("job plan list 22 --canonical --shards 20 -o " + job).exit_code, 0);
  const ProgramRun run = interrupted(SIGINT, {"job", "shard", job, "--index", "3"}, opens_a_file_in(records));
  EXPECT_EQ(run.exit_code, 128 + SIGINT);
  EXPECT_EQ(run.out + run.err, "");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"run"});
  EXPECT_EQ(run_program("ls", {"-A", job, records}).out,
            job + ":\njob.json\nlock\nrecords\n\n" + records + ":\n");
}

// Each waits until the signal for a reader of its output or a writer of its input.
TEST(Interruption, ends_commands_that_wait_for_input_or_output) {
  const TemporaryFolder folder;
  const std::string fifo = folder / "fifo";
  ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
  for (const std::string& words :
       {"check " + fifo, "certify 4 -o " + fifo, "orbits 4 -o " + fifo, "page 4 -o " + fifo}) {
    const ProgramRun run =
        interrupted(SIGINT, words_of(words), [](pid_t process) { return has_handler(process, SIGINT); });
    EXPECT_EQ(run.exit_code, 128 + SIGINT) << words;
    EXPECT_EQ(run.out + run.err, "") << words;
  }
}

// A pipe that the shell keeps open and never reads.
TEST(Interruption, ends_commands_whose_reader_does_not_read) {
  const TemporaryFolder folder;
  for (const std::string words : {"certify 11", "page 10", "orbits 12 --members", "list 11"})
    EXPECT_EQ(run_program("bash", {"-c",
                                   "rm -f $1; mkfifo $1; exec 3<>$1; $0 " + words +
                                       " >&3 2>&1 & sleep 0.5; kill $!; wait $!; echo $?",
                                   program_path(), folder / "fifo"})
                  .out,
              "143\n")
        << words;
}

TEST(Interruption, is_not_needed_for_a_pipe_in_a_folder_of_reports) {
  const TemporaryFolder folder;
  ASSERT_EQ(mkfifo((folder / "orbits-04.json").c_str(), 0600), 0);
  const ProgramRun run = eightfold("orbits 4..5 --force --output-dir " + folder.path());
  EXPECT_NE(run.exit_code, 0);
  EXPECT_TRUE(mentions(run.err, {"exists and is a pipe; remove it"})) << run.err;
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
