// The commands nth and rank, inverse to each other.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string rank_output_of(const std::vector<std::string>& arguments, const std::string& input = "") {
  const ProgramRun run = eightfold(arguments, {.input = input});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  return run.out;
}

std::string nth(const std::string& words) { return rank_output_of(words_of("nth " + words)); }

std::string rank(const std::string& placement, const std::string& input = "") {
  return rank_output_of({"rank", placement}, input);
}

TEST(Nth, finds_every_line_of_the_list) {
  const auto all = lines_of(eightfold("list 8").out);
  ASSERT_EQ(all.size(), 92U);
  for (const std::size_t place : {0U, 1U, 45U, 46U, 90U, 91U})
    EXPECT_EQ(nth("8 " + std::to_string(place)), all[place] + "\n");
  const auto longer = lines_of(eightfold("list 12 --skip 5000 --limit 2").out);
  EXPECT_EQ(nth("12 5000"), longer.at(0) + "\n");
  EXPECT_EQ(nth("12 5001 --threads 2"), longer.at(1) + "\n");
}

TEST(Nth, writes_every_format) {
  EXPECT_EQ(nth("0 0"), "[]\n");
  EXPECT_EQ(nth("1 0"), "[0]\n");
  EXPECT_EQ(nth("4 1 --base 1"), "[3 1 4 2]\n");
  EXPECT_EQ(nth("4 1 --format json"), "[\n  [2,0,3,1]\n]\n");
  EXPECT_EQ(nth("4 1 --format ndjson --base 1"),
            "{\"columns\":[3,1,4,2]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n");
  EXPECT_EQ(nth("8 91 --format digits"), "84136275\n");
  for (const std::string format : {"pairs", "sicp", "algebraic", "fen", "board"})
    EXPECT_EQ(nth("8 91 --format " + format), eightfold("list 8 --skip 91 --format " + format).out) << format;
}

TEST(Nth, is_the_inverse_of_rank) {
  for (const std::string words : {"8 91", "8 17", "11 2000", "12 14199"}) {
    const std::string place = words_of(words).at(1) + "\n";
    EXPECT_EQ(rank("-", nth(words)), place);
    EXPECT_EQ(rank("-", nth(words + " --format board")), place);
  }
}

TEST(Rank, counts_the_solutions_before_one) {
  EXPECT_EQ(rank("[0 4 7 5 2 6 1 3]"), "0\n");
  EXPECT_EQ(rank("[7 3 0 2 5 1 6 4]"), "91\n");
  EXPECT_EQ(rank("[]"), "0\n");
  EXPECT_EQ(rank("[0]"), "0\n");
  EXPECT_EQ(rank_output_of(words_of("rank [2,4,1,3] --base 1")), "0\n");
  EXPECT_EQ(rank_output_of(words_of("rank [4,9,1,3,11,6,8,10,5,0,2,7] --threads 2")), "5000\n");
}

TEST(Rank, reads_what_list_writes_in_every_format) {
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"}) {
    const std::string text = eightfold("list 8 --skip 50 --limit 1 --format " + format).out;
    EXPECT_EQ(rank("-", text), "50\n") << format << '\n' << text;
  }
}

struct Refusal {
  std::string placement;
  int exit_code;
  std::string message;
};

TEST(Rank, rejects_placements_that_are_not_solutions) {
  const std::vector<Refusal> refusals = {
      {"[0 1]", 1,
       "PLACEMENT: not a solution, so it has no rank: the queens on a2 and b1 attack each other (a1 is at "
       "the "
       "bottom left)"},
      {"[0 4 7 5 2 6 3 1]", 1,
       "PLACEMENT: not a solution, so it has no rank: the queens on h6 and d2 attack each other (a1 is at "
       "the "
       "bottom left)"},
      {"Q7/4Q3/7Q/8/8/8/8/8", 1, "PLACEMENT: 3 queens on 8 rows are not a solution, so they have no rank"},
      {"[0 4 7]", 65, "4 does not fit on the 3x3 board, whose columns are 0 to 2"},
      {"[1 2 3 4]", 65,
       "4 does not fit on the 4x4 board, whose columns are 0 to 3; give --base 1 if columns count from 1"},
      {"", 65, "no placement given; write [] for the empty placement"},
  };
  for (const auto& [placement, exit_code, message] : refusals) {
    const ProgramRun run = eightfold(std::vector<std::string>{"rank", placement});
    EXPECT_EQ(run.exit_code, exit_code) << placement;
    EXPECT_EQ(run.out, "") << placement;
    EXPECT_EQ(run.err, "eightfold: " + message + "\n") << placement;
  }
}

TEST(Rank, rejects_invalid_input) {
  const ProgramRun run = eightfold("rank queens");
  EXPECT_EQ(run.exit_code, 65);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err.rfind("eightfold: \"queens\" is not in a known notation", 0), 0U) << run.err;
  EXPECT_EQ(lines_of(run.err).size(), 1U);
}

TEST(Rank, reads_one_placement_from_standard_input) {
  const auto error_of = [](const std::string& input) {
    const ProgramRun run = eightfold("rank -", {.input = input});
    EXPECT_EQ(run.exit_code, 65);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(error_of(eightfold("list 8 --limit 2").out), "eightfold: 2 placements; give one at a time\n");
  EXPECT_EQ(error_of("[\n]\n"), "eightfold: 0 placements; give one at a time\n");
  EXPECT_EQ(error_of(""), "eightfold: no placement given; write [] for the empty placement\n");
}

TEST(Rank, is_limited_to_64_bits) {
  const ProgramRun run = eightfold("rank -", {.input = eightfold("list 29 --limit 1").out});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.err,
            "eightfold: PLACEMENT: 29 rows exceed the limit of 28; larger ranks need more than 64 bits\n");
}

}  // namespace
}  // namespace eightfold::test
