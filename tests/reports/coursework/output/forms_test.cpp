// Every form of output, printed from real solutions and read back.
#include <gtest/gtest.h>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "tests/reports/coursework/output/samples.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::ExamineParams;
using coursework::ExpectedOutput;
using coursework::GradedSubmission;

ExamineParams params_for(ExpectedOutput expected, std::optional<int> n) {
  ExamineParams params;
  params.output = expected;
  params.expected.exercise.n = n;
  return params;
}

GradedSubmission graded(const std::string& output, ExpectedOutput expected, std::optional<int> n) {
  return coursework::examine("output", output, params_for(expected, n));
}

std::string first_note(const GradedSubmission& submission) {
  return submission.notes.empty() ? submission.unreadable : submission.notes.front();
}

TEST(OutputForms, are_read_from_every_sample_as_all_solutions_and_as_canonical_ones) {
  for (const OutputSample& sample : output_samples())
    for (const int n : {4, 5, 6, 8, 10}) {
      if (n > sample.most_n) continue;
      for (const auto& [expected, placements] :
           {std::pair(ExpectedOutput::solutions, solutions_to_print(n)),
            std::pair(ExpectedOutput::canonical, canonical_to_print(n))}) {
        const GradedSubmission submission = graded(sample.print(placements), expected, n);
        EXPECT_TRUE(submission.all_right())
            << sample.name << " of " << n << ": " << first_note(submission) << '\n'
            << sample.print({placements.front()});
        EXPECT_TRUE(first_note(submission).starts_with("Read as " + sample.form)) << first_note(submission);
      }
    }
}

TEST(OutputForms, are_never_right_if_a_solution_is_missing_twice_or_changed) {
  for (const OutputSample& sample : output_samples())
    for (const int n : {5, 6, 8}) {
      PlacementsToPrint placements = solutions_to_print(n);
      const Placement last = placements.back();
      placements.pop_back();
      EXPECT_FALSE(graded(sample.print(placements), ExpectedOutput::solutions, n).all_right()) << sample.name;
      placements.push_back(placements.front());
      EXPECT_FALSE(graded(sample.print(placements), ExpectedOutput::solutions, n).all_right()) << sample.name;
      placements.back() = last;
      placements.back().move_queen(0, last[1]);
      EXPECT_FALSE(graded(sample.print(placements), ExpectedOutput::solutions, n).all_right()) << sample.name;
    }
}

TEST(OutputForms, show_n_if_it_is_not_given) {
  for (const OutputSample& sample : output_samples()) {
    const auto submission =
        graded(sample.print(solutions_to_print(8)), ExpectedOutput::solutions, std::nullopt);
    EXPECT_TRUE(submission.all_right()) << sample.name << ": " << first_note(submission);
    EXPECT_EQ(submission.exercise, "8 queens, full group (order 8)");
  }
}

TEST(OutputForms, are_read_for_every_rule) {
  for (const auto& [rule, n] :
       {std::pair(Rule::rooks, 4), std::pair(Rule::torus, 7), std::pair(Rule::superqueens, 10)})
    for (const OutputSample& sample : output_samples()) {
      if (n > sample.most_n) continue;
      ExamineParams params = params_for(ExpectedOutput::solutions, n);
      params.expected.exercise.rule = rule;
      const auto solutions = coursework::examine("output", sample.print(solutions_to_print(n, rule)), params);
      EXPECT_TRUE(solutions.all_right()) << sample.name << ": " << first_note(solutions);
      params.output = ExpectedOutput::canonical;
      const auto canonical = coursework::examine("output", sample.print(canonical_to_print(n, rule)), params);
      EXPECT_TRUE(canonical.all_right()) << sample.name << ": " << first_note(canonical);
    }
}

TEST(OutputForms, are_noted_with_the_lines_that_are_ignored) {
  const auto submission = graded("N-Queens\n" + python_lists(solutions_to_print(4), 1) + "2 solutions\n",
                                 ExpectedOutput::solutions, 4);
  ASSERT_EQ(submission.notes.size(), 2U);
  EXPECT_EQ(submission.notes[0],
            "Read as vectors, one a line, columns by row, numbered from 1: 2 placements.");
  EXPECT_EQ(submission.notes[1], "2 other lines are ignored: line 1 \"N-Queens\", line 4 \"2 solutions\".");
}

