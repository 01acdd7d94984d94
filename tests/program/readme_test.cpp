// Runs every command of the console blocks in the README, the tour, the lesson on symmetry and the page about
// clusters, each page in order and in one folder, and compares what they print and their exit codes. A line
// "…" in a block stands for any lines.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

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

// The commands that report an error, and their exit codes.
const std::map<std::string, int> failures = {
    {R"(printf '%s\n' '[1 3 5 0 2 4]' '[2 5 1 4 0 3]' '[4 2 0 5 3 1]' | eightfold orbits --from -)", 1},
    {"eightfold show 13245", 1},
    {"eightfold verify homework.txt", 1},
    {"eightfold verify homework.txt -o homework.txt", 2},
    {"eightfold page 8 -o page.pdf", 2},
    {"eightfold orbits 6..9 --rule rooks --output-dir reports", 73},
    {"eightfold job result cluster", 75}};
const std::vector<std::string> pages = {"README.md", "reports/cli/README.md", "symmetry/README.md",
                                        "data/cluster/README.md", "data/certificate/README.md"};

class PageTest : public ::testing::TestWithParam<std::string> {};

TEST_P(PageTest, shows_the_output_of_its_commands) {
  const TemporaryFolder folder;
  const auto commands = console_commands(GetParam());
  ASSERT_GE(commands.size(), 5U);
  for (const ConsoleCommand& command : commands) {
    const std::string script =
        "PATH=\"$(dirname \"$0\"):$PATH\"; cd \"$1\" && { " + command.words + "\n} 2>&1";
    const ProgramRun run = run_program("sh", {"-c", script, program_path(), folder.path()});
    EXPECT_TRUE(matches(command.output, lines_of(run.out))) << command.words << "\nprinted\n" << run.out;
    const auto failure = failures.find(command.words);
    EXPECT_EQ(run.exit_code, failure == failures.end() ? 0 : failure->second) << command.words;
  }
}

INSTANTIATE_TEST_SUITE_P(Readmes, PageTest, ::testing::ValuesIn(pages), [](const auto& page) {
  std::string name = page.param.substr(0, page.param.rfind("README.md"));
  std::ranges::replace(name, '/', '_');
  return name.empty() ? std::string("first_page") : name.substr(0, name.size() - 1);
});

TEST(Readme, has_every_command_that_is_expected_to_fail) {
  std::set<std::string> commands;
  for (const std::string& page : pages)
    for (const ConsoleCommand& command : console_commands(page)) commands.insert(command.words);
  for (const auto& [command, exit_code] : failures) EXPECT_TRUE(commands.contains(command)) << command;
}

TEST(Readme, begins_with_one_block_of_exactly_two_commands) {
  const auto shell_blocks = blocks_of("README.md", "sh");
  ASSERT_FALSE(shell_blocks.empty());
  const std::string text = contents_of(EIGHTFOLD_SOURCE_DIR "/README.md");
  EXPECT_EQ(text.find("```"), text.find("```sh")) << "the first block is not the two commands";
  ASSERT_EQ(shell_blocks[0].size(), 2U);
  EXPECT_NE(shell_blocks[0][0].find("build/release/eightfold list 8 --canonical"), std::string::npos);
  EXPECT_EQ(shell_blocks[0][1], "cmake --workflow --preset test");
}

}  // namespace
}  // namespace eightfold::test
