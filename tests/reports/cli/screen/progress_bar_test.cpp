#include "reports/cli/screen/progress_bar.hpp"

#include <gtest/gtest.h>
#include <termios.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "reports/cli/screen/message.hpp"
#include "tests/support/pseudo_terminal.hpp"
#include "tests/support/screen.hpp"

namespace eightfold::cli {
namespace {

std::string text_of(const Progress& progress, int columns = 80) {
  return progress_text("N = 18", progress, columns);
}

// The remaining time shown after half the work took `seconds`.
std::string remaining_after(double seconds) {
  const std::string text = text_of({0.5, seconds});
  const std::string start = "N = 18 [###############---------------]  50 %, ";
  EXPECT_TRUE(text.starts_with(start) && text.ends_with(" left")) << text;
  return text.substr(start.size(), text.size() - start.size() - 5);
}

TEST(ProgressText, draws_the_completed_part) {
  EXPECT_EQ(text_of({0, 5}), "N = 18 [------------------------------]   0 %");
  EXPECT_EQ(text_of({0.5, 5}), "N = 18 [###############---------------]  50 %, 5 s left");
  EXPECT_EQ(text_of({1, 5}), "N = 18 [##############################] 100 %, 0 s left");
}

TEST(ProgressText, shows_100_percent_only_at_the_end) {
  EXPECT_EQ(text_of({0.9999, 0}), "N = 18 [#############################-]  99 %, 0 s left");
}

TEST(ProgressText, limits_the_completed_part_to_0_and_1) {
  EXPECT_EQ(text_of({-1, 5}), text_of({0, 5}));
  EXPECT_EQ(text_of({7, 5}), text_of({1, 5}));
}

TEST(ProgressText, estimates_the_time_without_the_part_done_before) {
  EXPECT_EQ(text_of({0.5, 5, 0.25}), "N = 18 [###############---------------]  50 %, 10 s left");
  EXPECT_EQ(text_of({0.5, 5, 0.5}), "N = 18 [###############---------------]  50 %");
  EXPECT_EQ(text_of({0.2, 5, 0.5}), "N = 18 [######------------------------]  20 %");
}

TEST(ProgressText, omits_parts_until_it_fits) {
  const Progress half = {0.5, 4000};
  EXPECT_EQ(text_of(half, 58), "N = 18 [############------------]  50 %, 1 h 6 min left");
  EXPECT_EQ(text_of(half, 40), "N = 18 [###---]  50 %, 1 h 6 min left");
  EXPECT_EQ(text_of(half, 39), "N = 18 [##########-----------]  50 %");
  EXPECT_EQ(text_of(half, 24), "N = 18 [###---]  50 %");
  EXPECT_EQ(text_of(half, 23), "N = 18  50 %");
  EXPECT_EQ(text_of(half, 15), "N = 18  50 %");
  EXPECT_EQ(text_of(half, 14), " 50 %");
  EXPECT_EQ(text_of(half, 8), " 50 %");
  EXPECT_EQ(text_of(half, 7), "");
  EXPECT_EQ(progress_text("N = 18, fixed by the quarter turn (R)", half, 40),
            "[######-------]  50 %, 1 h 6 min left");
}

TEST(ProgressText, leaves_three_columns_free_in_every_width) {
  for (const std::string title : {"N = 1000000000", "N = 8", "N = 18, fixed by the half turn (H)"})
    for (int columns = 1; columns < 120; ++columns)
      for (const double seconds : {0.5, 100.0, 4000.0, 1e13}) {
        const std::string text = progress_text(title, {0.5, seconds}, columns);
        EXPECT_TRUE(text.empty() || text.size() + 3 <= static_cast<std::size_t>(columns)) << text;
        EXPECT_EQ(text.empty(), columns < 8);
      }
}

// Otherwise a last shard that takes long would have "1 s left" all the time.
TEST(ProgressText, omits_a_time_that_has_passed_without_progress) {
  const std::string half = "N = 18 [###############---------------]  50 %";
  EXPECT_EQ(text_of({0.5, 5, 0, 5}), half + ", 5 s left");
  EXPECT_EQ(text_of({0.5, 5, 0, 5.1}), half);
  EXPECT_EQ(text_of({0.75, 9, 0, 4}), "N = 18 [######################--------]  75 %");
}

TEST(ProgressText, shows_the_remaining_time_in_a_suitable_unit) {
  EXPECT_EQ(remaining_after(0.1), "1 s");
  EXPECT_EQ(remaining_after(59), "59 s");
  EXPECT_EQ(remaining_after(60), "1 min 0 s");
  EXPECT_EQ(remaining_after(200), "3 min 20 s");
  EXPECT_EQ(remaining_after(3600), "1 h 0 min");
  EXPECT_EQ(remaining_after(5 * 3600 + 600), "5 h 10 min");
  EXPECT_EQ(remaining_after(48 * 3600), "2 days");
  EXPECT_EQ(remaining_after(3.5 * 24 * 3600), "3 days");
  EXPECT_EQ(remaining_after(1e13), "over 30,000 years");
}

// A bar on a terminal. The child draws whenever the test types a digit, which becomes the completed fraction,
// clears the bar at "c", prints a note at "n", and prints the result at "r" and ends.
class BarOnTerminal : public testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    if (const std::string why = test::why_no_new_terminal(); !why.empty()) GTEST_SKIP() << why;
  }