TEST(OutputForms, note_another_order) {
  PlacementsToPrint placements = solutions_to_print(6);
  std::swap(placements[0], placements[2]);
  const auto submission = graded(python_lists(placements), ExpectedOutput::solutions, 6);
  EXPECT_TRUE(submission.all_right());
  EXPECT_TRUE(mentions(submission.notes.back(), {"not in lexicographic order"}));
}

TEST(OutputForms, that_read_different_placements_are_an_error_that_an_option_decides) {
  // All rooks on two rows as vectors, or one placement as pairs.
  const std::string output = "[[0, 1], [1, 0]]\n";
  ExamineParams params = params_for(ExpectedOutput::solutions, 2);
  params.expected.exercise.rule = Rule::rooks;
  const auto ambiguous = coursework::examine("output", output, params);
  EXPECT_TRUE(mentions(ambiguous.unreadable, {"vectors", "pairs", "the notation vector or pairs"}))
      << ambiguous.unreadable;
  params.expected.notation = &reports::vector_notation;
  EXPECT_TRUE(coursework::examine("output", output, params).all_right());
  params.expected.notation = &reports::pairs_notation;
  EXPECT_FALSE(coursework::examine("output", output, params).all_right());
}

TEST(OutputForms, of_boards_without_queens_or_solutions_are_small_cases) {
  const auto is_right = [](const std::string& output, int n) {
    return graded(output, ExpectedOutput::solutions, n).all_right();
  };
  EXPECT_TRUE(is_right("[[]]\n", 0));
  EXPECT_FALSE(is_right("", 0));
  EXPECT_TRUE(
      mentions(graded("[]\n", ExpectedOutput::solutions, 0).unreadable, {"[[]]", "the notation vector"}));
  EXPECT_TRUE(is_right("[0]\n", 1));
  EXPECT_TRUE(is_right("Q\n", 1));
  for (const int n : {2, 3}) {
    for (const std::string& output : std::vector<std::string>{
             "", "[]\n", "No solution\n", "0 solutions\n", "No solution for N = " + std::to_string(n) + "\n",
             "Solution does not exist"})
      EXPECT_TRUE(is_right(output, n)) << output;
    EXPECT_FALSE(is_right("Segmentation fault\n", n));
    EXPECT_FALSE(is_right(python_lists({Placement(n == 2 ? std::vector{0, 1} : std::vector{0, 2, 1})}), n));
  }
  EXPECT_FALSE(is_right("", 8));
  EXPECT_FALSE(is_right("No solution\n", 8));
}

TEST(OutputForms, without_a_placement_are_unreadable) {
  EXPECT_TRUE(mentions(graded("Segmentation fault\n", ExpectedOutput::solutions, 8).unreadable,
                       {"no placement found in 1 line", "Segmentation fault", "the notation"}));
  EXPECT_TRUE(
      mentions(graded("hello\n", ExpectedOutput::solutions, std::nullopt).unreadable, {"n is missing"}));
}

TEST(OutputForms, can_be_required_by_notation_and_base) {
  ExamineParams params = params_for(ExpectedOutput::solutions, 6);
  params.expected.notation = &reports::board_notation;
  EXPECT_TRUE(mentions(coursework::examine("output", python_lists(solutions_to_print(6)), params).unreadable,
                       {"no placement found"}));
  params.expected.notation = &reports::fen_notation;
  EXPECT_TRUE(
      mentions(coursework::examine("output", "x", params).unreadable, {"the notation fen", "vector"}));
  params.expected.notation = nullptr;
  params.expected.base = 0;
  EXPECT_TRUE(coursework::examine("output", python_lists(solutions_to_print(6)), params).all_right());
  EXPECT_FALSE(coursework::examine("output", python_lists(solutions_to_print(6), 1), params).all_right());
}

}  // namespace
}  // namespace eightfold::test
