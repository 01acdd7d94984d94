#include <gtest/gtest.h>

#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string list(const std::string& words) {
  const ProgramRun run = eightfold("list " + words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  return run.out;
}

TEST(List, writes_the_solutions_of_four_queens_in_every_format) {
  EXPECT_EQ(list("4"), "[1 3 0 2]\n[2 0 3 1]\n");
  EXPECT_EQ(list("4 --format vector --base 1"), "[2 4 1 3]\n[3 1 4 2]\n");
  EXPECT_EQ(list("4 --format digits"), "2413\n3142\n");
  EXPECT_EQ(list("4 --format pairs"), "((1 2) (2 4) (3 1) (4 3))\n((1 3) (2 1) (3 4) (4 2))\n");
  EXPECT_EQ(list("4 --format sicp"),
            "((3 . 4) (1 . 3) (4 . 2) (2 . 1))\n((2 . 4) (4 . 3) (1 . 2) (3 . 1))\n");
  EXPECT_EQ(list("4 --format algebraic"), "b4 d3 a2 c1\nc4 a3 d2 b1\n");
  EXPECT_EQ(list("4 --format board"),
            ". Q . .\n. . . Q\nQ . . .\n. . Q .\n"
            "\n"
            ". . Q .\nQ . . .\n. . . Q\n. Q . .\n");
  EXPECT_EQ(list("4 --format json"), "[\n  [1,3,0,2],\n  [2,0,3,1]\n]\n");
  EXPECT_EQ(list("4 --format json --base 1"), "[\n  [2,4,1,3],\n  [3,1,4,2]\n]\n");
  EXPECT_EQ(list("4 --format ndjson"),
            "{\"columns\":[1,3,0,2]}\n{\"columns\":[2,0,3,1]}\n{\"kind\":\"total\",\"total\":2,\"total_"
            "text\":\"2\"}\n");
  EXPECT_EQ(list("8 --format fen --limit 1"), "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4\n");
}

TEST(List, of_zero_queens_is_the_empty_placement) {
  EXPECT_EQ(list("0"), "[]\n");
  EXPECT_EQ(list("0 --format digits"), "[]\n");
  EXPECT_EQ(list("0 --format algebraic"), "[]\n");
  EXPECT_EQ(list("0 --format board"), "[]\n");
  EXPECT_EQ(list("0 --format pairs"), "()\n");
  EXPECT_EQ(list("0 --format sicp"), "()\n");
  EXPECT_EQ(list("0 --format json"), "[\n  []\n]\n");
  EXPECT_EQ(list("0 --format ndjson"),
            "{\"columns\":[]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n");
  EXPECT_EQ(list("0 --canonical --degenerate"), "[]\n");
}

TEST(List, of_two_or_three_queens_is_empty_without_an_error) {
  for (const std::string n : {"2", "3"}) {
    const ProgramRun run = eightfold("list " + n);
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err, "eightfold: note: " + n + " queens cannot be placed on the " + n + "x" + n +
                           " board without attacking each other\n");
  }
  EXPECT_EQ(list("2 --format json"), "[\n]\n");
  EXPECT_EQ(list("2 --format ndjson"), "{\"kind\":\"total\",\"total\":0,\"total_text\":\"0\"}\n");
}

TEST(List, of_canonical_solutions_is_the_published_list_for_eight_queens) {
  const auto known = published_canonical_solutions();
  const auto digits = lines_of(list("8 --canonical --format digits"));
  const auto fen = lines_of(list("8 --canonical --format fen"));
  const auto algebraic = lines_of(list("8 --canonical --format algebraic"));
  ASSERT_EQ(digits.size(), known.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    EXPECT_EQ(digits[i], known[i].one_based);
    EXPECT_EQ(fen[i], known[i].fen);
    EXPECT_EQ(algebraic[i], known[i].algebraic);
  }
}

TEST(List, of_rows_places_queens_on_the_first_rows) {
  EXPECT_EQ(list("8 --rows 0"), "[]\n");
  EXPECT_EQ(list("3 --rows 1"), "[0]\n[1]\n[2]\n");
  EXPECT_EQ(list("4 --rows 2"), "[0 2]\n[0 3]\n[1 3]\n[2 0]\n[3 0]\n[3 1]\n");
  EXPECT_EQ(list("4 --rows 2 --limit 1 --format board"), "Q . . .\n. . Q .\n");
  EXPECT_EQ(list("4 --rows 2 --limit 1 --format algebraic"), "a4 c3\n");
  EXPECT_EQ(list("4 --rows 2 --limit 1 --format sicp"), "((3 . 2) (1 . 1))\n");
  EXPECT_EQ(list("8 --rows 2 --limit 1 --format fen"), "Q7/2Q5/8/8/8/8/8/8\n");
  EXPECT_EQ(list("8 --rows 8 --canonical"), list("8 --canonical"));
  EXPECT_EQ(lines_of(list("8 --rows 3")).size(), 140U);
}

TEST(List, skips_and_limits_after_the_filters) {
  const auto all = lines_of(list("8 --canonical"));
  EXPECT_EQ(lines_of(list("8 --canonical --skip 3 --limit 2")), (std::vector{all[3], all[4]}));
  EXPECT_EQ(list("8 --skip 92"), "");
  EXPECT_EQ(list("8 --limit 0"), "");
  EXPECT_EQ(list("8 --skip 91"), "[7 3 0 2 5 1 6 4]\n");
  EXPECT_EQ(list("8 --limit 2 --format ndjson"),
            "{\"columns\":[0,4,7,5,2,6,1,3]}\n{\"columns\":[0,5,7,2,6,3,1,4]}\n{\"kind\":\"total\",\"total\":"
            "2,\"total_text\":\"2\"}\n");
}

TEST(List, accepts_options_before_and_after_its_argument) {
  EXPECT_EQ(list("--limit 1 8"), list("8 --limit=1"));
  EXPECT_EQ(eightfold("--quiet list --limit 1 8").out, list("8 --limit 1"));
}

TEST(List, is_streamed) {
  // N = 20 has 39 billion solutions, so the first line is printed only if the list is streamed.
  const ProgramRun run = eightfold("list 20", {.close_output_after_lines = 1});
  EXPECT_EQ(lines_of(run.out)[0], "[0 2 4 1 3 12 14 11 17 19 16 8 15 18 7 9 6 13 5 10]");
  EXPECT_EQ(run.exit_code, 141);
  EXPECT_EQ(run.err, "");
}

}  // namespace
}  // namespace eightfold::test
