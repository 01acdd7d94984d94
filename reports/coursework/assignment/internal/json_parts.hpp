#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>

#include "eightfold/reports/coursework/assignment/assignment.hpp"

// Parts of the assignment's JSON files.
namespace eightfold::coursework {

/// The number of each column.
nlohmann::ordered_json placement_json(const Placement& placement, int base);

/// Each placement.
nlohmann::ordered_json placements_json(std::span<const Placement> placements, int base);

/// The members that describe the exercise in a submission: problem, n, rule, colors, content, group.
nlohmann::ordered_json exercise_json(const Exercise& exercise);

/// The members name, id and email, as far as they are known.
nlohmann::ordered_json student_json(const Student& student);

/// In quotes from 2^64 on.
nlohmann::ordered_json number_json(const Integer& value);

/// The number of fixed points of each element or class.
nlohmann::ordered_json fixed_points_json(const std::vector<TallyEntry>& tally);

/// What the rubrics of all variants share, and what differs.
nlohmann::ordered_json common_rubric(const Assignment& assignment, std::string_view title);
nlohmann::ordered_json variant_rubric(const Assignment& assignment);

/// The correct submission.
nlohmann::ordered_json key_json(const Assignment& assignment);

}  // namespace eightfold::coursework
