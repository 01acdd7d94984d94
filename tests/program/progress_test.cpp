// Progress bars as a person sees them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "tests/support/pseudo_terminal.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/screen.hpp"

namespace eightfold::test {
namespace {

// For the child of a PseudoTerminal.
std::function<int()> running(const std::string& words) {
  return [words] {
    setenv("TERM", "dumb", 1);
    setenv("LC_ALL", "C", 1);
    const std::vector<std::string> arguments = words_of(words);
    std::vector<char*> all = {const_cast<char*>(program_path().c_str())};
    for (const std::string& word : arguments) all.push_back(const_cast<char*>(word.c_str()));
    all.push_back(nullptr);
    return execv(program_path().c_str(), all.data());
  };
}

std::string joined(const std::vector<std::string>& rows) {
  std::string text;
  for (const std::string& row : rows) text += row;
  return text;
}

class ProgressOnTerminal : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = why_no_new_terminal(); !why.empty()) GTEST_SKIP() << why;
  }
};

TEST_F(ProgressOnTerminal, of_a_range_is_one_row_of_40_columns_and_leaves_only_the_table) {
  PseudoTerminal terminal(40, running("count 15..16 --engine backtrack --threads 1 --all-only"));
  const std::string text = terminal.read_to_end();
  EXPECT_EQ(terminal.exit_code(), 0);
  EXPECT_NE(text.find("N = 16 [###"), std::string::npos) << text;
  Screen screen(40);
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view step = rest.substr(0, std::max<std::size_t>(rest.find("\r\x1b"), 1));
    screen.print(step);
    rest.remove_prefix(step.size());
    EXPECT_LE(screen.rows().size(), screen.lines_begun()) << step;
  }
  EXPECT_EQ(screen.unknown(), "");
  const auto rows = screen.rows();
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_TRUE(rows[0].starts_with(" N ") && rows[1].starts_with("15  ") && rows[2].starts_with("16  "));
}

// Reads the updates of a progress bar one by one. Each begins with \r and an escape sequence.
class Updates {
 public:
  explicit Updates(const PseudoTerminal& terminal) : terminal_(terminal) {}

  /// The next update; at the end of the program, what is left.
  std::string next() {
    for (;;) {
      const std::size_t end = rest_.find("\r\x1b", 1);
      if (end != std::string::npos) return std::exchange(rest_, rest_.substr(end)).substr(0, end);
      const std::string more = terminal_.read_until("\r");
      if (more.empty()) return std::exchange(rest_, "");
      rest_ += more;
    }
  }

  std::string to_end() { return std::exchange(rest_, "") + terminal_.read_to_end(); }

 private:
  const PseudoTerminal& terminal_;
  std::string rest_;
};

// After the window changes, the program may still print bars for the old width. The screen becomes narrow
// before the first bar for the new width.
TEST_F(ProgressOnTerminal, of_a_job_stays_in_its_row_as_the_window_shrinks_until_the_job_stops) {
  const TemporaryFolder folder;
  const std::string job = folder / "run";
  ASSERT_EQ(eightfold("job plan count 21 --shards 5000 -o " + job).exit_code, 0);
  PseudoTerminal terminal(100, running("job work " + job + " --threads 1"));
  Updates updates(terminal);
  Screen screen(100);
  while (screen.rows().empty() || !screen.rows()[0].ends_with(" left")) {
    const std::string wide = updates.next();
    ASSERT_NE(wide, "");
    screen.print(wide);
  }
  ASSERT_EQ(screen.rows().size(), 1U);
  terminal.resize(40);
  std::string narrow;
  const auto width_of_one = [](const std::string& update) {
    Screen alone(100);
    alone.print(update);
    return alone.rows().empty() ? 0 : alone.rows().back().size();
  };
  for (narrow = updates.next(); width_of_one(narrow) > 40; narrow = updates.next()) screen.print(narrow);
  screen.resize(40);
  EXPECT_EQ(screen.rows().size(), 2U);
  screen.print(narrow);
  screen.print(updates.next());
  ASSERT_EQ(screen.rows().size(), 1U);
  EXPECT_TRUE(screen.rows()[0].starts_with("N = 21 [")) << screen.rows()[0];
  terminal.type("\x03");
  screen.print(updates.to_end());
  EXPECT_EQ(terminal.exit_code(), 130);
  EXPECT_EQ(screen.unknown(), "");
  const std::string left = joined(screen.rows());
  EXPECT_TRUE(left.starts_with("eightfold: stopped: ")) << left;
  EXPECT_EQ(left.find('%'), std::string::npos) << left;
}

TEST_F(ProgressOnTerminal, disappears_when_Ctrl_C_ends_the_command) {
  const TemporaryFolder folder;
  for (const std::string& words :
       {std::string("count 20"), std::string("census 20 --computed-only"),
        std::string("symmetric 30 --turn half"), "orbits 18 -o " + folder / "report.txt",
        std::string("list 20 --canonical --skip 999999999999"), std::string("tree 20"),
        std::string("burnside 20 --visit-all"), std::string("census 22 --rule superqueens"),
        "certify 16 -o " + folder / "certificate"}) {
    PseudoTerminal terminal(80, running(words));
    Screen screen(80);
    screen.print(terminal.read_until(" %"));
    terminal.type("\x03");
    screen.print(terminal.read_to_end());
    EXPECT_EQ(terminal.exit_code(), 130) << words;
    EXPECT_EQ(screen.unknown(), "") << words;
    EXPECT_EQ(joined(screen.rows()).find_first_of("[%#"), std::string::npos) << joined(screen.rows());
  }
  EXPECT_EQ(folder.entries(), std::vector<std::string>());
}

}  // namespace
}  // namespace eightfold::test
