#include "eightfold/reports/coursework/grading/class_grades.hpp"

#include <gtest/gtest.h>

#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

ClassEntry entry_of(const Student& student, const GradedSubmission& result) {
  return {student, result, std::nullopt, {}};
}

Student named(const std::string& name, const std::string& id = {}) { return {name, id, {}}; }

Rubric rubric_for(int n) {
  return read_rubric(R"({"exercise": {"n": )" + std::to_string(n) + R"(}, "points": {"orbit_count": 3}})");
}

TEST(EqualizeMaximum, gives_every_row_the_largest_one) {
  std::vector<GradedSubmission> submissions = {test::ann(), test::bob(), test::cyd()};
  equalize_maximum(submissions);
  for (const GradedSubmission& each : submissions) EXPECT_EQ(each.max_score, 5);
  equalize_maximum({});
}

TEST(ChooseRubrics, gives_all_students_the_only_rubric) {
  const Rubric rubric = rubric_for(8);
  const auto chosen = choose_rubrics(std::vector{named("Ann"), named("")}, rubric);
  ASSERT_EQ(chosen.size(), 2U);
  for (const ChosenRubric& each : chosen) {
    EXPECT_EQ(each.rubric, &rubric);
    EXPECT_EQ(each.problem, "");
  }
}

TEST(ChooseRubrics, never_takes_the_rubric_of_another_student) {
  Rubric rubric = rubric_for(8);
  rubric.students = {{named("Lee, Ann", "1"), rubric_for(5)},
                     {named("Kim Sun", "2"), rubric_for(6)},
                     {named("Kim Sun", "3"), rubric_for(7)}};
  const auto chosen = choose_rubrics(std::vector{named("ann lee"), named("Kim Sun", "3"), named("Kim Sun"),
                                                 named("Ann Lee", "9"), named("")},
                                     rubric);
  EXPECT_EQ(chosen[1].rubric, &rubric.students[2].rubric);
  EXPECT_EQ(chosen[0].rubric, &rubric.students[0].rubric);
  EXPECT_TRUE(test::mentions(chosen[2].problem, {"several", "give the rubric of this student, or a roster"}));
  EXPECT_TRUE(test::mentions(chosen[3].problem, {"no exercise for this student"})) << "another id";
  EXPECT_TRUE(test::mentions(chosen[4].problem, {"no exercise for this student"}));
}

TEST(MergeRoster, takes_students_from_the_roster_and_adds_those_without_a_result) {
  std::vector<ClassEntry> entries = {entry_of(named("bob ray"), test::bob()),
                                     entry_of(named("Zoe"), test::cyd())};
  merge_roster(entries,
               read_roster("name,id,email\n\"Lee, Ann\",1,ann@example.org\nBob Ray,2,bob@example.org\n"));
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[0].student, (Student{"Bob Ray", "2", "bob@example.org"}));
  EXPECT_EQ(entries[0].on_roster, 1U);
  EXPECT_TRUE(test::mentions(entries[1].problem, {"not on the roster"}));
  EXPECT_EQ(entries[1].on_roster, std::nullopt);
  EXPECT_EQ(entries[2].student.name, "Lee, Ann");
  EXPECT_EQ(entries[2].result, std::nullopt);
  EXPECT_EQ(reason_of(entries[2]), "nothing submitted");
  EXPECT_EQ(missing_students_text(entries),
            "\nNothing submitted: 1 of 3 students\n  Lee, Ann, 1, ann@example.org\n");
}

TEST(MergeRoster, counts_no_result_of_a_student_with_two) {
  std::vector<ClassEntry> entries = {entry_of(named("Ann"), test::ann()),
                                     entry_of(named("Ann"), test::bob())};
  const Roster roster = read_roster("name\nAnn\n");
  merge_roster(entries, roster);
  ASSERT_EQ(entries.size(), 2U);
  for (const ClassEntry& entry : entries) {
    EXPECT_TRUE(test::mentions(entry.problem, {"2 submissions of this student"}));
    EXPECT_EQ(entry.on_roster, std::nullopt);
  }
  EXPECT_EQ(roster_grades(entries, roster)[0], std::nullopt);
}

