// Notes before runs that take minutes or longer.
#include <gtest/gtest.h>

#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// The program is stopped after its first output.
TEST(LongRun, begins_with_a_note) {
  const std::string visit = "visiting every solution of N = 20 may take minutes to years";
  const std::vector<std::pair<std::string, std::string>> notes = {
      {"nth 24 1000000000000", "K = 1000000000000 of N = 24 may take minutes to years"},
      {"nth 28 2000000000000000000", "K = 2000000000000000000 of N = 28 may take minutes to years"},
      {"sample 27", "N = 27 may take minutes to centuries"},
      {"rank [19,17,15,18,16,7,5,8,2,0,3,11,4,1,12,10,13,6,14,9]",
       "this solution of N = 20 may take minutes to years"},
      {"count 24 --all-only", "N = 24 may take hours to centuries"},
      {"burnside 28", "N = 28 may take hours to centuries"},
      {"count 27 --prefix 0", "N = 27 with this prefix may take minutes to centuries"},
      {"symmetric 34 --turn half", "N = 34 may take minutes to years"},
      {"symmetric 64 --turn quarter", "N = 64 may take minutes to years"},
      {"tree 20", visit},
      {"burnside 20 --visit-all", visit},
      {"count 20 --rule superqueens", visit},
      {"census 20 --rule torus", visit},
      {"burnside 20 --rule rooks --visit-all", visit},
      {"count 20 --rule rooks --engine backtrack", visit},
      {"count 20 --rule rooks --blocked a1", "N = 20 with these constraints may take minutes to centuries"},
      {"list 20 --skip 10000000000 --limit 1", visit},
      {"list 20 --rule torus", visit},
      {"list 20 --canonical --skip 10000000000", visit},
      {"list 20 --rule rooks --degenerate", visit}};
  for (const auto& [words, note] : notes) {
    const ProgramRun run = eightfold(words, {.kill_with = SIGTERM});
    EXPECT_EQ(run.exit_code, 128 + SIGTERM) << words;
    if (!words.starts_with("list")) {  // which may begin before it is stopped
      EXPECT_EQ(run.out, "") << words;
    }
    EXPECT_EQ(run.err, "eightfold: note: " + note + "; press Ctrl-C to stop\n") << words;
  }
}

}  // namespace
}  // namespace eightfold::test
