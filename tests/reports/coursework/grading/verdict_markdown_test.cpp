#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

std::string markdown_of(const GradedSubmission& submission) { return verdict_markdown({&submission, 1}); }

TEST(VerdictMarkdown, begins_with_the_score_and_a_table) {
  EXPECT_TRUE(markdown_of(test::ann())
                  .starts_with("## ann.json by Ann Ahn\n"
                               "\n"
                               "8 queens, full group (order 8)\n"
                               "\n"
                               "Note: Columns are counted from 0, since a 0 occurs.\n"
                               "\n"
                               "**Score: 2.5 of 5.** 1 right, 1 carried forward, 2 wrong, 1 missing.\n"
                               "\n"
                               "| Claim | Submitted | Verdict | Points |\n"
                               "|:--|:--|:--|--:|\n"
                               "| Number of solutions | 92 | right | 1 of 1 |\n"
                               "| Fixed points | 8 tallies | wrong | 0.5 of 1 |\n"));
}

TEST(VerdictMarkdown, has_the_evidence_and_the_likely_mistakes_under_a_heading) {
  EXPECT_TRUE(test::mentions(
      markdown_of(test::ann()),
      {"\n### Fixed points: wrong\n\nOne of the eight tallies is off.\n\n- *line 4, column 20:* rotate180 "
       "fixes 4",
       "\\[2, 4, 1, 7, 0, 6, 3, 5\\]",
       "\n- The tally of the identity is the number of all solutions.\n- and 300 more\n",
       "\nIt looks as if **every orbit was taken to be full**.\n\n- Your number is Q / order \\= 92 / 8 \\= "
       "23/2\n- A "
       "solution",
       "\nIt could also be that **the number of solutions was divided by 4, and then by 2**.\n",
       "\n### Orbits of each type: missing\n\nThis claim is required but was not submitted.\n"}));
}

TEST(VerdictMarkdown, begins_with_the_assignment_for_a_student) {
  GradedSubmission ann = test::ann();
  ann.title = "Eight queens";
  EXPECT_TRUE(markdown_of(ann).starts_with("## Eight queens\\: Ann Ahn\n\n8 queens")) << markdown_of(ann);
}

TEST(VerdictMarkdown, explains_why_a_submission_is_unreadable) {
  EXPECT_EQ(
      markdown_of(test::cyd()),
      "## cyd.csv\n"
      "\n"
      "**Cannot be read:** line 3, column 7\\: unknown key \"orbit\\_cuont\"; did you mean orbit\\_count?\n");
}

TEST(VerdictMarkdown, separates_submissions) {
  const std::vector<GradedSubmission> two = {test::bob(), test::cyd()};
  EXPECT_EQ(verdict_markdown(two), markdown_of(two[0]) + "\n" + markdown_of(two[1]));
}

TEST(VerdictMarkdown, escapes_hostile_texts) {
  const std::string text = markdown_of(test::mallory());
  EXPECT_TRUE(test::is_plain_text(text));
  // Every hostile text appears in its escaped form, and no markup remains once these are removed.
  const std::string escaped = reports::markdown_escape(reports::clean_line(test::hostile_text));
  std::string rest = text;
  std::size_t found = 0;
  for (std::size_t at = 0; (at = rest.find(escaped)) != std::string::npos; ++found)
    rest.erase(at, escaped.size());
  EXPECT_EQ(found, 17U);
  for (const char mark : {'<', '>', '[', ']', '`', '\\', '&', '!'})
    EXPECT_EQ(rest.find(mark), std::string::npos) << mark << " in:\n" << rest;
  // Each line of a table has five bars that are not escaped.
  for (const std::string& line : test::lines_of(rest))
    EXPECT_EQ(std::ranges::count(line, '|'), line.starts_with('|') ? 5 : 0) << line;
}

}  // namespace
}  // namespace eightfold::coursework
