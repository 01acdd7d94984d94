// Notes before runs that take minutes or longer, and runs that are quick although N is large.
#include <gtest/gtest.h>

#include <csignal>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// The program is stopped after its first output.
std::string note_of(const std::string& words) {
  const ProgramRun run = eightfold(words, {.kill_with = SIGTERM});
  EXPECT_EQ(run.exit_code, 128 + SIGTERM) << words;
  EXPECT_EQ(run.out, "") << words;
  return run.err;
}

std::string note(const std::string& text) { return "eightfold: note: " + text + "; press Ctrl-C to stop\n"; }

TEST(LongRun, of_ranks_begins_with_a_note) {
  EXPECT_EQ(note_of("nth 24 1000000000000"), note("K = 1000000000000 of N = 24 may take minutes to years"));
  EXPECT_EQ(note_of("nth 28 2000000000000000000"),
            note("K = 2000000000000000000 of N = 28 may take minutes to years"));
  EXPECT_EQ(note_of("sample 27"), note("N = 27 may take minutes to centuries"));
  const std::string last = "[19,17,15,18,16,7,5,8,2,0,3,11,4,1,12,10,13,6,14,9]";
  EXPECT_EQ(note_of("rank " + last), note("this solution of N = 20 may take minutes to years"));
}

TEST(LongRun, of_counts_begins_with_a_note) {
  EXPECT_EQ(note_of("count 24 --all-only"), note("N = 24 may take hours to centuries"));
  EXPECT_EQ(note_of("burnside 28"), note("N = 28 may take hours to centuries"));
  EXPECT_EQ(note_of("count 27 --prefix 0"), note("N = 27 with this prefix may take minutes to centuries"));
  EXPECT_EQ(note_of("symmetric 34 --turn half"), note("N = 34 may take minutes to years"));
  EXPECT_EQ(note_of("symmetric 64 --turn quarter"), note("N = 64 may take minutes to years"));
}

TEST(LongRun, of_visits_begins_with_a_note) {
  const std::string visit = "visiting every solution of N = 20 may take minutes to years";
  for (const std::string words :
       {"tree 20", "burnside 20 --visit-all", "count 20 --rule superqueens", "census 20 --rule torus"})
    EXPECT_EQ(note_of(words), note(visit)) << words;
}

TEST(LongRun, of_a_list_that_prints_nothing_begins_with_a_note) {
  const std::string visit = "visiting every solution of N = 20 may take minutes to years";
  for (const std::string words :
       {"list 20 --skip 10000000000 --limit 1", "list 20 --rule torus",
        "list 20 --canonical --skip 10000000000", "list 20 --rule rooks --degenerate"})
    EXPECT_EQ(eightfold(words, {.kill_with = SIGTERM}).err, note(visit)) << words;
}

TEST(QuickRun, of_a_large_board_has_no_note) {
  for (const std::string words : {"nth 20 0", "nth 28 0", "nth 28 10", "list 28 --limit 1",
                                  "list 29 --skip 5 --limit 1", "chains 64 2 --skip 10000000000 --limit 1"}) {
    const ProgramRun run = eightfold(words);
    EXPECT_EQ(run.exit_code, 0) << words;
    EXPECT_EQ(run.err, "") << words;
    EXPECT_EQ(lines_of(run.out).size(), 1U) << words;
  }
}

TEST(QuickRun, of_nth_gives_the_first_solutions_of_the_list) {
  for (const std::string n : {"18", "20", "24", "26", "28"}) {
    const auto first = lines_of(eightfold("list " + n + " --limit 12").out);
    ASSERT_EQ(first.size(), 12U) << n;
    for (const std::size_t rank : {0U, 1U, 11U}) {
      EXPECT_EQ(eightfold("nth " + n + " " + std::to_string(rank)).out, first[rank] + "\n") << n;
      EXPECT_EQ(eightfold(std::vector<std::string>{"rank", first[rank]}).out, std::to_string(rank) + "\n")
          << n;
    }
  }
}

TEST(QuickRun, of_nth_refuses_a_rank_beyond_the_published_number) {
  const ProgramRun run = eightfold("nth 27 234907967154122528");
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(
      run.err,
      "eightfold: K: 234907967154122528 is out of range (N = 27 has 234,907,967,154,122,528 solutions); "
      "give 0 to 234907967154122527\n");
}

}  // namespace
}  // namespace eightfold::test