  static constexpr const char* done = "\x1b[m";  // the child writes it after each step

  static int draw_as_typed() {
    set_raw();
    ProgressBar bar("N = 18", false);
    std::fputs("$ eightfold count 18\n", stderr);
    std::fputs(done, stderr);
    for (char key = 0; read(STDIN_FILENO, &key, 1) == 1;) {
      std::this_thread::sleep_for(std::chrono::milliseconds(key == '0' ? 1010 : 110));  // see show()
      if ('0' <= key && key <= '9') bar.show(0.1 * (key - '0'));
      if (key == 'c' || key == 'n' || key == 'r') bar.clear();
      if (key == 'n') print_message("note: one line");
      if (key == 'r') std::fputs("92 solutions\n", stderr);
      std::fputs(done, stderr);
      if (key == 'r') return 0;
    }
    return 1;
  }

  // What the screen shows after the key.
  static void start(const test::PseudoTerminal& terminal, test::Screen& screen) {
    screen.print(terminal.read_until(done));
  }

  static std::vector<std::string> rows_after(char key, const test::PseudoTerminal& terminal,
                                             test::Screen& screen) {
    terminal.type(std::string(1, key));
    screen.print(terminal.read_until(done));
    EXPECT_EQ(screen.unknown(), "");
    return screen.rows();
  }

 private:
  static void set_raw() {  // without echo
    termios settings{};
    tcgetattr(STDIN_FILENO, &settings);
    settings.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON);
    tcsetattr(STDIN_FILENO, TCSANOW, &settings);
  }
};

const std::string command_line = "$ eightfold count 18";
using Rows = std::vector<std::string>;

TEST_P(BarOnTerminal, is_one_row_and_gives_way_to_the_result) {
  const test::PseudoTerminal terminal(GetParam(), draw_as_typed);
  test::Screen screen(static_cast<std::size_t>(GetParam()));
  start(terminal, screen);
  const std::size_t above = (command_line.size() - 1) / static_cast<std::size_t>(GetParam()) + 1;
  for (const char key : {'0', '1', '2', '9'}) EXPECT_LE(rows_after(key, terminal, screen).size(), above + 1);
  const Rows note = rows_after('n', terminal, screen);
  const std::size_t note_rows = note.size() - above;
  rows_after('9', terminal, screen);
  EXPECT_EQ(screen.rows().size(), above + note_rows + (GetParam() < 8 ? 0 : 1));
  const Rows rows = rows_after('r', terminal, screen);
  std::string text;
  for (std::size_t i = above + note_rows; i < rows.size(); ++i) text += rows[i];
  EXPECT_EQ(text, "92 solutions");
}

INSTANTIATE_TEST_SUITE_P(Of, BarOnTerminal, testing::Values(5, 10, 20, 40, 80, 200),
                         [](const auto& columns) { return std::to_string(columns.param) + "_columns"; });

class BarOnChangingTerminal : public BarOnTerminal {};

TEST_P(BarOnChangingTerminal, is_one_row_again_at_the_next_update) {
  test::PseudoTerminal terminal(100, draw_as_typed);
  test::Screen screen(100);
  start(terminal, screen);
  rows_after('0', terminal, screen);
  EXPECT_EQ(rows_after('5', terminal, screen).size(), 2U);
  const auto resize = [&](int columns) {
    terminal.resize(columns);
    screen.resize(static_cast<std::size_t>(columns));
  };
  resize(GetParam());
  const Rows bar = rows_after('6', terminal, screen);
  ASSERT_EQ(bar.size(), 2U);
  EXPECT_EQ(bar[0], command_line);
  EXPECT_TRUE(bar[1].starts_with("N = 18 [#")) << bar[1];
  resize(100);
  EXPECT_EQ(rows_after('7', terminal, screen).size(), 2U);
  resize(GetParam());
  EXPECT_EQ(rows_after('r', terminal, screen), (Rows{command_line, "92 solutions"}));
}

INSTANTIATE_TEST_SUITE_P(To, BarOnChangingTerminal, testing::Values(25, 40, 60, 150),
                         [](const auto& columns) { return std::to_string(columns.param) + "_columns"; });

}  // namespace
}  // namespace eightfold::cli
