#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/roster/import_file.hpp"
#include "eightfold/reports/coursework/roster/roster.hpp"
#include "eightfold/reports/coursework/roster/student.hpp"

namespace eightfold::coursework {

/// A student of a class and the result.
struct ClassEntry {
  Student student;                         ///< as far as known
  std::optional<GradedSubmission> result;  ///< nothing if nothing was submitted
  std::optional<std::size_t> on_roster;    ///< the index in the roster
  std::string problem;                     ///< why the result is not assigned to a student of the roster
};

/// Gives every submission of a class the same maximum: the largest one. With a rubric it is the sum of its
/// points; without one it is the largest number of claims.
void equalize_maximum(std::span<GradedSubmission> submissions);

/// The rubric for one student.
struct ChosenRubric {
  const Rubric* rubric;  ///< never null
  std::string problem;   ///< why the rubric has no exercise for this student
};

/// Chooses the rubric for each student: the only one, or that of the student among `rubric.students`, found
/// as match_students() does. The results point into `rubric`.
[[nodiscard]] std::vector<ChosenRubric> choose_rubrics(std::span<const Student> students,
                                                       const Rubric& rubric);

/// The problem of an entry whose student is not on the roster.
inline constexpr std::string_view not_on_the_roster = "this student is not on the roster";

/// Finds the students on the roster and takes their name, id and email address from it. Each student of the
/// roster gets at most one result; if there are more, none counts. Students without a result are added at the
/// end, in the order of the roster.
void merge_roster(std::vector<ClassEntry>& entries, const Roster& roster);

/// Why points are missing, in one line for the student: "nothing submitted", the error in reading the
/// submission, or each claim that is not right with its likeliest misconception. Empty if nothing is missing.
[[nodiscard]] std::string reason_of(const ClassEntry& entry);

/// The number of students: one with several submissions counts once, and each submission without a name
/// counts.
[[nodiscard]] std::size_t student_count(std::span<const ClassEntry> entries);

/// The students who submitted nothing, for the end of a summary; empty if there are none.
[[nodiscard]] std::string missing_students_text(std::span<const ClassEntry> entries);

/// The results in the order of the roster, for import_file(): those that could be read and belong to exactly
/// one student.
[[nodiscard]] std::vector<std::optional<RosterGrade>> roster_grades(std::span<const ClassEntry> entries,
                                                                    const Roster& roster);

/// A CSV file for the teacher, with a row for each student and no other rows: name, id, email, file, the
/// points for each claim, total, maximum, unread_lines (empty if all of them are read; "all" if none is, and
/// then there is no total), misconceptions (ids, the likeliest of each claim) and reason, which begins with
/// "late" if the submission is. A text that a spreadsheet would run as a formula gets a leading apostrophe.
inline constexpr std::string_view beginning_of_grades = "name,id,email,file";
[[nodiscard]] std::string grades_csv(std::span<const ClassEntry> entries, const Rubric& rubric);

}  // namespace eightfold::coursework
