#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

const std::vector<std::string> commands = {
    "list",        "count",    "nth",       "rank",       "sample",     "tree",      "orbits",
    "burnside",    "census",   "symmetric", "explain",    "show",       "group",     "chains",
    "cycle-index", "draw",     "sheet",     "page",       "plot",       "verify",    "new-assignment",
    "job plan",    "job work", "job shard", "job status", "job result", "job audit", "job certify",
    "completion",  "man",      "schema",    "certify",    "check",      "sequence"};

TEST(Help, of_every_command_begins_with_examples) {
  for (const std::string& command : commands) {
    const ProgramRun run = eightfold(command + " --help");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(run.out.rfind("Examples\n  eightfold " + command, 0), 0U) << run.out;
    EXPECT_EQ(eightfold("help " + command).out, run.out);
    EXPECT_EQ(eightfold(command + " 99 -qh").out, run.out);
    EXPECT_NE(eightfold(command + " --help --color always").out.find('\x1b'), std::string::npos);
  }
}

TEST(Help, of_a_family_and_of_the_program_is_shown_in_several_ways) {
  const std::string family = eightfold("help job").out;
  EXPECT_EQ(family.rfind("Examples\n  eightfold job plan ", 0), 0U) << family;
  EXPECT_EQ(eightfold("job --help").out, family);
  EXPECT_EQ(eightfold("--color never job -qh").out, family);
  const std::string program = eightfold("--help").out;
  EXPECT_EQ(eightfold("help").out, program);
  EXPECT_EQ(eightfold("help help").out, program);
}

// An example is a line "  eightfold WORDS  meaning" before the usage, or two lines. Examples that take
// a minute or more are skipped, and those that take seconds are in larger_runs_test.cpp. sh has no $RANDOM,
// so the test sets it.
TEST(Help, has_examples_that_work) {
  const TemporaryFolder folder;
  folder.add("homework.txt", "[1 3 0 2]\n[2 0 3 1]\n");
  folder.add("board.txt", "[1 3 0 2]\n");
  folder.add("homework.json", R"({"n": 8, "orbit_count": 12})");
  folder.add("tally.csv",
             "element,fixed\nidentity,92\nquarter_turn,0\nhalf_turn,4\naxis_flip,0\ndiagonal_flip,0\n");
  folder.add("rubric.json", R"({"points": {"solutions": 3}})");
  folder.add("worksheet.csv", "Identifier,Full name,Grade\nParticipant 1,Ann,\n");
  folder.add("key.bin", "0123456789abcdef");
  folder.add("roster.csv", "name,id\nAda Byron,17\n");
  run_program("sh", {"-c",
                     "mkdir \"$0\"/submissions && cp \"$0\"/homework.* \"$0\"/submissions && "
                     "cd \"$0\" && mkdir -p download/Ann_1_assignsubmission_file_ && "
                     "cp homework.json download/Ann_1_assignsubmission_file_ && "
                     "\"$1\" job plan count 8 --shards 2 -o ada/run && cp -r ada grace && "
                     "\"$1\" job shard ada/run --index 0 && \"$1\" job shard grace/run --index 1",
                     folder.path(), program_path()});
  std::size_t examples = 0;
  for (const std::string& command : commands) {
    const std::vector<std::string> lines = lines_of(eightfold("help " + command).out);
    for (std::size_t i = 0; i < lines.size() && lines[i] != "Usage"; ++i) {
      const std::string& line = lines[i];
      if (line.rfind("  eightfold ", 0) != 0) continue;
      const std::string with_meaning = line + lines[i + 1].substr(0, lines[i + 1].rfind("  eightfold ", 0));
      if (with_meaning.find("an hour") != std::string::npos ||
          with_meaning.find("in seconds") != std::string::npos ||
          with_meaning.find("minute") != std::string::npos)
        continue;
      const std::string example = line.substr(2, line.find("  ", 2) - 2);
      const std::string on_path = "PATH=\"$(dirname \"$0\"):$PATH\"; cd \"$1\" && ";
      const ProgramRun run = run_program("sh", {"-c", on_path + example, program_path(), folder.path()},
                                         {.environment = {{"RANDOM", "12345"}}});
      ++examples;
      EXPECT_EQ(run.exit_code, 0) << example << '\n' << run.err;
    }
  }
  EXPECT_GE(examples, 30U);
}

}  // namespace
}  // namespace eightfold::test
