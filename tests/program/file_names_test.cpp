// Files whose names begin with a dash or have characters beyond ASCII.
#include <gtest/gtest.h>

#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// A shell in the folder, where "$0" is the program.
ProgramRun in_folder(const TemporaryFolder& folder, const std::string& script) {
  return run_program("sh", {"-c", "cd \"$1\" && { " + script + "\n}", program_path(), folder.path()});
}

constexpr const char* submission = "n: 8\norbit count: 12\n";

TEST(FileNames, may_begin_with_a_dash_as_arguments) {
  const TemporaryFolder folder;
  folder.add("-s.txt", submission);
  folder.add("-o", submission);
  folder.add("--help", submission);
  for (const std::string words :
       {"verify -- -s.txt", "verify ./-s.txt", "verify -- -o", "verify -- --help", "verify ./--help"}) {
    const ProgramRun run = in_folder(folder, "\"$0\" " + words);
    EXPECT_EQ(run.exit_code, 0) << words << run.err;
    EXPECT_TRUE(mentions(run.out, {"Everything is right"})) << words;
  }
  const ProgramRun option = in_folder(folder, "\"$0\" verify -s.txt");
  EXPECT_EQ(option.exit_code, 2);
  EXPECT_EQ(option.err, "eightfold: unknown option \"-s.txt\"; try --help\n");
}

TEST(FileNames, may_begin_with_a_dash_as_values_of_options) {
  const TemporaryFolder folder;
  folder.add("-p.txt", eightfold("list 6").out);
  folder.add("-s.txt", submission);
  folder.add("-r.json", R"({"exercise": {"n": 8}, "points": {"orbit_count": 3}})");
  for (const std::string words :
       {"orbits --from=-p.txt -o -a", "orbits --from -p.txt -o-b", "orbits --from ./-p.txt --output=-c",
        "verify --rubric=-r.json --output -d -- -s.txt", "orbits 4 --output-dir -e",
        "new-assignment --output-dir=-f", "job plan count 6 -o -g --job-file=-h --shards 2",
        "job shard --index 0..1 --output-dir=-i -- -h", "job collect -- -g -i"}) {
    const ProgramRun run = in_folder(folder, "\"$0\" -q " + words);
    EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
    EXPECT_EQ(run.err, "") << words;
  }
  EXPECT_EQ(folder.entries(), (std::vector<std::string>{"-a", "-b", "-c", "-d", "-e", "-f", "-g", "-h", "-i",
                                                        "-p.txt", "-r.json", "-s.txt"}));
  EXPECT_EQ(contents_of(folder / "-a"), contents_of(folder / "-b"));
}

TEST(FileNames, that_begin_with_a_dash_are_compared_as_inputs_and_outputs) {
  const TemporaryFolder folder;
  folder.add("-s.txt", submission);
  const ProgramRun run = in_folder(folder, "\"$0\" verify -o ./-s.txt -- -s.txt");
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.err, "eightfold: --output: ./-s.txt is also an input (-s.txt); give another name\n");
}

TEST(FileNames, keep_their_characters_in_ASCII_text) {
  const TemporaryFolder folder;
  const std::string name = "Zoë – °≥王.txt";
  EXPECT_EQ(in_folder(folder, "\"$0\" verify '" + name + "'").err,
            "eightfold: " + name + ": No such file or directory\n");
  folder.add(name, submission);
  EXPECT_EQ(in_folder(folder, "\"$0\" verify '" + name + "'").out.rfind(name + "\n", 0), 0U);
}

}  // namespace
}  // namespace eightfold::test
