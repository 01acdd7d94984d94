// Tables of N and the number of solutions.
#include <gtest/gtest.h>

#include <algorithm>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::ExamineParams;
using coursework::ExpectedOutput;
using coursework::GradedSubmission;
using coursework::Verdict;

GradedSubmission graded_table(const std::string& output, std::optional<int> n = 8, bool spoilers = true,
                              Rule rule = Rule::queens) {
  ExamineParams params;
  params.output = ExpectedOutput::counts;
  params.expected.exercise.n = n;
  params.expected.exercise.rule = rule;
  params.verify.spoilers = spoilers;
  return coursework::examine("output", output, params);
}

// Lines for N from `first` to 8, where {n}, {q} and {u} stand for the numbers.
std::string table(const std::string& line, int first = 1, const std::string& heading = "") {
  std::string text = heading;
  for (int n = first; n <= 8; ++n) {
    std::string row = line;
    const auto counts = published_counts(n);
    for (const auto& [name, value] : {std::pair<std::string, std::uint64_t>("{n}", n),
                                      {"{q}", counts.all.value()},
                                      {"{u}", counts.fundamental.value()}})
      for (auto at = row.find(name); at != std::string::npos; at = row.find(name))
        row.replace(at, name.size(), std::to_string(value));
    text += row + "\n";
  }
  return text;
}

std::string all_words(const GradedSubmission& graded) {
  std::string words = graded.unreadable;
  for (const std::string& note : graded.notes) words += note + "\n";
  for (const auto& claim : graded.claims) words += words_of(claim.verdict);
  return words;
}

TEST(CountTables, are_read_with_the_number_of_solutions) {
  for (const std::string line :
       {"{n} {q}", "{n}: {q}", "{n}\t{q}", "{n},{q}", "{n};{q}", "| {n} | {q} |", "n={n}: {q}",
        "N = {n}  solutions = {q}", "Q({n}) = {q}", "{n} queens: {q} solutions", "{n}-Queens -> {q}",
        "There are {q} solutions for n = {n}", "{n}x{n}: {q}", "{n} {q} 0.00{n}", "{n}: {q} ({n} ms)",
        "N={n} Solutions={q} Time={n}", "{n}: {q} solutions, {n}{n} nodes"}) {
    const GradedSubmission graded = graded_table(table(line));
    EXPECT_TRUE(graded.all_right()) << line << ": " << all_words(graded);
    EXPECT_EQ(graded.claims.size(), 1U) << line;
  }
}

TEST(CountTables, are_read_with_the_number_of_fundamental_solutions) {
  for (const std::string line :
       {"{n} {q} {u}", "{n}: {q} {u}", "{n},{q},{u}", "{n}: {q} solutions ({u} fundamental)",
        "N={n}: unique={u}, total={q}", "{n} queens: {u} unique solutions, {q} total"}) {
    const GradedSubmission graded = graded_table(table(line));
    EXPECT_TRUE(graded.all_right()) << line << ": " << all_words(graded);
    EXPECT_EQ(graded.claims.size(), 2U) << line;
  }
}

TEST(CountTables, have_columns_by_their_words_or_their_order_and_not_by_their_numbers) {
  EXPECT_FALSE(graded_table(table("{n} {u} {q}")).all_right());
  for (const std::string line : {"{n} 1 {q}", "{n} 0 2 {q}", "{n} 3 {u} {q}", "{n},{u},{q},1"})
    EXPECT_LT(graded_table(table(line)).claims.front().verdict.credit, 0.5) << line;
  const GradedSubmission guesses = graded_table(table("{n} {q} 10 {u}"));
  EXPECT_EQ(guesses.claims.size(), 1U);
  EXPECT_TRUE(
      mentions(all_words(guesses), {"Only the first number after N is read; the others are ignored."}))
      << all_words(guesses);
}

