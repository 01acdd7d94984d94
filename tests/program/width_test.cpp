// Prose and help fit 80 columns in a pipe, and a terminal from 40 columns on.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::size_t width_of(const std::string& line) {
  return static_cast<std::size_t>(
      std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

// The lines that are too wide, except a single word, which cannot be broken, and the part of an example that
// a shell continues on the next line.
std::vector<std::string> too_wide(const std::string& text, std::size_t columns) {
  std::vector<std::string> lines = lines_of(text);
  std::erase_if(lines, [&](const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    return width_of(line) <= columns || words.size() == 1 || (words.size() == 2 && words[1] == "\\");
  });
  return lines;
}

std::string on_terminal_of_40_columns(const std::string& words) {
  std::string out = on_pseudo_terminal("stty cols 40; " + program_path() + " " + words,
                                       {{"TERM", "dumb"}, {"LC_ALL", "C"}, {"COLUMNS", ""}});
  std::erase(out, '\r');
  return out;
}

const std::vector<std::string> none;

// The names of the commands, from the help of the program.
std::vector<std::string> help_pages() {
  std::vector<std::string> pages = {"", "job"};
  for (const std::string& line : lines_of(eightfold("help").out)) {
    if (line.rfind("Options of", 0) == 0) break;
    const auto words = words_of(line);
    if (line.rfind("  ", 0) != 0 || line[2] == ' ' || words[0] == "eightfold") continue;
    pages.push_back(words[0] == "job" ? "job " + words[1] : words[0]);
  }
  return pages;
}

class Width : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  }
};

TEST(PipeWidth, of_help_is_80_columns) {
  const auto pages = help_pages();
  EXPECT_GE(pages.size(), 32U);
  for (const std::string& page : pages) {
    const ProgramRun run = eightfold("help " + page);
    EXPECT_EQ(run.exit_code, 0) << page;
    for (const std::string& line : lines_of(run.out)) EXPECT_LE(width_of(line), 80U) << page << ": " << line;
  }
}

TEST_F(Width, of_help_is_that_of_a_narrow_terminal) {
  for (const std::string& page : help_pages())
    EXPECT_EQ(too_wide(on_terminal_of_40_columns("help " + page), 40), none) << page;
}

// What the commands of the tour and the goldens print.
TEST(PipeWidth, of_reports_is_80_columns) {
  const std::vector<std::string> commands = {"count 8",
                                             "count 18 --all-only",
                                             "orbits 8",
                                             "orbits 8 --boards",
                                             "orbits 5 --rule rooks",
                                             "explain 8",
                                             "explain 12",
                                             "show 15863724",
                                             "show 12345678",
                                             "show 2413 --rule torus",
                                             "group",
                                             "group --marks",
                                             "group --lattice",
                                             "burnside 8 --characters",
                                             "burnside 15",
                                             "burnside 6 --rule rooks",
                                             "census 8",
                                             "census 27",
                                             "symmetric 12",
                                             "tree 8",
                                             "chains 6 2 --bracelets",
                                             "cycle-index cube-faces --colors 3",
                                             "cycle-index square-cells 8",
                                             "group --generate rotate90,flip-horizontal",
                                             "sample 12 --draws 5 --seed 7"};
  for (const std::string& words : commands) {
    const ProgramRun run = eightfold(words);
    EXPECT_NE(run.out, "") << words << run.err;
    for (const std::string& line : lines_of(run.out)) EXPECT_LE(width_of(line), 80U) << words << ": " << line;
  }
}

TEST_F(Width, of_a_verdict_is_that_of_the_terminal) {
  for (const std::string sample :
       {"queens-5-quarter-turns-once.csv", "queens-8-key-twice.txt", "queens-5-report-tampered.json",
        "beads-6-all-mirrors-through-beads.json"}) {
    const std::string path = EIGHTFOLD_SOURCE_DIR "/data/submissions/" + sample;
    for (const std::string& line : lines_of(eightfold("verify " + path).out))
      EXPECT_TRUE(width_of(line) <= 80 || line == path) << line;
    const std::string narrow = on_terminal_of_40_columns("verify " + path + " 2>/dev/null");
    EXPECT_EQ(too_wide(narrow, 40), none);
    EXPECT_EQ(words_of(narrow), words_of(eightfold("verify " + path).out));
  }
}

TEST(PipeWidth, of_prose_is_another_one_on_request) {
  const auto widest = [](const std::string& words) {
    std::size_t width = 0;
    for (const std::string& line : lines_of(eightfold(words).out)) width = std::max(width, width_of(line));
    return width;
  };
  for (const std::string words : {"explain 8", "group --marks"})
    for (const std::size_t columns : {60U, 100U}) {
      EXPECT_LE(widest(words + " --width " + std::to_string(columns)), columns) << words;
      EXPECT_GT(widest(words + " --width " + std::to_string(columns)), columns - 10) << words;
    }
}

TEST_F(Width, does_not_break_messages) {
  EXPECT_EQ(lines_of(on_terminal_of_40_columns("orbits 8 --width 1")).size(), 1U);
}

}  // namespace
}  // namespace eightfold::test
