#include "eightfold/reports/coursework/grading/class_summary.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

// Ann, Bob, Cyd, and Dan, whose submission is like Ann's with the same mistake twice.
std::vector<GradedSubmission> the_class() {
  GradedSubmission dan = test::ann();
  dan.name = "dan.json";
  dan.author = "Dan, \"the\" Man";
  dan.claims[2].verdict.status = Status::wrong;
  dan.claims[2].verdict.mistakes = dan.claims[3].verdict.mistakes;
  dan.score = 1.5;
  GradedSubmission bob = test::bob();
  bob.unread_lines = 3;
  return {test::ann(), bob, test::cyd(), dan};
}

// The cells of CSV, by RFC 4180.
std::vector<std::vector<std::string>> cells_of(const std::string& csv) {
  std::vector<std::vector<std::string>> rows(1, {""});
  bool quoted = false;
  for (std::size_t i = 0; i < csv.size(); ++i) {
    if (csv[i] == '"' && quoted && i + 1 < csv.size() && csv[i + 1] == '"')
      rows.back().back() += csv[++i];
    else if (csv[i] == '"')
      quoted = !quoted;
    else if (csv[i] == ',' && !quoted)
      rows.back().emplace_back();
    else if (csv[i] == '\n' && !quoted)
      rows.push_back({""});
    else
      rows.back().back() += csv[i];
  }
  rows.pop_back();
  return rows;
}

TEST(ClassSummary, has_the_result_of_each_submission) {
  const ClassSummary summary = summarize(the_class());
  ASSERT_EQ(summary.rows.size(), 4U);
  EXPECT_EQ(summary.rows[0].claims[2].verdict.status, Status::carried);
  EXPECT_EQ(summary.all_right, 1U);
  EXPECT_EQ(summary.unreadable, 1U);
  EXPECT_EQ(summary.mean_score, 1.667);      // (2.5 + 1 + 1.5) / 3
  EXPECT_EQ(summary.mean_max_score, 3.667);  // (5 + 1 + 5) / 3
}

TEST(ClassSummary, counts_the_statuses_of_each_claim) {
  const ClassSummary summary = summarize(the_class());
  std::vector<std::string> claims;
  for (const ClaimTally& tally : summary.claims) claims.push_back(tally.claim);
  EXPECT_EQ(claims, (std::vector<std::string>{"fixed_points", "orbit_types", "solution_count", "burnside_sum",
                                              "orbit_count", "necklace_count"}));
  EXPECT_EQ(summary.claims[3].title, "Sum of the fixed points");
  EXPECT_EQ(summary.claims[3].submissions, (std::array<std::size_t, 5>{0, 1, 1, 0, 0}));
}

TEST(ClassSummary, counts_the_likeliest_mistake_once_for_each_submission) {
  const ClassSummary summary = summarize(the_class());
  ASSERT_EQ(summary.misconceptions.size(), 1U);
  EXPECT_EQ(summary.misconceptions[0].id, "all_orbits_full");
  EXPECT_EQ(summary.misconceptions[0].title, "every orbit was taken to be full");
  EXPECT_EQ(summary.misconceptions[0].submissions, 2U);
}

TEST(ClassSummary, puts_the_most_frequent_misconception_first) {
  std::vector<GradedSubmission> submissions = the_class();
  std::swap(submissions[3].claims[3].verdict.mistakes[0], submissions[3].claims[3].verdict.mistakes[1]);
  submissions.push_back(submissions[3]);
  const ClassSummary summary = summarize(submissions);
  ASSERT_EQ(summary.misconceptions.size(), 2U);
  EXPECT_EQ(summary.misconceptions[0].id, "all_orbits_full");  // 3 submissions: Ann's and both of Dan's
  EXPECT_EQ(summary.misconceptions[0].submissions, 3U);
  EXPECT_EQ(summary.misconceptions[1].submissions, 2U);
}