// A number is a whole token. None of these lines states 4.
TEST(CountTables, do_not_read_a_part_of_a_number) {
  const std::string before = "4: 2\n5: 10\n";
  ASSERT_TRUE(graded_table(before + "6: 4\n", 6).all_right());
  for (const std::string line : {"6: 4e3",     "6: 4!",
                                 "6: not 4",   "6: 4 or 5",
                                 "6: 5 or 4",  "6: 4 million",
                                 "6: about 4", "6: 4th",
                                 "6: -4",      "6: ~4",
                                 "6: \u22484", "6: 4\u00b2",
                                 "6: 4^2",     "6: <4",
                                 "6: > 4",     "6: 4?",
                                 "6: 4+",      "6: 40 % 4",
                                 "6: 0x4",     "6: less than 4",
                                 "6: 4 dozen", "6 I do not think there are 4 solutions",
                                 "6: x4",      "6: 4*1",
                                 "6: 4%"}) {
    const GradedSubmission graded = graded_table(before + line + "\n", 6);
    EXPECT_FALSE(graded.all_right()) << line << ": " << all_words(graded);
    EXPECT_TRUE(mentions(all_words(graded), {"there is no row for N = 6", "gnored"}))
        << line << all_words(graded);
  }
  for (const std::string line :
       {"6 -> 4", "6 => 4", "6 \u2192 4", "N=6: 4", "Q(6)=4", "**6**: **4**", "\u2502 6 \u2502 4 \u2502",
        "6-queens: 4 solutions!", "For 6 queens, I found 4 placements.", "nqueens(6) = 4", "solve(6): 4",
        "6: 4 (0.5ms)", "n6 4", "6x6 board: found 4 solutions in 3 ms using recursion"})
    EXPECT_TRUE(graded_table(before + line + "\n", 6).all_right())
        << line << ": " << all_words(graded_table(before + line + "\n", 6));
}

TEST(CountTables, follow_their_heading) {
  EXPECT_TRUE(graded_table(table("{n},{q},{u}", 1, "n,solutions,unique\n")).all_right());
  EXPECT_TRUE(graded_table(table("{n},{u},{q}", 1, "n,unique,all\n")).all_right());
  EXPECT_TRUE(graded_table(table("{n} {q} {u}", 1, "N  All solutions  Unique solutions\n")).all_right());
  EXPECT_FALSE(graded_table(table("{n},{q},{u}", 1, "n,unique,all\n")).all_right());
  EXPECT_TRUE(graded_table(table("{n} {q}", 1, "Results for N = 1 to 8\n-------\n")).all_right());
}

TEST(CountTables, may_be_one_number_or_a_sequence) {
  for (const std::string output :
       {"92\n", "Number of solutions: 92\n", "Total: 92 (0.1 s)\n", "[1, 0, 0, 2, 10, 4, 40, 92]\n",
        "[1, 1, 0, 0, 2, 10, 4, 40, 92]\n", "1\n0\n0\n2\n10\n4\n40\n92\n"}) {
    const GradedSubmission graded = graded_table(output);
    EXPECT_TRUE(graded.all_right()) << output << all_words(graded);
  }
  EXPECT_FALSE(graded_table("12\n").all_right());
  EXPECT_FALSE(graded_table("[1, 0, 0, 2, 10, 4, 40, 91]\n").all_right());
  EXPECT_FALSE(graded_table("[1, 0, 0, 2, 10, 4, 92, 40]\n").all_right());
}

TEST(CountTables, are_wrong_if_any_number_is) {
  const std::string right = table("{n} {q} {u}");
  std::size_t changed = 0;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (right[i] < '0' || right[i] > '9') continue;
    std::string wrong = right;
    wrong[i] = wrong[i] == '9' ? '8' : static_cast<char>(wrong[i] + 1);
    ++changed;
    EXPECT_FALSE(graded_table(wrong).all_right()) << wrong;
  }
  EXPECT_GT(changed, 24U);
}

