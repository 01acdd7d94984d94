// The output of a program for several N.
#include <gtest/gtest.h>

#include <algorithm>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "tests/reports/coursework/output/samples.hpp"

namespace eightfold::test {
namespace {

using coursework::ExpectedOutput;
using coursework::GradedSubmission;

GradedSubmission result_of(const std::string& output, std::optional<int> n,
                           ExpectedOutput expected = ExpectedOutput::solutions) {
  coursework::ExamineParams params;
  params.output = expected;
  params.expected.exercise.n = n;
  return coursework::examine("output", output, params);
}

std::string below_headings(const OutputSample& sample, PlacementsToPrint of_5) {
  return "N = 4\n" + sample.print(solutions_to_print(4)) + "N = 5\n" + sample.print(of_5) + "N = 6\n" +
         sample.print(solutions_to_print(6));
}

TEST(OutputSections, below_headings_are_judged_one_by_one) {
  for (const OutputSample& sample : output_samples()) {
    PlacementsToPrint of_5 = solutions_to_print(5);
    const std::string right = below_headings(sample, of_5);
    of_5.pop_back();
    const std::string wrong = below_headings(sample, of_5);
    const GradedSubmission all = result_of(right, std::nullopt);
    EXPECT_TRUE(all.all_right()) << sample.name << all.unreadable;
    EXPECT_EQ(all.claims.at(0).verdict.claimed,
              "N = 4: 2 placements; N = 5: 10 placements; N = 6: 4 placements")
        << sample.name;
    const GradedSubmission mixed = result_of(wrong, std::nullopt);
    ASSERT_EQ(mixed.claims.size(), 1U) << sample.name << mixed.unreadable;
    EXPECT_EQ(mixed.claims[0].verdict.summary, "Not correct for N = 5.") << sample.name;
    EXPECT_FALSE(mixed.all_right()) << sample.name;
    EXPECT_TRUE(result_of(right, 5).all_right()) << sample.name;
    EXPECT_FALSE(result_of(wrong, 5).all_right()) << sample.name;
    EXPECT_TRUE(result_of(wrong, 6).all_right()) << sample.name;
  }
}

TEST(OutputSections, are_found_by_the_size_of_the_placements) {
  for (const std::string name :
       {"Python lists", "numbers", "R", "digits", "pairs", "boards", "emoji", "dictionaries"}) {
    const auto& samples = output_samples();
    const auto sample = std::ranges::find(samples, name, &OutputSample::name);
    ASSERT_NE(sample, samples.end()) << name;
    PlacementsToPrint of_5 = solutions_to_print(5);
    const std::string of_4 = sample->print(solutions_to_print(4));
    EXPECT_TRUE(result_of(of_4 + sample->print(of_5), std::nullopt).all_right()) << name;
    EXPECT_TRUE(result_of(of_4 + sample->print(of_5), 4).all_right()) << name;
    EXPECT_TRUE(result_of(of_4 + sample->print(of_5), 5).all_right()) << name;
    of_5.back() = of_5.front();
    const GradedSubmission mixed = result_of(of_4 + sample->print(of_5), std::nullopt);
    EXPECT_FALSE(mixed.all_right()) << name << mixed.unreadable;
  }
}

TEST(OutputSections, are_judged_as_canonical_solutions) {
  const std::string right =
      "[1, 3, 0, 2]\n" + python_lists(canonical_to_print(5)) + python_lists(canonical_to_print(8));
  EXPECT_TRUE(result_of(right, std::nullopt, ExpectedOutput::canonical).all_right());
  EXPECT_FALSE(result_of(right + "[0, 2, 4, 1, 3]\n", std::nullopt, ExpectedOutput::canonical).all_right());
}

}  // namespace
}  // namespace eightfold::test
