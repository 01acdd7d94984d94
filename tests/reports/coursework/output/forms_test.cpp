// Every form of output, printed from real solutions and read back.
#include <gtest/gtest.h>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/reports/coursework/output/samples.hpp"

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

TEST(OutputForms, have_the_stated_verdicts) { expect_cases("output-forms.txt", verdicts_of); }

}  // namespace
}  // namespace eightfold::test
