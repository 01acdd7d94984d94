// Tables of N and the number of solutions.
#include <gtest/gtest.h>

#include <algorithm>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::ExamineParams;
using coursework::ExpectedOutput;
using coursework::GradedSubmission;

GradedSubmission graded_table(const std::string& output, int n = 8) {
  ExamineParams params;
  params.output = ExpectedOutput::counts;
  params.expected.exercise.n = n;
  return coursework::examine("output", output, params);
}

// Lines for N from 1 to 8, where {n}, {q} and {u} stand for the numbers.
std::string table(const std::string& line, const std::string& heading = "") {
  std::string text = heading;
  for (int n = 1; n <= 8; ++n) {
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
        "N={n}: unique={u}, total={q}", "{n} queens: {u} unique solutions, {q} total",
        "{n}: {q} {u} 0:00:00.00{n}", "{n}:  {q}  {u}  00:0{n}.5", "{n} {q} {u} 1:05:0{n}"}) {
    const GradedSubmission graded = graded_table(table(line));
    EXPECT_TRUE(graded.all_right()) << line << ": " << all_words(graded);
    EXPECT_EQ(graded.claims.size(), 2U) << line;
  }
}

// The heading nearest to the rows names the columns, unless the rows do.
TEST(CountTables, have_the_columns_of_their_heading) {
  for (const auto& [heading, line] :
       {std::pair<std::string, std::string>{"N: total unique\n", "{n}: {q} {u}"},
        {"N: unique total\n", "{n}: {u} {q}"},
        {" N:        Unique        Total  hh:mm:ss.ms\n", "{n}: {u} {q} 0:00:00.00{n}"},
        {"unique and total solutions\nN: total unique\n", "{n}: {q} {u}"},
        {"all and fundamental solutions\nN: unique total\n", "{n}: {u} {q}"},
        {"N: unique total\n", "{n}: total {q}, unique {u}"}}) {
    const GradedSubmission graded = graded_table(table(line, heading));
    EXPECT_TRUE(graded.all_right()) << heading << line << ": " << all_words(graded);
    EXPECT_EQ(graded.claims.size(), 2U) << heading;
  }
}

TEST(CountTables, have_two_numbers_where_a_comma_does_not_group_thousands) {
  for (const std::string row : {"11: 2680,341", "11: 2680, 341", "11: 2,680 341", "11,2680,341"})
    EXPECT_TRUE(graded_table("10: 724 92\n" + row + "\n", 11).all_right()) << row;
  EXPECT_TRUE(graded_table("16: 14,772,512\n", 16).all_right());
}

// A time is not N, and has no minutes or seconds beyond 59.
TEST(CountTables, have_no_times_of_other_forms) {
  for (const std::string row : {"8 92 0:92:00", "8 92 0:00:61", "0:00:08 92", "8 92 0:00"})
    EXPECT_FALSE(graded_table("7 40\n" + row + "\n").all_right()) << row;
  EXPECT_TRUE(graded_table("7:40:6\n8:92:12\n").all_right());
}

TEST(CountTables, that_are_shifted_by_one_row_are_named) {
  const auto is_named = [](const std::string& output, const std::string& words) {
    const GradedSubmission graded = graded_table(output, 7);
    EXPECT_FALSE(graded.all_right());
    return all_words(graded).find(words) != std::string::npos;
  };
  EXPECT_TRUE(is_named("4: 10 2\n5: 4 1\n6: 40 6\n7: 92 12\n", "the number for N + 1"));
  EXPECT_TRUE(is_named("5: 2\n6: 10\n7: 4\n8: 40\n", "the number for N - 1"));
  EXPECT_FALSE(is_named("4: 10\n5: 4\n6: 41\n7: 92\n", "shifted")) << "one number is another";
  EXPECT_FALSE(is_named("6: 40\n7: 92\n", "shifted")) << "two rows can agree by chance";
}

TEST(CountTables, have_columns_by_their_words_or_their_order_and_not_by_their_numbers) {
  EXPECT_FALSE(graded_table(table("{n} {u} {q}")).all_right());
  for (const std::string line : {"{n} 1 {q}", "{n} 0 2 {q}", "{n} 3 {u} {q}", "{n},{u},{q},1"})
    EXPECT_LT(graded_table(table(line)).claims.front().verdict.credit, 0.5) << line;
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
  EXPECT_TRUE(graded_table(table("{n},{q},{u}", "n,solutions,unique\n")).all_right());
  EXPECT_TRUE(graded_table(table("{n},{u},{q}", "n,unique,all\n")).all_right());
  EXPECT_TRUE(graded_table(table("{n} {q} {u}", "N  All solutions  Unique solutions\n")).all_right());
  EXPECT_FALSE(graded_table(table("{n},{q},{u}", "n,unique,all\n")).all_right());
  EXPECT_TRUE(graded_table(table("{n} {q}", "Results for N = 1 to 8\n-------\n")).all_right());
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

TEST(CountTables, have_the_stated_verdicts) { expect_cases("output-counts.txt", verdicts_of); }

}  // namespace
}  // namespace eightfold::test
