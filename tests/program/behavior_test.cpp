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

TEST(Program, exits_without_a_message_when_the_pipe_is_closed) {
  const ProgramRun run = eightfold("list 12", {.close_output_after_lines = 1});
  EXPECT_EQ(run.exit_code, 141);
  EXPECT_EQ(run.err, "");
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

TEST(Program, names_the_input_or_output_that_cannot_be_opened) {
  const TemporaryFolder folder;
  const auto error_of = [](const std::vector<std::string>& arguments, int exit_code) {
    const ProgramRun run = eightfold(arguments);
    EXPECT_EQ(run.exit_code, exit_code);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(error_of({"orbits", "--from", folder / "none"}, 66),
            "eightfold: " + (folder / "none") + ": No such file or directory\n");
  EXPECT_EQ(error_of({"orbits", "--from", folder.path()}, 66),
            "eightfold: " + folder.path() + ": Is a directory\n");
  EXPECT_EQ(error_of({"orbits", "8", "-o", folder / "none/x"}, 73),
            "eightfold: " + (folder / "none/x") + ": No such file or directory\n");
  EXPECT_EQ(error_of({"orbits", "8", "-o", folder.path()}, 73),
            "eightfold: " + folder.path() + ": Is a directory\n");
  const std::string file = folder.add("file", "");
  EXPECT_EQ(error_of({"orbits", "8", "--output-dir", file}, 73),
            "eightfold: --output-dir " + file + ": Not a directory\n");
}

// A shell changes standard streams or limits, and then runs the program as $0.
ProgramRun after(const std::string& script, const std::string& folder) {
  return run_program("sh", {"-c", script, program_path(), folder});
}

TEST(Program, keeps_messages_out_of_its_files_when_standard_error_is_closed) {
  const TemporaryFolder folder;
  EXPECT_EQ(after("exec \"$0\" orbits 2 --from none -o \"$1/x\" 2>&-", folder.path()).exit_code, 2);
  EXPECT_EQ(after("exec \"$0\" orbits --from - -o \"$1/report\" 2>&- <<END\n[0 1]\n[1 0]\nEND", folder.path())
                .exit_code,
            1);
  EXPECT_EQ(contents_of(folder / "report").rfind("Orbits of the placements", 0), 0U)
      << contents_of(folder / "report");
}

TEST(Program, reports_a_closed_standard_output) {
  const TemporaryFolder folder;
  const ProgramRun run = after("exec \"$0\" list 8 >&-", folder.path());
  EXPECT_EQ(run.exit_code, 74);
  EXPECT_EQ(run.err, "eightfold: standard output: Bad file descriptor\n");
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

TEST(Program, escapes_control_characters_in_file_names) {
  const ProgramRun run = eightfold(std::vector<std::string>{"orbits", "--from", "no\x1b[31m"});
  EXPECT_EQ(run.exit_code, 66);
  EXPECT_EQ(run.err, "eightfold: no\\x1b[31m: No such file or directory\n");
}

TEST(Program, uses_color_without_a_terminal_only_on_request) {
  EXPECT_EQ(eightfold("orbits 8").out.find('\x1b'), std::string::npos);
  EXPECT_EQ(eightfold("orbits 8 --color auto").out.find('\x1b'), std::string::npos);
  EXPECT_NE(eightfold("orbits 8 --color always").out.find('\x1b'), std::string::npos);
  EXPECT_NE(eightfold("orbits 8 --color always", {.environment = {{"NO_COLOR", "1"}}}).out.find('\x1b'),
            std::string::npos);
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

TEST(Program, prints_no_notes_with_quiet) {
  EXPECT_NE(eightfold("list 2").err, "");
  EXPECT_EQ(eightfold("list 2 --quiet").err, "");
  EXPECT_EQ(eightfold("-q list 2").err, "");
  EXPECT_NE(eightfold("list 33 --quiet").err, "");
}

TEST(Program, shows_its_version) {
  EXPECT_EQ(eightfold("--version").out, "eightfold " EIGHTFOLD_VERSION "\n");
  EXPECT_EQ(eightfold("list --version").out, "eightfold " EIGHTFOLD_VERSION "\n");
}

}  // namespace
}  // namespace eightfold::test
