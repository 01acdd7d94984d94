#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/assignment/assignment.hpp"
#include "eightfold/reports/io/internal/json_document.hpp"

// JSON of the assignment's files, with one entry or placement per line so that people can edit them.
namespace eightfold::coursework {

/// A string in quotes.
std::string json_text(std::string_view text);

/// An object on one line.
std::string line_of(const reports::JsonMembers& members);

/// A list with one item per line.
std::string list_of(const std::vector<std::string>& items);

/// The members problem, n, rule and group.
reports::JsonMembers exercise_entries(const Exercise& exercise);

/// The members name, id and email, as far as they are known.
reports::JsonMembers student_entries(const Student& student);

/// The number of fixed points of each element.
std::string fixed_points_line(const Exercise& exercise, const FixedPoints& fixed_points);

/// What the rubrics of all variants share, and what differs.
reports::JsonMembers common_rubric_members(const Assignment& assignment, std::string_view title);
reports::JsonMembers variant_rubric_members(const Assignment& assignment);

/// The correct submission.
reports::JsonMembers key_members(const Assignment& assignment);

}  // namespace eightfold::coursework
