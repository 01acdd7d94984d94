#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/coursework/assignment/assignment.hpp"

namespace EIGHTFOLD_API eightfold {
namespace coursework {

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

}  // namespace coursework
}  // namespace eightfold
