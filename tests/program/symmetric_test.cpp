#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reports/text/internal/words.hpp"
#include "tests/program/output_of.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string symmetric(const std::string& words) { return output_of("symmetric " + words); }

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

TEST(Symmetric, has_the_published_counts_and_only_those_asked_for_in_json) {
  for (const int n : {0, 1, 2, 3, 4, 8, 12, 13, 16, 20}) {
    const json document = json::parse(symmetric(std::to_string(n) + " --format json"));
    EXPECT_EQ(document["n"], n);
    EXPECT_EQ(document["counts"][0]["turn"], "half_turn");
    EXPECT_EQ(document["counts"][0]["solutions"], published_counts(n).half_turn.value()) << n;
    EXPECT_EQ(document["counts"][0]["method"], "placed_with_image");
    EXPECT_EQ(document["counts"][1]["turn"], "quarter_turn");
    EXPECT_EQ(document["counts"][1]["solutions"], published_counts(n).quarter_turn.value()) << n;
    EXPECT_EQ(document["counts"][1]["method"], n % 4 > 1 ? "none_possible" : "pairings");
    EXPECT_EQ(document["counts"][1]["pairs"], n % 4 > 1 ? json() : json(n / 4));
    EXPECT_EQ(document["fixed_by_reflections"], n < 2 ? 1 : 0);
  }
  const json half = json::parse(symmetric("12 --turn half --format json"));
  ASSERT_EQ(half["counts"].size(), 1U);
  EXPECT_EQ(half["counts"][0]["turn"], "half_turn");
  EXPECT_EQ(json::parse(symmetric("33 --quiet --format json"))["counts"].size(), 1U);
}

TEST(Symmetric, is_csv_or_text_for_a_range) {
  EXPECT_TRUE(eightfold("symmetric 4 --format csv --stats --turn quarter")
                  .out.starts_with(
                      "n,turn,solutions,method,pairs,pairings,seconds\n4,quarter_turn,2,pairings,1,1,0."));
  EXPECT_TRUE(contains(symmetric("4..5"), "\n\nSymmetric solutions of the 5-queens puzzle\n"));
  EXPECT_EQ(json::parse(symmetric("11..13 --format json"))[1]["n"], 12);
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
