#include <gtest/gtest.h>

#include <filesystem>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// Runs the indented commands at the end of the text.
TEST(ExplainCommand, names_commands_that_prove_its_numbers) {
  const std::string bin = std::filesystem::path(program_path()).parent_path().string();
  for (const auto& [n, numbers] :
       {std::pair("0", "1 solution in 1 orbit"), std::pair("3", "0 solutions in 0 orbits"),
        std::pair("8", "92 solutions in 12 orbits")}) {
    const TemporaryFolder folder;
    std::filesystem::create_symlink(EIGHTFOLD_DATA_DIR "/certificate/check.py", folder / "check.py");
    std::string commands = "set -e; cd \"$0\"; PATH=" + bin + ":$PATH\n";
    for (const std::string& line : lines_of(output_of(std::string("explain ") + n)))
      if (line.starts_with("    eightfold ") || line.starts_with("    python3 ")) commands += line + '\n';
    const ProgramRun run = run_program("sh", {"-c", commands, folder / ""});
    EXPECT_EQ(run.exit_code, 0) << commands << run.err;
    const auto proved = lines_of(run.out);
    ASSERT_EQ(proved.size(), 2U) << run.out;
    for (const std::string& sentence : proved) EXPECT_TRUE(contains(sentence, numbers)) << sentence;
  }
}

}  // namespace
}  // namespace eightfold::test
