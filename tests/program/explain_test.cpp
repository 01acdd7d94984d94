#include <gtest/gtest.h>

#include <filesystem>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string explain(const std::string& words) { return output_of("explain " + words); }

TEST(ExplainCommand, names_the_source_of_its_counts) {
  EXPECT_TRUE(
      contains(explain("16 --format markdown"),
               "are computed here; they agree with the published ones (OEIS A000170, OEIS A032522 and OEIS "
               "A033148).\n"));
  EXPECT_TRUE(contains(explain("17 --format markdown"),
                       "are published (OEIS A000170, OEIS A032522 and OEIS A033148).\n"));
  EXPECT_TRUE(contains(explain("0 --format markdown"),
                       "are computed here; the first is also published (OEIS A000170).\n"));
}

TEST(ExplainCommand, writes_four_formats) {
  EXPECT_TRUE(explain("8").starts_with("The 8-queens solutions up to symmetry\n\n"));
  EXPECT_EQ(explain("8 --format text"), explain("8"));
  EXPECT_TRUE(explain("8 --format markdown").starts_with("# The 8-queens solutions up to symmetry\n\n"));
  EXPECT_TRUE(contains(explain("8 --format html"), "<title>The 8-queens solutions up to symmetry</title>\n"));
  EXPECT_TRUE(contains(explain("8 --format html"), "Fixed by the half turn"));  // below the board
  EXPECT_TRUE(explain("8 --format latex").starts_with("\\documentclass[11pt]{article}\n"));
}

// Runs the indented commands at the end of the text.
TEST(ExplainCommand, names_commands_that_prove_its_numbers) {
  const std::string bin = std::filesystem::path(program_path()).parent_path().string();
  for (const auto& [n, numbers] :
       {std::pair("0", "1 solution in 1 orbit"), std::pair("3", "0 solutions in 0 orbits"),
        std::pair("8", "92 solutions in 12 orbits")}) {
    const TemporaryFolder folder;
    std::filesystem::create_symlink(EIGHTFOLD_DATA_DIR "/certificate/check.py", folder / "check.py");
    const std::string text = explain(n);
    std::string commands = "set -e; cd \"$0\"; PATH=" + bin + ":$PATH\n";
    for (const std::string& line : lines_of(text))
      if (line.starts_with("    eightfold ") || line.starts_with("    python3 ")) commands += line + '\n';
    const ProgramRun run = run_program("sh", {"-c", commands, folder / ""});
    EXPECT_EQ(run.exit_code, 0) << commands << run.err;
    const auto proved = lines_of(run.out);
    ASSERT_EQ(proved.size(), 2U) << run.out;
    for (const std::string& sentence : proved) EXPECT_TRUE(contains(sentence, numbers)) << sentence;
  }
}

TEST(ExplainCommand, writes_the_same_on_any_number_of_threads) {
  const std::string text = explain("15 --threads 1");
  EXPECT_EQ(explain("15 --threads 2"), text);
  EXPECT_EQ(explain("15"), text);
}

TEST(ExplainCommand, colors_headings_of_text_alone) {
  const std::string colored = explain("8 --color always");
  EXPECT_TRUE(contains(colored, "\x1b[1m1  The set\x1b[0m\n"));
  for (const std::string format : {"markdown", "latex"})
    EXPECT_EQ(explain("8 --color always --format " + format), explain("8 --format " + format));
  const TemporaryFolder folder;
  explain("8 -o " + (folder / "plain"));
  EXPECT_EQ(contents_of(folder / "plain"), explain("8"));
  explain("8 --color always -o " + (folder / "colored"));
  EXPECT_EQ(contents_of(folder / "colored"), colored);
}

TEST(ExplainCommand, reports_a_file_that_cannot_be_written) {
  const TemporaryFolder folder;
  const ProgramRun nowhere = eightfold("explain 8 -o " + (folder / "no/such/folder"));
  EXPECT_EQ(nowhere.exit_code, 73);
  EXPECT_EQ(nowhere.out, "");
  EXPECT_TRUE(folder.entries().empty());
}

}  // namespace
}  // namespace eightfold::test
