// No command writes to a file that it reads, under any of its names.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// A folder in which a shell runs the program as "$0".
class OverwrittenInput : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.add("s.txt", "n: 8\norbit count: 12\n");
    folder_.add("r.json", R"({"exercise": {"n": 8}, "points": {"orbit_count": 3}})");
    folder_.add("m.json", R"({"misconceptions": []})");
    folder_.add("p.txt", eightfold("list 6").out);
    shell(
        "mkdir class && mkdir class/deep && cp s.txt class/deep/C.TXT && cp s.txt class/a.txt && cp s.txt "
        "class/b.json");
    shell("ln s.txt hard.txt && ln -s s.txt soft.txt && ln -s soft.txt softer.txt && ln -s class also");
  }

  ProgramRun shell(const std::string& script) const {
    return run_program("sh", {"-c", "cd \"$1\" && { " + script + "\n}", program_path(), folder_.path()});
  }

  std::map<std::string, std::string> files() const {
    std::map<std::string, std::string> contents;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.path()))
      if (entry.is_regular_file()) contents[entry.path().string()] = contents_of(entry.path().string());
    return contents;
  }

  void expect_refused(const std::string& words, const std::string& message) const {
    const auto before = files();
    const ProgramRun run = shell("\"$0\" " + words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_EQ(run.err, "eightfold: " + message + "\n") << words;
    EXPECT_EQ(files(), before) << words;
  }

  void expect_written(const std::string& words) const {
    const ProgramRun run = shell("\"$0\" " + words);
    EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
    EXPECT_EQ(run.err, "") << words;
  }

  const TemporaryFolder folder_;
};

TEST_F(OverwrittenInput, is_refused_for_arguments_and_options) {
  expect_refused("verify s.txt -o s.txt", "--output: s.txt is also an input; give another name");
  expect_refused("verify class/a.txt s.txt -o s.txt", "--output: s.txt is also an input; give another name");
  expect_refused("verify s.txt --rubric r.json -o r.json",
                 "--output: r.json is also an input; give another name");
  expect_refused("verify s.txt --misconceptions m.json --format json -o m.json",
                 "--output: m.json is also an input; give another name");
  expect_refused("orbits --from p.txt -o p.txt", "--output: p.txt is also an input; give another name");
}

TEST_F(OverwrittenInput, is_refused_under_another_name) {
  expect_refused("verify s.txt -o ./s.txt", "--output: ./s.txt is also an input (s.txt); give another name");
  expect_refused("verify s.txt -o class/../s.txt",
                 "--output: class/../s.txt is also an input (s.txt); give another name");
  for (const std::string link : {"hard.txt", "soft.txt", "softer.txt"}) {
    expect_refused("verify s.txt -o " + link,
                   "--output: " + link + " is also an input (s.txt); give another name");
    expect_refused("verify " + link + " -o s.txt",
                   "--output: s.txt is also an input (" + link + "); give another name");
  }
}

TEST_F(OverwrittenInput, is_refused_for_standard_input) {
  for (const std::string words : {"verify -", "verify class/a.txt -", "orbits --from -"})
    expect_refused(words + " -o s.txt < s.txt",
                   "--output: s.txt is also an input (standard input); give another name");
  expect_refused("draw - -o p.txt --format svg < p.txt",
                 "--output: p.txt is also an input (standard input); give another name");
  expect_refused("verify /dev/stdin -o s.txt < s.txt",
                 "--output: s.txt is also an input (/dev/stdin); give another name");
}

TEST_F(OverwrittenInput, is_refused_for_the_files_of_a_folder) {
  expect_refused("verify class -o class/a.txt", "--output: class/a.txt is also an input; give another name");
  expect_refused("verify also -o class/b.json",
                 "--output: class/b.json is also an input (also/b.json); give another name");
  expect_refused("verify class -o class/deep/C.TXT",
                 "--output: class/deep/C.TXT is also an input; give another name");
  expect_written("verify class -o class/report.xml");
  EXPECT_EQ(shell("\"$0\" verify class -o class/report.xml").exit_code, 0);
}

TEST_F(OverwrittenInput, is_refused_for_a_ledger_and_its_journals) {
  shell(
      "\"$0\" job plan count 8 --shards 2 -o run.ledger && \"$0\" job work run.ledger && ln -s run.ledger l");
  for (const std::string name : {"run.ledger-wal", "run.ledger-shm", "run.ledger-journal"})
    for (const std::string ledger : {"run.ledger", "l"})
      expect_refused("job result " + ledger + " -o " + name,
                     "--output: " + name + " is also an input (" + ledger + "); give another name");
  expect_refused("job result run.ledger -o run.ledger",
                 "--output: run.ledger is also an input; give another name");
  expect_refused("job plan count 8 -o new.ledger --job-file new.ledger-wal",
                 "--job-file: new.ledger-wal is also the file of --output; give another name");
}

TEST_F(OverwrittenInput, is_refused_for_the_shards_of_a_listing) {
  shell(
      "\"$0\" job plan list 6 --canonical --shards 2 -o run.ledger --job-file run.job && "
      "\"$0\" job shard run.job --index 0..1 --output-dir d && ln d/0.ndjson list && mv run.job d/1.json");
  expect_refused("job collect run.ledger d -o d/0.ndjson",
                 "--output: d/0.ndjson is also an input; give another name");
  expect_refused("job collect run.ledger d -o list",
                 "--output: list is also an input (d/0.ndjson); give another name");
  expect_refused("job collect run.ledger d -o run.ledger",
                 "--output: run.ledger is also an input; give another name");
  expect_refused("job collect run.ledger d -o d/7.ndjson",
                 "--output: d/7.ndjson is the name of a shard's file; give another name");
  expect_refused("job shard d/1.json --index 0..1 --output-dir d",
                 "--output-dir: d/1.json is also an input; give another folder");
  shell("mv run.ledger d/1.ndjson");
  expect_refused("job work d/1.ndjson --output-dir d",
                 "--output-dir: d/1.ndjson is also an input; give another folder");
}

TEST_F(OverwrittenInput, is_not_suspected_in_other_files) {
  expect_written("verify s.txt -o class/a.txt");  // which is not read
  expect_written("verify s.txt -o new.txt");
  expect_written("verify s.txt -o new.txt");
  expect_written("verify - -o class/b.json < s.txt");
  expect_written("orbits 6 -o s.txt < s.txt");  // which is not read
}

TEST_F(OverwrittenInput, is_not_suspected_in_devices_pipes_and_standard_output) {
  expect_written("verify s.txt -o -");
  expect_written("verify s.txt -o /dev/null");
  EXPECT_EQ(shell("\"$0\" verify /dev/null -o /dev/null").exit_code, 65) << "the submission is empty";
  expect_written("verify s.txt -o /dev/stdout | cat");
}

}  // namespace
}  // namespace eightfold::test
