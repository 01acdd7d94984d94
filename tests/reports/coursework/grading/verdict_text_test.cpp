#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

std::string text_of(const GradedSubmission& submission, const reports::Style& style = {}) {
  return verdict_text({&submission, 1}, style);
}

TEST(VerdictText, explains_to_a_student_what_is_wrong_and_why) {
  EXPECT_EQ(text_of(test::ann()),
            "ann.json by Ann Ahn\n"
            "8 queens, full group (order 8)\n"
            "Note: Columns are counted from 0, since a 0 occurs.\n"
            "\n"
            "right      1/1  Number of solutions: 92\n"
            "                It is 92.\n"
            "\n"
            "wrong    0.5/1  Fixed points: 8 tallies\n"
            "                One of the eight tallies is off.\n"
            "                - line 4, column 20: rotate180 fixes 4 solutions, not 0: for\n"
            "                  example it takes [2, 4, 1, 7, 0, 6, 3, 5] to itself, so this\n"
            "                  solution belongs to the tally.\n"
            "                - The tally of the identity is the number of all solutions.\n"
            "                - and 300 more\n"
            "\n"
            "carried    1/1  Sum of the fixed points: 92\n"
            "                It is 96, but 92 is the sum of your own tallies.\n"
            "\n"
            "wrong      0/1  Number of orbits: 11.5\n"
            "                There are 12 orbits; a number of orbits is whole.\n"
            "                It looks as if every orbit was taken to be full.\n"
            "                  Your number is Q / order = 92 / 8 = 23/2\n"
            "                  A solution that a symmetry leaves as it is has fewer than 8\n"
            "                  images: count the orbits of each size on their own, or add up\n"
            "                  what all elements fix.\n"
            "                It could also be that the number of solutions was divided by 4,\n"
            "                and then by 2.\n"
            "                  Your number is Q / 4 / 2 = 92 / 4 / 2 = 23/2\n"
            "\n"
            "missing    0/1  Orbits of each type\n"
            "                This claim is required but was not submitted.\n"
            "\n"
            "Score: 2.5 of 5. 1 right, 1 carried forward, 2 wrong, 1 missing.\n");
}

TEST(VerdictText, states_that_everything_is_right) {
  EXPECT_EQ(text_of(test::bob()),
            "bob.txt\n"
            "4 beads in 2 colors, rotations (order 4)\n"
            "\n"
            "right    1/1  Number of necklaces: 6\n"
            "              It is 6.\n"
            "\n"
            "Score: 1 of 1. Everything is right.\n");
}

TEST(VerdictText, explains_why_a_submission_is_unreadable) {
  EXPECT_EQ(text_of(test::cyd()),
            "cyd.csv\n"
            "cannot be read: line 3, column 7: unknown key \"orbit_cuont\"; did you mean\n"
            "orbit_count?\n");
}

TEST(VerdictText, separates_submissions) {
  const std::vector<GradedSubmission> two = {test::cyd(), test::bob()};
  EXPECT_EQ(verdict_text(two, {}), text_of(two[0]) + "\n\n" + text_of(two[1]));
  EXPECT_EQ(verdict_text({}, {}), "");
}

TEST(VerdictText, shows_points_only_if_there_are_any) {
  GradedSubmission submission = test::bob();
  submission.score = submission.max_score = submission.claims[0].score = submission.claims[0].max_score = 0;
  EXPECT_TRUE(test::mentions(text_of(submission), {"\nright    Number of necklaces: 6\n         It is 6.\n",
                                                   "\n\nEverything is right.\n"}));
}

TEST(VerdictText, colors_only_the_verdicts_and_headings) {
  const reports::Style style{true};
  const std::string text = text_of(test::ann(), style);
  EXPECT_TRUE(test::mentions(text, {style.good("right"), style.bad("wrong"), style.heading("carried"),
                                    style.bad("missing"), style.heading("ann.json")}));
  EXPECT_EQ(test::without_color(text), text_of(test::ann()));
  EXPECT_TRUE(test::mentions(text_of(test::bob(), style), {style.good("Everything is right.")}));
}

TEST(VerdictText, has_lines_of_at_most_80_columns_or_of_the_width) {
  GradedSubmission submission = test::ann();
  std::string prose;
  for (int i = 0; i < 60; ++i) prose += "wörter ";
  submission.notes = {prose};
  submission.claims[1].verdict.summary = submission.claims[1].verdict.claimed = prose;
  submission.claims[1].verdict.findings[0].text = prose;
  submission.claims[3].verdict.mistakes[0].advice = submission.claims[3].verdict.mistakes[0].title = prose;
  for (const std::size_t width : {80, 60, 59, 40}) {
    const int columns = static_cast<int>(width);
    std::size_t widest = 0;
    for (const std::string& line : test::lines_of(text_of(submission, {.width = columns})))
      widest = std::max(widest, reports::width_of(line));
    EXPECT_LE(widest, width);
    EXPECT_GT(widest, width - 10);
  }
  EXPECT_EQ(text_of(submission, {.width = 200}), text_of(submission));
  EXPECT_EQ(text_of(submission, {.width = 80}), text_of(submission));
}

TEST(VerdictText, breaks_lines_only_between_words) {
  const auto words = test::words_of(text_of(test::ann()));
  for (const int width : {40, 60, 80, 100})
    EXPECT_EQ(test::words_of(text_of(test::ann(), {.width = width})), words) << width;
}

TEST(VerdictText, writes_nothing_hostile_to_the_terminal) {
  const std::string text = text_of(test::mallory());
  EXPECT_TRUE(test::is_plain_text(text));
  for (const std::string& line : test::lines_of(text)) {
    EXPECT_TRUE(line.empty() || test::is_one_clean_line(line)) << line;
    EXPECT_EQ(reports::clean_line(line), line);
  }
  EXPECT_EQ(text.find("\xff"), std::string::npos);
}

}  // namespace
}  // namespace eightfold::coursework
