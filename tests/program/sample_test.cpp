#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string sample(const std::string& words) { return output_of("sample " + words); }

// The expected values are from an independent implementation in Python of the Mersenne twister and the
// search.
TEST(Sample, never_changes_for_a_seed) {
  EXPECT_EQ(sample("8"), "[5 1 6 0 3 7 4 2]\n");
  EXPECT_EQ(sample("8 --draws 3"), "[5 1 6 0 3 7 4 2]\n[2 5 1 6 4 0 7 3]\n[6 3 1 4 7 0 2 5]\n");
  EXPECT_EQ(sample("10 --draws 2 --seed 7"), "[6 8 3 5 0 9 1 4 2 7]\n[0 7 1 8 5 2 9 3 6 4]\n");
  EXPECT_EQ(sample("12 --draws 5 --seed 7"),
            "[5 7 2 10 3 9 4 8 11 0 6 1]\n"
            "[5 9 1 3 7 11 2 8 10 0 4 6]\n"
            "[1 6 9 11 8 4 0 3 10 7 5 2]\n"
            "[11 3 7 4 8 0 2 10 6 1 9 5]\n"
            "[0 6 4 10 5 11 9 1 3 8 2 7]\n");
}

TEST(Sample, depends_only_on_the_seed) {
  EXPECT_EQ(sample("11 --draws 20"), sample("11 --draws 20 --seed 0 --threads 2"));
  EXPECT_EQ(lines_of(sample("11 --draws 20")), lines_of(sample("11 --draws 20 --threads 1")));
  EXPECT_NE(sample("11 --draws 20"), sample("11 --draws 20 --seed 1"));
  EXPECT_NE(sample("11"), sample("11 --seed 18446744073709551615"));
}

TEST(Sample, draws_every_solution_about_equally_often) {
  const auto all = lines_of(eightfold("list 8").out);
  std::map<std::string, int> frequencies;
  for (const std::string& line : lines_of(sample("8 --draws 9200 --seed 3"))) ++frequencies[line];
  EXPECT_EQ(frequencies.size(), all.size());
  for (const std::string& solution : all) {
    EXPECT_GT(frequencies[solution], 60) << solution;  // expected 100, with a standard deviation of 10
    EXPECT_LT(frequencies[solution], 140) << solution;
  }
}

TEST(Sample, writes_every_format) {
  EXPECT_EQ(sample("0"), "[]\n");
  EXPECT_EQ(sample("1 --draws 2"), "[0]\n[0]\n");
  EXPECT_EQ(sample("8 --base 1"), "[6 2 7 1 4 8 5 3]\n");
  EXPECT_EQ(sample("8 --format digits"), "62714853\n");
  EXPECT_EQ(sample("8 --format json --draws 2"), "[\n  [5,1,6,0,3,7,4,2],\n  [2,5,1,6,4,0,7,3]\n]\n");
  EXPECT_EQ(sample("8 --format ndjson"),
            "{\"columns\":[5,1,6,0,3,7,4,2]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n");
  EXPECT_EQ(eightfold("rank -", {.input = sample("8 --format board")}).out, "66\n");
}

TEST(Sample, of_no_draws_is_empty) {
  EXPECT_EQ(sample("8 --draws 0"), "");
  EXPECT_EQ(sample("8 --draws 0 --format json"), "[\n]\n");
  EXPECT_EQ(sample("2 --draws 0"), "");
}

}  // namespace
}  // namespace eightfold::test
