#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "eightfold/reports/text/internal/words.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string symmetric(const std::string& words) {
  const ProgramRun run = eightfold("symmetric " + words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  EXPECT_EQ(run.err, "") << words;
  return run.out;
}

// The count in the line with this beginning; empty if there is no such line.
std::string count_in(const std::string& text, const std::string& beginning) {
  for (const std::string& line : lines_of(text))
    if (line.starts_with(beginning)) return words_of(line.substr(beginning.size())).at(0);
  return "";
}

std::string half_turn_in(const std::string& text) { return count_in(text, "half turn"); }
std::string quarter_turn_in(const std::string& text) { return count_in(text, "quarter turn"); }

TEST(Symmetric, agrees_with_the_published_counts) {
  for (int n = 0; n <= 16; ++n) {
    const std::string text = symmetric(std::to_string(n));
    EXPECT_EQ(half_turn_in(text), reports::grouped(published_counts(n).half_turn.value())) << "n = " << n;
    EXPECT_EQ(quarter_turn_in(text), reports::grouped(published_counts(n).quarter_turn.value()))
        << "n = " << n;
  }
}

TEST(Symmetric, explains_the_counts) {
  const auto lines = lines_of(symmetric("12"));
  ASSERT_EQ(lines.size(), 8U);
  EXPECT_EQ(lines[0], "Symmetric solutions of the 12-queens puzzle");
  EXPECT_TRUE(lines[3].ends_with("  each queen is placed with its image")) << lines[3];
  EXPECT_TRUE(lines[4].ends_with("  2^3 x 1 pairing of 6 values")) << lines[4];
}

TEST(Symmetric, counts_one_turn_on_request) {
  const std::string half = symmetric("12 --turn half");
  EXPECT_EQ(half_turn_in(half), "80");
  EXPECT_EQ(quarter_turn_in(half), "");
  const std::string quarter = symmetric("12 --turn quarter");
  EXPECT_EQ(half_turn_in(quarter), "");
  EXPECT_EQ(quarter_turn_in(quarter), "8");
}

TEST(Symmetric, counts_the_same_on_several_threads) {
  for (const std::string threads : {"1", "2", "3"}) {
    const std::string text = symmetric("17 --threads " + threads);
    EXPECT_EQ(half_turn_in(text), "8,152");
    EXPECT_EQ(quarter_turn_in(text), "128");
  }
}

TEST(Symmetric, skips_a_half_turn_that_takes_long_with_a_note) {
  const auto check = [](const std::string& n, const std::string& count, const std::string& time) {
    const ProgramRun run = eightfold("symmetric " + n);
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(run.err, "eightfold: note: the half turn is skipped: N = " + n + " " + time + "\n");
    EXPECT_EQ(half_turn_in(run.out), "");
    EXPECT_EQ(quarter_turn_in(run.out), count);
    EXPECT_EQ(eightfold("symmetric --quiet " + n).err, "");
  };
  check("29", "43,776", "may take minutes to years; add --turn half to include it");
  check("33", "667,904", "may take minutes to years; add --turn half to include it");
  check("40", "77,184,000", "may take minutes to years; add --turn half to include it");
  check("42", "0", "is not feasible");
  check("71", "0", "is not feasible");
  EXPECT_EQ(eightfold("symmetric 33 --turn quarter").err, "");
}

TEST(Symmetric, lists_the_same_as_list_degenerate) {
  for (int n = 2; n <= 13; ++n)
    EXPECT_EQ(symmetric(std::to_string(n) + " --list"),
              eightfold("list --quiet --degenerate " + std::to_string(n)).out)
        << "n = " << n;
  EXPECT_EQ(symmetric("0 --list"), "[]\n");
  EXPECT_EQ(symmetric("1 --list"), "[0]\n");
}

TEST(Symmetric, lists_the_solutions_of_one_turn) {
  EXPECT_EQ(symmetric("12 --list --turn half"), symmetric("12 --list"));
  EXPECT_EQ(lines_of(symmetric("12 --list --turn half")).size(), 80U);
  EXPECT_EQ(symmetric("4 --list --turn quarter"), "[1 3 0 2]\n[2 0 3 1]\n");
  EXPECT_EQ(symmetric("8 --list --turn quarter"), "");
  EXPECT_EQ(lines_of(symmetric("12 --list --turn quarter")).size(), 8U);
}

TEST(Symmetric, skips_limits_and_writes_in_every_format) {
  const auto all = lines_of(symmetric("12 --list"));
  EXPECT_EQ(lines_of(symmetric("12 --list --skip 30 --limit 2")), (std::vector{all.at(30), all.at(31)}));
  EXPECT_EQ(symmetric("12 --list --limit 0"), "");
  EXPECT_EQ(symmetric("12 --list --limit 0 --format json"), "[\n]\n");
  EXPECT_EQ(symmetric("4 --list --base 1"), "[2 4 1 3]\n[3 1 4 2]\n");
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"})
    EXPECT_EQ(symmetric("8 --list --format " + format),
              eightfold("list 8 --degenerate --format " + format).out)
        << format;
}

TEST(Symmetric, is_streamed) {
  for (const std::string turn : {"half", "quarter"}) {
    const ProgramRun run = eightfold("symmetric 32 --list --turn " + turn, {.close_output_after_lines = 1});
    EXPECT_EQ(run.exit_code, 141);
    EXPECT_EQ(run.err, "");
    EXPECT_GE(lines_of(run.out).size(), 1U);
  }
}

}  // namespace
}  // namespace eightfold::test
