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

class Width : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  }
};

TEST_F(Width, of_help_is_that_of_a_narrow_terminal) {
  for (const std::string page : {"", "job", "count", "verify"})
    EXPECT_EQ(too_wide(on_terminal_of_40_columns("help " + page), 40), none) << page;
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
