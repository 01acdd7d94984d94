#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

ProgramRun write_bank(const TemporaryFolder& folder, const std::string& words) {
  auto arguments = words_of("new-assignment " + words);
  arguments.insert(arguments.end(), {"--output-dir", folder.path()});
  return eightfold(arguments);
}

TEST(QuestionBank, is_one_file_for_moodle_whose_line_says_how_to_import_it) {
  const TemporaryFolder folder;
  const ProgramRun run = write_bank(folder, "--format moodle --seed 7");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.out,
            folder / "questions.xml" +
                "  for the teacher: the question bank with the answers, which the platform needs; do "
                "not give it to students. In Moodle: Question bank > Import > Moodle XML format\n");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"questions.xml"});
  const std::string bank = contents_of(folder / "questions.xml");
  EXPECT_TRUE(contains(bank, "How many orbits are there?"));
  EXPECT_TRUE(contains(bank, "<answer fraction=\"100\" format=\"plain_text\"><text>12</text>"));
  EXPECT_TRUE(contains(bank, "<answer fraction=\"0\" format=\"plain_text\"><text>11.5</text>"));
}

TEST(QuestionBank, is_a_package_for_canvas_whose_line_says_how_to_import_it) {
  const TemporaryFolder folder;
  const ProgramRun run = write_bank(folder, "--format qti --seed 7");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out,
            folder / "questions.zip" +
                "  for the teacher: the question bank with the answers, which the platform needs; do "
                "not give it to students. In Canvas: Settings > Import Course Content > QTI .zip file\n");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"questions.zip"});
  const ProgramRun listed =
      run_program("/usr/bin/python3", {"-m", "zipfile", "-l", folder / "questions.zip"});
  EXPECT_EQ(listed.exit_code, 0) << listed.err;
  for (const char* name : {"imsmanifest.xml", "question-01.xml", "question-20.xml", "boards/board-01.svg"})
    EXPECT_TRUE(contains(listed.out, name)) << listed.out;
  EXPECT_TRUE(contains(listed.out, "2000-01-01 00:00:00")) << listed.out;
}

TEST(QuestionBank, is_the_same_for_the_same_seed_and_differs_for_another) {
  const TemporaryFolder folder;
  for (const std::string format : {"moodle", "qti"}) {
    const std::string name = format == "moodle" ? "questions.xml" : "questions.zip";
    const auto written = [&](const std::string& words) {
      EXPECT_EQ(write_bank(folder, "--force --format " + format + words).exit_code, 0);
      return contents_of(folder / name);
    };
    const std::string first = written(" --seed 7");
    EXPECT_EQ(written(" --seed 7"), first);
    EXPECT_NE(written(" --seed 8"), first);
  }
}

TEST(QuestionBank, follows_the_options_of_the_exercise) {
  const TemporaryFolder folder;
  EXPECT_EQ(write_bank(folder, "--format moodle --n 5 --rule rooks --group rotations").exit_code, 0);
  const std::string bank = contents_of(folder / "questions.xml");
  EXPECT_TRUE(contains(bank, "The four rotations of the square act on the solutions of the 5-rooks puzzle."));
}

// An identifier that contains the seed would give every answer away.
TEST(QuestionBank, does_not_contain_the_seed) {
  const TemporaryFolder folder;
  for (const std::string format : {"moodle", "qti"})
    EXPECT_EQ(write_bank(folder, "--seed 7340912658234 --format " + format).exit_code, 0);
  for (const char* name : {"questions.xml", "questions.zip"})
    EXPECT_FALSE(contains(contents_of(folder / name), "7340912658234"));
}

TEST(QuestionBank, overwrites_nothing_without_force) {
  const TemporaryFolder folder;
  folder.add("questions.zip", "older");
  const ProgramRun run = write_bank(folder, "--format qti");
  EXPECT_EQ(run.exit_code, 73);
  EXPECT_TRUE(contains(run.err, "already exists; add --force")) << run.err;
  EXPECT_EQ(contents_of(folder / "questions.zip"), "older");
}

TEST(QuestionBank, has_a_format_with_a_known_name) {
  const ProgramRun run = eightfold("new-assignment --format gift");
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_TRUE(contains(run.err, "moodle")) << run.err;
  EXPECT_TRUE(contains(run.err, "qti")) << run.err;
}

}  // namespace
}  // namespace eightfold::test
