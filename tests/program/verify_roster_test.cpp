// verify with the downloads and rosters of learning platforms: whose file each is, and the grades to import.
#include <gtest/gtest.h>

#include "eightfold/reports/coursework/roster/roster.hpp"
#include "tests/program/verify_class.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

class VerifyRoster : public VerifyClass {};

const std::string worksheet =
    "\xef\xbb\xbfIdentifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum Grade\",\"Last modified "
    "(submission)\",\"Last modified (grade)\",\"Feedback comments\"\r\n"
    "\"Participant 4711\",\"Ann Lee\",ann@example.org,Submitted,,3.00,\"Monday, 1 June\",-,\r\n"
    "\"Participant 4712\",\"Bob Ray\",bob@example.org,Submitted,,3.00,-,-,\r\n"
    "\"Participant 4713\",\"Kim Sun\",kim@example.org,Submitted,,3.00,-,-,\r\n"
    "\"Participant 4714\",\"Tom May\",tom@example.org,\"No submission\",,3.00,-,-,\r\n";
const std::string rubric =
    R"({"title": "Eight queens", "exercise": {"n": 8}, "points": {"orbit_count": 3}, "carried_credit": 0})";

TEST_F(VerifyRoster, grades_a_download_of_moodle_and_fills_in_the_worksheet) {
  add("rubric.json", rubric);
  add("sheet.csv", worksheet);
  add("dl/Ann Lee_4711_assignsubmission_file_/submission.txt", right);
  add("dl/Ann Lee_4711_assignsubmission_file_/draft.txt", wrong);
  add("dl/Bob Ray_4712_assignsubmission_file_/answer.txt", wrong);
  add("dl/Kim Sun_4713_assignsubmission_file_/answer.docx", "PK");
  const ProgramRun run =
      this->run("verify dl --rubric rubric.json --roster sheet.csv --output-dir out --format markdown");
  EXPECT_EQ(run.exit_code, 65);
  EXPECT_TRUE(mentions(run.out, {"3 submissions", "Nothing submitted: 1 of 4 students\n  Tom May, 4714",
                                 "out/feedback  3 files", "out/grades.csv", "out/moodle-import.csv"}))
      << run.out;
  EXPECT_TRUE(mentions(run.out, {"Look at these by hand: 1 of 3", "no grade: answer.docx: not a .json"}))
      << run.out;
  const auto rows = grades();
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_EQ(rows[0], (std::vector<std::string>{"name", "id", "email", "file", "orbit_count", "total",
                                               "maximum", "unread_lines", "misconceptions", "reason"}));
  EXPECT_EQ(rows[1], (std::vector<std::string>{"Ann Lee", "4711", "ann@example.org",
                                               "Ann Lee_4711_assignsubmission_file_/submission.txt", "3", "3",
                                               "3", "", "", ""}));
  EXPECT_EQ(rows[2][8], "all_orbits_full");
  EXPECT_TRUE(mentions(rows[2][9], {"Number of orbits: wrong, it looks as if"}));
  EXPECT_EQ(rows[3][5], "");
  EXPECT_EQ(rows[3][7], "all");
  EXPECT_TRUE(mentions(rows[3][9], {"answer.docx", "submission.json"}));
  EXPECT_EQ(rows[4][9], "nothing submitted");
  EXPECT_TRUE(mentions(file("out/feedback/Bob Ray_4712_assignsubmission_file_/feedback.md"),
                       {"**Score: 0 of 3.**", "The number is not 11.5"}));

  const coursework::Roster before = coursework::read_roster(worksheet);
  const coursework::Roster after = coursework::read_roster(file("out/moodle-import.csv"));
  EXPECT_EQ(after.platform, coursework::Platform::moodle);
  EXPECT_EQ(coursework::students_of(after), coursework::students_of(before));
  ASSERT_EQ(after.table.rows.size(), before.table.rows.size());
  for (std::size_t row = 0; row < after.table.rows.size(); ++row)
    for (std::size_t i = 0; i < after.table.rows[0].cells.size(); ++i)
      if (row == 0 || (i != 4 && i != 8)) {
        EXPECT_EQ(after.table.rows[row].cells[i].written, before.table.rows[row].cells[i].written);
      }
  const auto cell = [&](std::size_t row, std::size_t i) { return after.table.rows[row].cells[i].text; };
  EXPECT_EQ(cell(1, 4), "3");
  EXPECT_EQ(cell(1, 8), "");
  EXPECT_EQ(cell(2, 4), "0");
  EXPECT_EQ(cell(2, 8), rows[2][9]);
  EXPECT_EQ(cell(3, 4) + cell(3, 8), "") << "no grade and no comment for what is not read";
  EXPECT_EQ(cell(4, 4), "") << "no grade without a submission";
}

