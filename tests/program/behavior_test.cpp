#include <gtest/gtest.h>

#include <csignal>

#include "eightfold/core/version.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(Program, reports_a_full_standard_output) {
  const TemporaryFolder folder;
  const std::vector<std::string> commands = {"list 8",
                                             "list 8 --canonical",
                                             "tree 8",
                                             "orbits 8",
                                             "burnside 8",
                                             "census 8",
                                             "count 8",
                                             "explain 8",
                                             "certify 12",
                                             "show 2413",
                                             "group",
                                             "nth 8 91",
                                             "rank 2413",
                                             "sample 8",
                                             "symmetric 8",
                                             "symmetric 8 --list",
                                             "chains 4 2",
                                             "chains 4 2 --count",
                                             "cycle-index cube-faces",
                                             "help",
                                             "--help",
                                             "list --help",
                                             "--version",
                                             "check " + folder.add("proof", eightfold("certify 5").out),
                                             "verify " + folder.add("claims", "n: 8\norbit count: 12\n")};
  for (const std::string& words : commands) {
    const ProgramRun run = eightfold(words, {.output_path = "/dev/full"});
    EXPECT_EQ(run.exit_code, 74) << words;
    EXPECT_EQ(run.err, "eightfold: standard output: No space left on device\n") << words;
  }
}

TEST(Program, writes_to_a_file_what_it_prints) {
  const TemporaryFolder folder;
  const std::string file = folder / "output";
  for (const std::string words :
       {"list 6", "tree 6 --format csv", "orbits 6", "burnside 6", "show 2413 --format json", "group",
        "nth 8 91", "rank 2413", "sample 8", "symmetric 8 --list", "chains 4 2", "chains 4 2 --count",
        "cycle-index cube-faces", "help", "help list", "man", "completion bash", "schema", "explain 4"}) {
    const ProgramRun printed = eightfold(words);
    const ProgramRun written = eightfold(words + " -o " + file);
    EXPECT_EQ(written.exit_code, printed.exit_code) << words;
    EXPECT_EQ(written.err, printed.err) << words;
    EXPECT_EQ(written.out, "") << words;
    EXPECT_EQ(contents_of(file), printed.out) << words;
  }
}

// Lists are streamed: the first line of each is that of the second command, and the whole would take years.
TEST(Program, streams_and_exits_without_a_message_when_the_pipe_is_closed) {
  std::vector<std::pair<std::string, std::string>> commands = {
      {"list 20", "list 20 --limit 1"},
      {"list 18 --canonical --threads 1", "list 18 --limit 1"},
      {"list 18 --canonical --threads 2", "list 18 --limit 1"},
      {"count 1..17 --engine backtrack --format csv", "count 1 --format csv"},
      {"symmetric 32 --list --turn half", "symmetric 32 --list --turn half --limit 1"},
      {"symmetric 32 --list --turn quarter", "symmetric 32 --list --turn quarter --limit 1"},
      {"chains 300 100", "chains 300 100 --limit 1"},
      {"chains 300 100 --necklaces", "chains 300 100 --limit 1"},
      {"chains 300 100 --bracelets", "chains 300 100 --limit 1"},
      {"certify 13", "certify 4"},
      {"certify 10 --format veripb", "certify 4 --format veripb"}};
  for (const auto& [words, begin] : commands) {
    const ProgramRun run = eightfold(words, {.close_output_after_lines = 1});
    EXPECT_EQ(run.exit_code, 141) << words;
    EXPECT_EQ(run.err, "") << words;
    EXPECT_EQ(lines_of(run.out).at(0), lines_of(eightfold(begin).out).at(0)) << words;
  }
}

TEST(Program, exits_without_a_message_when_the_pipe_is_closed_and_SIGPIPE_is_ignored) {
  const ProgramRun run = run_program("sh", {"-c", "trap '' PIPE; exec " + program_path() + " list 12"},
                                     {.close_output_after_lines = 1});
  EXPECT_EQ(run.exit_code, 141);
  EXPECT_EQ(run.err, "");
}

TEST(Program, exits_without_a_message_on_signals) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const ProgramRun run = eightfold("list 20", {.kill_with = signal});
    EXPECT_EQ(run.exit_code, 128 + signal);
    EXPECT_EQ(run.err, "");
  }
}

// A shell changes standard streams or limits, and then runs the program as $0.
ProgramRun after(const std::string& script, const std::string& folder) {
  return run_program("sh", {"-c", script, program_path(), folder});
}

TEST(Program, reports_a_file_past_the_size_limit_and_leaves_nothing_behind) {
  const TemporaryFolder folder;
  // A program built for coverage would truncate its counts, which GCOV_PREFIX prevents, and it reports what
  // it could not write.
  const ProgramRun run =
      after("ulimit -f 1; GCOV_PREFIX=/dev/null exec \"$0\" orbits 12 -o \"$1/report\"", folder.path());
  EXPECT_EQ(run.exit_code, 74);
  std::vector<std::string> messages = lines_of(run.err);
  std::erase_if(messages, [](const std::string& line) { return line.starts_with("profiling:"); });
  EXPECT_EQ(messages, std::vector<std::string>{"eightfold: " + (folder / "report") + ": File too large"});
  EXPECT_EQ(folder.entries(), std::vector<std::string>{});
}

std::string on_a_terminal(const std::string& words, const std::map<std::string, std::string>& environment) {
  return on_pseudo_terminal(program_path() + " " + words, environment);
}

TEST(Program, uses_color_on_a_terminal_unless_NO_COLOR_is_set_or_the_terminal_is_dumb) {
  if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  EXPECT_NE(on_a_terminal("orbits 8", {{"TERM", "xterm"}}).find('\x1b'), std::string::npos);
  EXPECT_EQ(on_a_terminal("orbits 8 -o -", {{"TERM", "xterm"}}),
            on_a_terminal("orbits 8", {{"TERM", "xterm"}}));
  EXPECT_EQ(on_a_terminal("orbits 8 --color never", {{"TERM", "xterm"}}).find('\x1b'), std::string::npos);
  EXPECT_EQ(on_a_terminal("orbits 8", {{"TERM", "xterm"}, {"NO_COLOR", "1"}}).find('\x1b'),
            std::string::npos);
  EXPECT_EQ(on_a_terminal("orbits 8", {{"TERM", "dumb"}}).find('\x1b'), std::string::npos);
}

TEST(Program, shows_its_version) {
  EXPECT_EQ(eightfold("--version").out, "eightfold " EIGHTFOLD_VERSION "\n");
  EXPECT_EQ(eightfold("list --version").out, "eightfold " EIGHTFOLD_VERSION "\n");
}

}  // namespace
}  // namespace eightfold::test
