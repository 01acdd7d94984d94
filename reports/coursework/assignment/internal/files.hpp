#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/assignment/assignment.hpp"

namespace eightfold::coursework {

/// Whether it is about solutions, and not about colorings.
bool is_about_solutions(const Assignment& assignment);

/// "solution" or "coloring".
std::string_view noun_of(const Assignment& assignment);

/// A claim that the assignment asks for, and its points. The total is 20.
struct AskedClaim {
  std::string_view name;
  int points;
};

/// In the order of the questions.
std::vector<AskedClaim> asked_claims(const Assignment& assignment);

/// "[1, 5, 8, 6, 3, 7, 2, 4]", where `base` is the number of the first column.
std::string bracketed(const Placement& placement, int base);

/// The types that an orbit can have under the group: the classes of its subgroups.
std::vector<SubgroupClass> possible_types(Subgroup group);

/// The name for the templates; empty if it is not known.
std::string author_of(const Assignment& assignment);

/// The members that describe the exercise in a submission: problem, n, rule, colors, content, group.
nlohmann::ordered_json exercise_json(const Exercise& exercise);

/// "The 8-queens solutions up to symmetry" or "The colorings of 6 beads up to symmetry", for titles.
std::string title_of(const Assignment& assignment);

// The files, as text. Those for students contain neither the answers nor the seed.

/// The questions: the same text in three formats.
std::string assignment_markdown(const Assignment& assignment);
std::string assignment_html(const Assignment& assignment);
std::string assignment_latex(const Assignment& assignment);
/// A text submission with a blank for each answer.
std::string assignment_template_text(const Assignment& assignment);
/// A JSON submission without claims.
std::string assignment_template_json(const Assignment& assignment);
/// The correct submission. Its comment has the planted mistake and the command.
std::string assignment_key(const Assignment& assignment);
/// The points, by data/schemas/rubric-1.0.schema.json.
std::string assignment_rubric(const Assignment& assignment);

struct AssignmentFile {
  std::string_view name;
  bool for_students;
  std::string_view purpose;
  std::string (*text)(const Assignment& assignment);
};

inline constexpr std::array<AssignmentFile, 7> assignment_files = {{
    {"assignment.html", true, "the questions", assignment_html},
    {"assignment.tex", true, "the questions, for LaTeX", assignment_latex},
    {"assignment.md", true, "the questions, in Markdown", assignment_markdown},
    {"template.txt", true, "to fill in and submit", assignment_template_text},
    {"template.json", true, "to fill in and submit as JSON", assignment_template_json},
    {"key.json", false, "the answers and the planted mistake", assignment_key},
    {"rubric.json", false, "the points, for eightfold verify --rubric", assignment_rubric},
}};

// The files of a class whose students have variants of one assignment.

/// The folder with a folder for each student.
inline constexpr std::string_view students_folder = "students";
/// The file with class_keys().
inline constexpr std::string_view class_keys_name = "keys.json";

/// A name for the folder of each variant: the student's name and id, safe for any file system. Names differ
/// in more than case.
std::vector<std::string> folder_names(std::span<const Assignment> variants);

/// The correct submission of each student, by data/schemas/assignment-keys-1.0.schema.json.
std::string class_keys(std::span<const Assignment> variants, std::span<const std::string> folders);

/// The points, with what differs between the students.
std::string class_rubric(std::span<const Assignment> variants);

}  // namespace eightfold::coursework