TEST_F(VerifyRoster, grades_a_download_of_canvas_and_writes_one_assignment) {
  const std::string gradebook =
      "Student,ID,SIS Login ID,Section,Eight queens (77),Final Score\n"
      "    Points Possible,,,,10,(read only)\n"
      "\"Lee, Ann\",101,ann,A,,\n\"Ray, Bob\",102,bob,A,,\n\"May, Tom\",103,tom,A,4,\n";
  add("rubric.json", rubric);
  add("gradebook.csv", gradebook);
  add("dl/leeann_101_5001_answer.txt", right);
  add("dl/raybob_LATE_102_5002_answer.json", R"({"n": 8, "orbit_count": 23})");
  const ProgramRun run = this->run("verify dl --rubric rubric.json --roster gradebook.csv --output-dir out");
  EXPECT_EQ(run.exit_code, 1) << run.err;
  const std::string feedback = file("out/feedback/raybob_LATE_102_5002_answer.html");
  EXPECT_TRUE(feedback.starts_with("<!DOCTYPE html>"));
  EXPECT_TRUE(mentions(feedback, {"<title>Eight queens: Ray, Bob</title>", "<h1>Eight queens: Ray, Bob</h1>",
                                  "<p>Note: This was submitted late.</p>"}));
  EXPECT_FALSE(contains(feedback, "raybob_LATE"));
  EXPECT_TRUE(grades()[2].back().starts_with("late; Number of orbits: wrong"));
  EXPECT_FALSE(contains(file("out/feedback/leeann_101_5001_answer.html"), "late"));
  const std::string written = file("out/canvas-import.csv");
  EXPECT_EQ(written,
            "Student,ID,SIS Login ID,Section,Eight queens (77)\n"
            "    Points Possible,,,,3\n"
            "\"Lee, Ann\",101,ann,A,3\n\"Ray, Bob\",102,bob,A,0\n\"May, Tom\",103,tom,A,4\n");
  const coursework::Roster after = coursework::read_roster(written);
  EXPECT_EQ(after.platform, coursework::Platform::canvas);
  EXPECT_EQ(coursework::students_of(after), coursework::students_of(coursework::read_roster(gradebook)));
}

TEST_F(VerifyRoster, writes_the_grades_of_the_assignment_that_column_selects) {
  add("rubric.json", rubric);
  add("gradebook.csv",
      "Student,ID,SIS Login ID,Section,Essay (70),Homework 3 (77),Homework 3 (78)\n"
      "    Points Possible,,,,5,10,10\n\"Lee, Ann\",101,ann,A,4,,\n");
  add("dl/leeann_101_5001_answer.txt", right);
  const std::string words = "verify dl --rubric rubric.json --roster gradebook.csv --output-dir ";
  const ProgramRun created = run(words + "out");
  EXPECT_EQ(created.exit_code, 0);
  EXPECT_EQ(created.err,
            "eightfold: --roster: no assignment of the gradebook is called \"Eight queens\", so the import "
            "creates it; select another with --column: Essay (70), Homework 3 (77) and Homework 3 (78)\n");
  const ProgramRun chosen = run(words + "77 --column 77");
  EXPECT_EQ(chosen.err, "");
  EXPECT_EQ(lines_of(file("77/canvas-import.csv"))[0], "Student,ID,SIS Login ID,Section,Homework 3 (77)");
  const ProgramRun ambiguous = run(words + "no --column 'Homework 3'");
  EXPECT_EQ(ambiguous.exit_code, 2);
  EXPECT_TRUE(mentions(ambiguous.err, {"--column: 2 assignments are called \"Homework 3\"", "parentheses"}));
  const ProgramRun unknown = run(words + "no --column 71");
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_TRUE(mentions(unknown.err, {"--column: no assignment", "\"71\"; it has Essay (70), Homework"}));
  add("plain.csv", "name\nAnn Lee\n");
  const ProgramRun plain = run("verify dl --roster plain.csv --output-dir no --column 77");
  EXPECT_EQ(plain.exit_code, 2);
  EXPECT_TRUE(mentions(plain.err, {"--column: only a gradebook of Canvas"}));
  EXPECT_FALSE(exists("no"));
}

TEST_F(VerifyRoster, says_once_that_a_roster_is_of_another_class) {
  add("roster.csv", "name,id\nEve Fox,1\nTom May,2\n");
  add("dl/Ann Lee_4711_assignsubmission_file_/a.txt", right);
  add("dl/Bob Ray_4712_assignsubmission_file_/a.txt", right);
  const ProgramRun run = this->run("verify dl --roster roster.csv --output-dir out");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(
      run.err,
      "eightfold: --roster: none of the 2 students who submitted is on it; check that it is of this class\n");
  EXPECT_TRUE(mentions(grades()[1].back(), {"this student is not on the roster"}));
}

