#include "eightfold/reports/coursework/roster/import_file.hpp"

#include <gtest/gtest.h>

namespace eightfold::coursework {
namespace {

using Results = std::vector<std::optional<RosterGrade>>;

const ImportParams params = {"Queens", "20"};

TEST(ImportFile, fills_in_two_columns_of_moodle_and_keeps_every_other_byte_but_formulas) {
  const std::string head =
      "\xef\xbb\xbfIdentifier,\"Full name\",Grade,\"Maximum Grade\",\"Last modified (grade)\",\"Feedback "
      "comments\"\r\n";
  const std::string text = head +
                           "\"Participant 1\",\"=Ann, \"\"A\"\"\",,20.00,-,\r\n"
                           "\"Participant 2\",Bob,7.00,20.00,-,\"kept\"\r\n";
  const Roster roster = read_roster(text);
  EXPECT_EQ(import_file(roster, Results{RosterGrade{"12.5", "one, two"}, std::nullopt}, params),
            head +
                "\"Participant 1\",\"'=Ann, \"\"A\"\"\",12.5,20.00,-,\"one, two\"\r\n"
                "\"Participant 2\",Bob,7.00,20.00,-,\"kept\"\r\n");
  EXPECT_EQ(maximum_in(roster), "20.00");
}

TEST(ImportFile, needs_no_column_for_comments_in_moodle) {
  const Roster roster = read_roster("Identifier,Grade\nParticipant 1\n");
  EXPECT_EQ(import_file(roster, Results{RosterGrade{"3", "x"}}, params),
            "Identifier,Grade\nParticipant 1,3\n");
  EXPECT_EQ(maximum_in(roster), "");
}

TEST(ImportFile, fills_in_a_worksheet_in_the_language_of_the_site) {
  const std::string head =
      "ID,\"Vollständiger Name\",Bewertung,Bestwertung,\"Zuletzt geändert (Bewertung)\",\"Feedback als "
      "Kommentar\"\n";
  const Roster german = read_roster(head + "Teilnehmer/in4711,Ann,,\"20,00\",-,\n");
  EXPECT_EQ(import_file(german, Results{RosterGrade{"12.5", "x"}}, params),
            head + "Teilnehmer/in4711,Ann,12.5,\"20,00\",-,x\n");
  EXPECT_EQ(maximum_in(german), "20.00");
  EXPECT_EQ(grade_column_by_form(german), "");

  const std::string polish = "Identyfikator,Imię,Status,Ocena,Maksymalna,Komentarz\n";
  const Roster other = read_roster(polish + "Uczestnik4711,Ann,-,,20.00,\n");
  EXPECT_EQ(import_file(other, Results{RosterGrade{"12.5", "x"}}, params),
            polish + "Uczestnik4711,Ann,-,12.5,20.00,\n")
      << "the form does not show which column has comments";
  EXPECT_EQ(maximum_in(other), "20.00");
  EXPECT_EQ(grade_column_by_form(other), "Ocena");
}

const std::string canvas =
    "Student,ID,SIS Login ID,Section,Essay (70),queens (77),Final Score\n"
    ",,,,,Manual Posting,\n"
    "    Points Possible,,,,5,10,(read only)\n"
    "\"Lee, Ann\",101,ann,A1,4,,88\n"
    "\"Ray, Bob\",102,bob,A1,5,9,90\n";

TEST(ImportFile, writes_one_assignment_of_canvas) {
  EXPECT_EQ(import_file(read_roster(canvas), Results{RosterGrade{"12.5", "x"}, std::nullopt}, params),
            "Student,ID,SIS Login ID,Section,queens (77)\n"
            "    Points Possible,,,,20\n"
            "\"Lee, Ann\",101,ann,A1,12.5\n"
            "\"Ray, Bob\",102,bob,A1,9\n");
}

TEST(ImportFile, adds_an_assignment_that_canvas_does_not_have) {
  EXPECT_EQ(import_file(read_roster(canvas), Results{std::nullopt, RosterGrade{"3", ""}}, {"Q, R", "20"}),
            "Student,ID,SIS Login ID,Section,\"Q, R\"\n"
            "    Points Possible,,,,20\n"
            "\"Lee, Ann\",101,ann,A1,\n"
            "\"Ray, Bob\",102,bob,A1,3\n");
}

TEST(ImportFile, finds_the_assignment_of_canvas_by_title_id_or_name) {
  const Roster roster = read_roster(
      "Student,ID,Section,Queens (77),Queens (78),77 (79),Final Score\n    Points Possible,,,,,,(read only)\n"
      "\"Lee, Ann\",101,A,,,,\n");
  using Columns = std::vector<std::size_t>;
  EXPECT_EQ(assignments_of(roster), (Columns{3, 4, 5}));
  EXPECT_EQ(assignments_called("queens (78)", roster), (Columns{4}));
  EXPECT_EQ(assignments_called("77", roster), (Columns{3})) << "the id before the name";
  EXPECT_EQ(assignments_called("Eight queens (77)", roster), (Columns{3})) << "renamed in Canvas";
  EXPECT_EQ(assignments_called("Queens", roster), (Columns{3, 4}));
  EXPECT_EQ(assignments_called("Queens (80)", roster), (Columns{}));
  EXPECT_EQ(assignments_called("Final Score", roster), (Columns{})) << "a total";
  EXPECT_EQ(assignments_called("Section", roster), (Columns{}));
  EXPECT_EQ(assignments_of(read_roster("name,grade\nAnn,\n")), (Columns{}));
}

TEST(ImportFile, keeps_columns_about_students_whatever_spaces_and_case_their_titles_have) {
  EXPECT_EQ(
      import_file(read_roster("student, ID,Section \nAnn,1,A\n"), Results{RosterGrade{"3", ""}}, params),
      "student, ID,Section ,Queens\n    Points Possible,,,20\nAnn,1,A,3\n");
}

TEST(ImportFile, adds_columns_to_other_rosters) {
  EXPECT_EQ(import_file(read_roster("Name;SID;Email;Role\nAnn;1;a@b.org;Student\nEve;2;e@b.org;TA\n"),
                        Results{RosterGrade{"3", "=x"}}, params),
            "Name;SID;Email;Role;Total Score;Max Points;Comment\nAnn;1;a@b.org;Student;3;20;'=x\n"
            "Eve;2;e@b.org;TA;;;\n");
}

TEST(ImportFile, has_no_formula_of_a_spreadsheet) {
  const std::string head = "Identifier,Full name,Grade,Feedback comments,Phone\n";
  for (const std::string name : {"=cmd|' /C calc'!A0", "@SUM(1+1)", "+1+1", "-1+1", "\t=1"}) {
    const std::string file = import_file(read_roster(head + "1,\"" + name + "\",,,-5\n2,-,,,+49.1\n"),
                                         Results{RosterGrade{"3", "@A1"}, std::nullopt}, params);
    EXPECT_TRUE(file.find("'" + name) != std::string::npos) << file;
    EXPECT_TRUE(file.find(",3,'@A1,-5\n2,-,,,+49.1\n") != std::string::npos) << file;
  }
  const std::string canvas_file =
      import_file(read_roster("Student,ID,Section\n=1+1,1,@x\n"), Results{RosterGrade{"3", ""}}, params);
  EXPECT_EQ(canvas_file, "Student,ID,Section,Queens\n    Points Possible,,,20\n'=1+1,1,'@x,3\n");
}

}  // namespace
}  // namespace eightfold::coursework