TEST(CountTables, name_the_row_and_the_misconception) {
  const GradedSubmission graded = graded_table(table("{n} {u}"));
  ASSERT_EQ(graded.claims.size(), 1U);
  const Verdict& verdict = graded.claims[0].verdict;
  EXPECT_EQ(verdict.claim, "solution_count");
  EXPECT_TRUE(
      mentions(words_of(verdict), {"N = 8: 12 is incorrect. There are 92.", "Correct: 3 of 8 rows."}));
  ASSERT_FALSE(verdict.mistakes.empty());
  EXPECT_TRUE(mentions(verdict.mistakes.front().title, {"fundamental"})) << verdict.mistakes.front().title;
  EXPECT_NEAR(verdict.credit, 3.0 / 8, 1e-9);
  const std::string hidden = all_words(graded_table(table("{n} {u}"), 8, false));
  EXPECT_FALSE(mentions(hidden, {"92"})) << hidden;
}

TEST(CountTables, need_a_row_for_each_n_up_to_the_last) {
  const auto words = [](const std::string& output) { return all_words(graded_table(output)); };
  EXPECT_TRUE(graded_table(table("{n} {q}", 4)).all_right());
  EXPECT_TRUE(mentions(words("4 2\n5 10\n7 40\n8 92\n"), {"there is no row for N = 6"}));
  EXPECT_TRUE(mentions(words("4 2\n5 10\n"), {"there is no row for N = 8"}));
  EXPECT_TRUE(graded_table("4 2\n5 10\n", std::nullopt).all_right());
  EXPECT_TRUE(graded_table(table("{n} {q}") + "9 352\n").all_right());
  EXPECT_FALSE(graded_table(table("{n} {q}") + "9 351\n").all_right());
}

TEST(CountTables, with_two_rows_for_one_n_must_agree) {
  EXPECT_TRUE(graded_table(table("{n} {q}") + "8 92\n").all_right());
  const GradedSubmission graded = graded_table(table("{n} {q}") + "8 91\n");
  EXPECT_FALSE(graded.all_right());
  EXPECT_TRUE(mentions(all_words(graded), {"another row for N = 8 is in line 8"})) << all_words(graded);
}

TEST(CountTables, read_large_numbers) {
  for (const std::string output : {"27 234907967154122528\n", "14: 365,596\n27: 234,907,967,154,122,528\n",
                                   "27: 234_907_967_154_122_528\n"})
    EXPECT_TRUE(graded_table(output, std::nullopt).claims.front().score > 0) << output;
  EXPECT_TRUE(graded_table("27 234907967154122528\n", std::nullopt).all_right());
  EXPECT_FALSE(graded_table("27 234907967154122529\n", std::nullopt).all_right());
  EXPECT_TRUE(graded_table("10,724\n11,2680\n", std::nullopt).all_right());
  const GradedSubmission beyond =
      graded_table("26 22317699616364044\n27 234907967154122528\n28 1\n29 1\n", std::nullopt);
  EXPECT_TRUE(beyond.all_right());
  EXPECT_TRUE(mentions(all_words(beyond), {"2 rows beyond N = 27 are not checked"})) << all_words(beyond);
}

TEST(CountTables, are_checked_for_other_rules) {
  EXPECT_TRUE(graded_table("4 24\n5 120\n", 5, true, Rule::rooks).all_right());
  EXPECT_FALSE(graded_table("4 24\n5 10\n", 5, true, Rule::rooks).all_right());
  EXPECT_TRUE(graded_table("5: 10\n6: 0\n7: 28\n", 7, true, Rule::torus).all_right());
  EXPECT_TRUE(mentions(graded_table("9 1\n", 9, true, Rule::rooks).unreadable, {"n = 9 is too large"}));
}

TEST(CountTables, without_a_number_are_unreadable) {
  for (const std::string output : {"", "no numbers\n", "2024-05-01\n", "N = 1..8\n"})
    EXPECT_TRUE(
        mentions(graded_table(output).unreadable, {"print N and the number of solutions on each line"}))
        << output;
  std::string many;
  for (int i = 0; i <= 100000; ++i) many += "8 92\n";
  EXPECT_TRUE(mentions(graded_table(many).unreadable, {"more than 100000 lines"}));
}

}  // namespace
}  // namespace eightfold::test