TEST_F(VerifyRoster, names_the_column_of_a_worksheet_in_an_unknown_language) {
  add("sheet.csv", "Identyfikator,Imię,Status,Ocena,Maksymalna\nUczestnik4711,Ann,-,,\"2,00\"\n");
  add("dl/Ann Lee_4711_assignsubmission_file_/a.txt", right);
  const ProgramRun run = this->run("verify dl --roster sheet.csv --output-dir out");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(
      mentions(run.err, {"unknown language; the grades are for the column \"Ocena\"",
                         "--roster: the maximum grade in Moodle is 2.00, but the points are out of 1"}));
  EXPECT_TRUE(contains(file("out/moodle-import.csv"), "Uczestnik4711,Ann,-,1,\"2,00\""));
}

TEST_F(VerifyRoster, heads_feedback_with_the_name_that_is_known) {
  add("dl/leeann_101_5001_answer.txt", "author: Ann Lee\n" + right);
  add("dl/raybob_102_5002_answer.txt", right);
  add("files/deep/1.txt", right);
  ASSERT_EQ(run("verify dl files --output-dir out").exit_code, 0);
  EXPECT_TRUE(contains(file("out/feedback/leeann_101_5001_answer.html"), "<h1>Feedback: Ann Lee</h1>"));
  EXPECT_TRUE(contains(file("out/feedback/raybob_102_5002_answer.html"), "<h1>Feedback: raybob</h1>"));
  EXPECT_TRUE(contains(file("out/feedback/files-deep-1.html"), "<h1>Feedback: 1.txt</h1>"));
}

TEST_F(VerifyRoster, grades_files_by_their_authors_and_the_roster_of_gradescope) {
  const std::string roster =
      "First Name,Last "
      "Name,SID,Email,Role\nAnn,Lee,7,ann@example.org,Student\nBob,Ray,8,bob@example.org,Student\n";
  add("rubric.json", rubric);
  add("roster.csv", roster);
  add("files/1.txt", "author: Lee, Ann\n" + right);
  add("files/2.txt", "author: Zoe\n" + right);
  const ProgramRun run = this->run("verify files --rubric rubric.json --roster roster.csv --output-dir out");
  EXPECT_EQ(run.exit_code, 1) << "Zoe is not on the roster";
  EXPECT_TRUE(mentions(run.err, {"2.txt: this student is not on the roster"}));
  EXPECT_TRUE(exists("out/feedback/1.html"));
  const std::string written = file("out/gradescope-scores.csv");
  EXPECT_EQ(written,
            "First Name,Last Name,SID,Email,Role,Total Score,Max Points,Comment\n"
            "Ann,Lee,7,ann@example.org,Student,3,3,\nBob,Ray,8,bob@example.org,Student,,,\n");
  EXPECT_EQ(coursework::read_roster(written).platform, coursework::Platform::gradescope);
  EXPECT_EQ(grades()[1][1], "7");
}

TEST_F(VerifyRoster, warns_if_moodle_would_reject_the_points) {
  add("sheet.csv", worksheet);
  add("rubric.json", R"({"exercise": {"n": 8}, "points": {"orbit_count": 5}})");
  add("dl/Ann Lee_4711_assignsubmission_file_/a.txt", right);
  EXPECT_TRUE(mentions(run("verify dl --rubric rubric.json --roster sheet.csv --output-dir out").err,
                       {"--roster: the maximum grade in Moodle is 3.00, but the points are out of 5"}));
}

TEST_F(VerifyRoster, grades_each_student_by_the_rubric_for_the_student) {
  add("rubric.json", R"({"points": {"orbit_count": 3}, "students": [
    {"name": "Ann Lee", "id": "4711", "exercise": {"n": 5}}, {"name": "Bob Ray", "id": "4712", "exercise": {"n": 8}}]})");
  add("dl/Ann Lee_4711_assignsubmission_file_/a.txt", "orbit count: 2\n");
  add("dl/Bob Ray_4712_assignsubmission_file_/a.txt", "orbit count: 12\n");
  add("dl/Ann Lee_4713_assignsubmission_file_/a.txt", "orbit count: 2\n");
  run("verify dl --rubric rubric.json --output-dir out");
  const auto rows = grades();
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[1][5], "3");
  EXPECT_EQ(rows[2][5], "") << "no points, because the rubric must be corrected";
  EXPECT_TRUE(mentions(rows[2].back(), {"the rubric has no exercise for this student"}));
  EXPECT_EQ(rows[3][5], "3");
  add("files/x.txt", "author: Lee, Ann\norbit count: 2\n");
  EXPECT_EQ(run("verify files --rubric rubric.json").exit_code, 0) << "by the author in the file";
}

}  // namespace
}  // namespace eightfold::test
