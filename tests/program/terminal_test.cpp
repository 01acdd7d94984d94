// The output on a pseudo-terminal.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using Environment = std::map<std::string, std::string>;

const Environment unicode_terminal = {{"TERM", "dumb"}, {"LC_ALL", "C.UTF-8"}, {"COLUMNS", ""}};

class Terminal : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  }
};

Environment with_unicode(const Environment& more) {
  Environment all = more;
  all.insert(unicode_terminal.begin(), unicode_terminal.end());
  return all;
}

// The output on a terminal with this many columns; 0 means that the terminal does not report its width.
std::string on_a_terminal(const std::string& words, int columns, const Environment& more = {}) {
  const std::string command = "stty cols " + std::to_string(columns) + "; " + program_path() + " " + words;
  std::string out = on_pseudo_terminal(command, with_unicode(more));
  std::erase(out, '\r');
  return out;
}

// Counts characters, which are the bytes that do not continue another.
std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  for (const std::string& line : lines_of(text))
    widest = std::max(widest, static_cast<std::size_t>(std::ranges::count_if(line, [](char c) {
                        return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
                      })));
  return widest;
}

TEST_F(Terminal, gets_boxes_and_boards_if_its_locale_is_UTF_8) {
  EXPECT_TRUE(contains(on_a_terminal("orbits 8", 80), "│     1 │ [0 4 7 5 2 6 1 3] │    8 │ trivial group "));
  EXPECT_TRUE(contains(on_a_terminal("show 2413", 80), "4 │· ♛ · ·│\n"));
  for (const std::string locale : {"en_US.UTF-8", "C.utf8", "de_DE.utf-8@euro"})
    EXPECT_TRUE(contains(on_a_terminal("orbits 4", 80, {{"LC_ALL", locale}}), "│")) << locale;
  for (const std::string locale : {"C", "POSIX", "de_DE.ISO-8859-1", "utf8"})
    EXPECT_FALSE(contains(on_a_terminal("orbits 4", 80, {{"LC_ALL", locale}}), "│")) << locale;
}

TEST_F(Terminal, reads_the_locale_from_LC_ALL_then_LC_CTYPE_then_LANG) {
  const auto draws = [](const std::string& all, const std::string& ctype, const std::string& lang) {
    return contains(on_a_terminal("orbits 4", 80, {{"LC_ALL", all}, {"LC_CTYPE", ctype}, {"LANG", lang}}),
                    "│");
  };
  EXPECT_TRUE(draws("", "", "C.UTF-8"));
  EXPECT_FALSE(draws("", "C", "C.UTF-8"));
  EXPECT_TRUE(draws("", "C.UTF-8", "C"));
  EXPECT_FALSE(draws("C", "C.UTF-8", "C.UTF-8"));
  EXPECT_FALSE(draws("", "", ""));
}

TEST_F(Terminal, gets_no_line_longer_than_its_width) {
  for (const int columns : {20, 30, 45, 60, 80})
    for (const std::string words :
         {"show '[0 4 7 5 2 6 1 3]'", "orbits 8", "orbits 5 --members", "orbits 8 --boards", "show 12345678",
          "show '[0 4 7]' --size 32", "orbits 6 --charset ascii"}) {
      const std::string out = on_a_terminal(words, columns);
      EXPECT_LE(widest_line(out), static_cast<std::size_t>(columns)) << words << '\n' << out;
      EXPECT_GE(lines_of(out).size(), 5U) << words << '\n' << out;
    }
}

TEST_F(Terminal, settings_yield_to_options) {
  EXPECT_EQ(on_a_terminal("orbits 8 --charset ascii --width 1000", 40), eightfold("orbits 8").out);
  EXPECT_EQ(on_a_terminal("show 2413 --width 50", 80),
            eightfold("show 2413 --width 50 --charset unicode").out);
  EXPECT_EQ(on_a_terminal("show 2413 --width 50 --charset ascii", 80), eightfold("show 2413 --width 50").out);
}

TEST_F(Terminal, without_a_width_uses_COLUMNS_or_80_columns) {
  const auto with_width = [](const std::string& width) {
    return eightfold("show 2413 --charset unicode --width " + width).out;
  };
  EXPECT_EQ(on_a_terminal("show 2413", 0, {{"COLUMNS", "50"}}), with_width("50"));
  EXPECT_EQ(on_a_terminal("show 2413", 0, {{"COLUMNS", "3"}}), with_width("20"));
  EXPECT_EQ(on_a_terminal("show 2413", 0, {{"COLUMNS", "99999"}}), with_width("1000"));
  for (const std::string nonsense : {"", "-50", "50x", "wide", "99999999999999999999"})
    EXPECT_EQ(on_a_terminal("show 2413", 0, {{"COLUMNS", nonsense}}), with_width("80")) << nonsense;
  EXPECT_EQ(on_a_terminal("show 2413", 60, {{"COLUMNS", "50"}}), with_width("60"));
}

TEST_F(Terminal, gets_color_if_it_supports_color) {
  EXPECT_TRUE(
      contains(on_a_terminal("show 2413", 80, {{"TERM", "xterm"}}), "\x1b[38;5;16;48;5;144m♛ \x1b[0m"));
  EXPECT_FALSE(contains(on_a_terminal("show 2413", 80, {{"TERM", "xterm"}, {"NO_COLOR", "1"}}), "\x1b"));
  EXPECT_FALSE(contains(on_a_terminal("show 2413", 80), "\x1b"));
}

TEST_F(Terminal, does_not_change_an_output_file) {
  const TemporaryFolder folder;
  on_a_terminal("orbits 8 -o " + folder / "report", 40);
  EXPECT_EQ(contents_of(folder / "report"), eightfold("orbits 8").out);
}

TEST_F(Terminal, gets_no_page_and_no_picture_but_text_only) {
  const auto on_terminal = [](const std::string& words) { return on_a_terminal(words, 80); };
  EXPECT_EQ(on_terminal("page 4"),
            "eightfold: --output: an HTML page cannot be shown on a terminal; add -o orbits.html\n");
  EXPECT_EQ(on_terminal("page 4 -o -"), on_terminal("page 4"));
  EXPECT_EQ(on_terminal("draw 2413 --format png"),
            "eightfold: --format: PNG cannot be shown on a terminal; add -o picture.png\n");
  EXPECT_TRUE(on_terminal("page 4 | head -c 15").starts_with("<!DOCTYPE html>"));
  EXPECT_TRUE(on_terminal("draw 2413").starts_with("<svg "));
}

}  // namespace
}  // namespace eightfold::test