TEST(ClassSummary, is_written_as_tables) {
  EXPECT_EQ(class_summary_text(summarize(the_class()), {}),
            "4 submissions: 1 all right, 2 not all right, 1 unreadable\n"
            "\n"
            "submission  author          score     verdict\n"
            "ann.json    Ann Ahn         2.5 of 5  not all right\n"
            "bob.txt                     1 of 1    all right\n"
            "cyd.csv                               unreadable\n"
            "dan.json    Dan, \"the\" Man  1.5 of 5  not all right\n"
            "\n"
            "Mean score of those that are read: 1.667 of 3.667\n"
            "\n"
            "Look at these by hand: 2 of 4\n"
            "  bob.txt: 3 lines not read\n"
            "  cyd.csv: no grade: line 3, column 7: unknown key \"orbit_cuont\"; did you mean\n"
            "  orbit_count?\n"
            "\n"
            "claim                    right  carried  wrong  missing\n"
            "Fixed points                 0        0      2        0\n"
            "Orbits of each type          0        0      0        2\n"
            "Number of solutions          2        0      0        0\n"
            "Sum of the fixed points      0        1      1        0\n"
            "Number of orbits             0        0      2        0\n"
            "Number of necklaces          1        0      0        0\n"
            "\n"
            "Misconceptions\n"
            "2 of 4: every orbit was taken to be full (all_orbits_full)\n");
}

TEST(ClassSummary, can_be_empty) {
  EXPECT_EQ(class_summary_text(summarize({}), {}),
            "0 submissions: 0 all right, 0 not all right, 0 unreadable\n");
  EXPECT_EQ(class_summary_csv(summarize({})), "submission,author,status,score,max_score,unread_lines\n");
}

TEST(ClassSummary, is_csv_with_a_line_for_each_submission_and_no_other_line) {
  EXPECT_EQ(class_summary_csv(summarize(the_class())),
            "submission,author,status,score,max_score,unread_lines,fixed_points,orbit_types,solution_count,"
            "burnside_sum,orbit_count,necklace_count,all_orbits_full\n"
            "ann.json,Ann Ahn,not all right,2.5,5,,wrong,missing,right,carried,wrong,,1\n"
            "bob.txt,,all right,1,1,3,,,,,,right,\n"
            "cyd.csv,,unreadable,,0,all,,,,,,,\n"
            "dan.json,\"Dan, \"\"the\"\" Man\",not all right,1.5,5,,wrong,missing,right,wrong,wrong,,1\n");
}

TEST(ClassSummary, prevents_spreadsheets_from_running_formulas_of_students) {
  for (const std::string text : {"=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(1)"}) {
    GradedSubmission submission = test::bob();
    submission.name = submission.author = text;
    const auto cells = cells_of(class_summary_csv(summarize({&submission, 1})));
    EXPECT_EQ(cells[1][0], "'" + text);
    EXPECT_EQ(cells[1][1], "'" + text);
  }
}

TEST(ClassSummary, stays_a_table_for_all_texts) {
  std::vector<GradedSubmission> submissions = the_class();
  submissions.push_back(test::mallory());
  const ClassSummary summary = summarize(submissions);
  const auto cells = cells_of(class_summary_csv(summary));
  ASSERT_EQ(cells.size(), 6U);
  for (const auto& row : cells) EXPECT_EQ(row.size(), cells[0].size());
  EXPECT_EQ(cells[5][0], reports::clean_line(test::hostile_text));
  const std::string text = class_summary_text(summary, {});
  EXPECT_TRUE(test::is_plain_text(text));
  for (const std::string& line : test::lines_of(text)) EXPECT_EQ(reports::clean_line(line), line);
}

TEST(ClassSummary, shortens_long_names_only_in_text) {
  GradedSubmission submission = test::bob();
  for (int i = 0; i < 30; ++i) submission.author += "öü";
  const ClassSummary summary = summarize({&submission, 1});
  const std::string text = class_summary_text(summary, {});
  EXPECT_EQ(text.find(submission.author), std::string::npos);
  EXPECT_TRUE(test::mentions(text, {"öüöü...  1 of 1"}));
  EXPECT_TRUE(test::mentions(class_summary_csv(summary), {submission.author}));
}

TEST(ClassSummary, shortens_names_until_the_table_fits) {
  GradedSubmission submission = test::bob();
  submission.name = std::string(60, 's');
  submission.author = std::string(30, 'a');
  const ClassSummary summary = summarize({&submission, 1});
  for (const int width : {60, 80, 100}) {
    reports::Style style;
    style.width = width;
    const auto lines = test::lines_of(class_summary_text(summary, style));
    EXPECT_EQ(std::ranges::count_if(lines, [](const auto& line) { return line.starts_with("sss"); }), 1);
    for (const std::string& line : lines) EXPECT_LE(line.size(), static_cast<std::size_t>(width)) << line;
  }
}

}  // namespace
}  // namespace eightfold::coursework