TEST(StudentCount, counts_a_student_with_two_submissions_once) {
  std::vector<ClassEntry> entries = {entry_of(named("Ann"), test::ann()), entry_of(named("Ann"), test::bob()),
                                     entry_of({}, test::ann()), entry_of({}, test::bob())};
  EXPECT_EQ(student_count(entries), 3U);
  entries.resize(2);
  merge_roster(entries, read_roster("name\nAnn\nBob\n"));
  EXPECT_TRUE(test::mentions(missing_students_text(entries), {"Nothing submitted: 1 of 2 students", "Bob"}));
}

TEST(RosterGrades, leave_out_what_cannot_be_read) {
  std::vector<ClassEntry> entries = {entry_of(named("Ann"), test::bob()),
                                     entry_of(named("Bob"), test::cyd())};
  const Roster roster = read_roster("name\nAnn\nBob\n");
  merge_roster(entries, roster);
  EXPECT_EQ(roster_grades(entries, roster)[0]->points, "1");
  EXPECT_EQ(roster_grades(entries, roster)[1], std::nullopt);
  EXPECT_TRUE(test::mentions(grades_csv(entries, {}), {"Ann,,,bob.txt,1,1,", "Bob,,,cyd.csv,,,0,all,"}));
}

TEST(ReasonOf, names_what_costs_points) {
  EXPECT_EQ(reason_of(entry_of({}, test::bob())), "");
  EXPECT_EQ(reason_of(entry_of({}, test::cyd())), test::cyd().unreadable);
  EXPECT_TRUE(test::mentions(
      reason_of(entry_of({}, test::ann())),
      {"Sum of the fixed points: error carried forward", "Number of orbits: wrong, it looks as if",
       "every orbit was taken to be full", "Orbits of each type: missing"}));
  std::vector<GradedSubmission> submissions = {test::ann(), test::bob()};
  equalize_maximum(submissions);
  EXPECT_EQ(reason_of(entry_of({}, submissions[1])), "only 1 claim submitted");
}

TEST(GradesCsv, has_a_row_for_each_student_and_no_other) {
  std::vector<ClassEntry> entries = {entry_of({"Ann Ahn", "1", "ann@example.org"}, test::ann()),
                                     entry_of(named("Cyd"), test::cyd()),
                                     {named("Eve"), std::nullopt, {}, {}}};
  entries[1].result->max_score = 5;
  const auto lines = test::lines_of(grades_csv(entries, {}));
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(
      lines[0],
      "name,id,email,file,fixed_points,orbit_types,solution_count,burnside_sum,orbit_count,total,maximum,"
      "unread_lines,misconceptions,reason");
  EXPECT_TRUE(lines[1].starts_with("Ann Ahn,1,ann@example.org,ann.json,")) << lines[1];
  EXPECT_TRUE(test::mentions(lines[1], {",2.5,5,,all_orbits_full,"}));
  EXPECT_TRUE(test::mentions(lines[2], {"Cyd,,,cyd.csv,,,,,,,5,all,,"}));
  EXPECT_EQ(lines[3], "Eve,,,,,,,,,,5,,,nothing submitted");
}

TEST(GradesCsv, has_the_columns_of_the_rubric) {
  Rubric rubric;
  rubric.points = {{"orbit_count", 2}, {"stabilizers", 3}};
  const std::string csv = grades_csv(std::vector{entry_of(named("Ann"), test::ann())}, rubric);
  EXPECT_TRUE(csv.starts_with("name,id,email,file,stabilizers,orbit_count,total,"));
}

TEST(GradesCsv, stays_a_table_without_formulas_for_all_texts) {
  for (const std::string& text : {std::string("=cmd()"), std::string("@x"), test::hostile_text}) {
    const ClassEntry entry = entry_of({text, text, text}, test::mallory(text));
    const CsvTable table = read_csv(grades_csv(std::vector{entry}, {}));
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[1].cells.size(), table.rows[0].cells.size());
    for (const CsvCell& cell : table.rows[1].cells)
      EXPECT_TRUE(cell.text.empty() || std::string("=+-@").find(cell.text[0]) == std::string::npos)
          << cell.text;
  }
}

}  // namespace
}  // namespace eightfold::coursework
