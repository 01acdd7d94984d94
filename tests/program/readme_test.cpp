// Runs every command of the console blocks in the README, the tour, the lesson on symmetry and the page about
// clusters, each page in order and in one folder, and compares what they print. A line "…" in a block stands
// for any lines.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

struct ConsoleCommand {
  std::string words;
  std::vector<std::string> output;
};

std::vector<std::vector<std::string>> blocks_of(const std::string& page, const std::string& language) {
  std::vector<std::vector<std::string>> blocks;
  bool inside = false;
  for (const std::string& line : lines_of(contents_of(EIGHTFOLD_SOURCE_DIR "/" + page))) {
    if (line.rfind("```", 0) == 0) {
      inside = !inside && line == "```" + language;
      if (inside) blocks.emplace_back();
    } else if (inside) {
      blocks.back().push_back(line);
    }
  }
  return blocks;
}

std::vector<ConsoleCommand> console_commands(const std::string& page) {
  std::vector<ConsoleCommand> commands;
  for (const auto& block : blocks_of(page, "console"))
    for (const std::string& line : block) {
      if (line.rfind("$ ", 0) == 0)
        commands.push_back({line.substr(2), {}});
      else
        commands.back().output.push_back(line);
    }
  return commands;
}

// Whether the lines of the text are the expected ones, where "…" matches any number of lines.
bool matches(const std::vector<std::string>& expected, const std::vector<std::string>& actual,
             std::size_t e = 0, std::size_t a = 0) {
  if (e == expected.size()) return a == actual.size();
  if (expected[e] == "…") {
    for (std::size_t rest = a; rest <= actual.size(); ++rest)
      if (matches(expected, actual, e + 1, rest)) return true;
    return false;
  }
  return a < actual.size() && expected[e] == actual[a] && matches(expected, actual, e + 1, a + 1);
}

class PageTest : public ::testing::TestWithParam<std::string> {};

TEST_P(PageTest, shows_the_output_of_its_commands) {
  const TemporaryFolder folder;
  const auto commands = console_commands(GetParam());
  ASSERT_GE(commands.size(), 5U);
  for (const ConsoleCommand& command : commands) {
    const std::string script =
        "PATH=\"$(dirname \"$0\"):$PATH\"; cd \"$1\" && { " + command.words + "\n} 2>&1";
    const ProgramRun run = run_program("sh", {"-c", script, EIGHTFOLD_PROGRAM, folder.path()});
    EXPECT_TRUE(matches(command.output, lines_of(run.out))) << command.words << "\nprinted\n" << run.out;
  }
}

INSTANTIATE_TEST_SUITE_P(Readmes, PageTest,
                         ::testing::Values("README.md", "reports/cli/README.md", "symmetry/README.md",
                                           "data/cluster/README.md"),
                         [](const auto& page) {
                           std::string name = page.param.substr(0, page.param.rfind("README.md"));
                           std::ranges::replace(name, '/', '_');
                           return name.empty() ? std::string("first_page") : name.substr(0, name.size() - 1);
                         });

TEST(Readme, begins_with_one_block_of_exactly_two_commands) {
  const auto shell_blocks = blocks_of("README.md", "sh");
  ASSERT_FALSE(shell_blocks.empty());
  const std::string text = contents_of(EIGHTFOLD_SOURCE_DIR "/README.md");
  EXPECT_EQ(text.find("```"), text.find("```sh")) << "the first block is not the two commands";
  ASSERT_EQ(shell_blocks[0].size(), 2U);
  EXPECT_NE(shell_blocks[0][0].find("build/release/eightfold list 8 --canonical"), std::string::npos);
  EXPECT_EQ(shell_blocks[0][1], "ctest --preset release");
}

}  // namespace
}  // namespace eightfold::test
