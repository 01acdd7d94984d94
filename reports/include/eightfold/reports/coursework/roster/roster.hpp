#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/roster/csv.hpp"
#include "eightfold/reports/coursework/roster/student.hpp"

namespace eightfold::coursework {

/// Where a roster comes from.
enum class Platform {
  moodle,      ///< the grading worksheet of an assignment
  canvas,      ///< an export of the gradebook
  gradescope,  ///< the roster of a course
  plain,       ///< any table with names, ids or email addresses
};
inline constexpr std::array<std::string_view, 4> platform_names = {"moodle", "canvas", "gradescope", "plain"};

[[nodiscard]] constexpr std::string_view name_of(Platform platform) {
  return platform_names[static_cast<std::size_t>(platform)];
}

/// A student and their row in the file.
struct RosterStudent {
  Student student;
  std::size_t row = 0;  ///< in `Roster::table`
};

/// The students of a course, and the file that they are from.
struct Roster {
  Platform platform = Platform::plain;
  std::vector<RosterStudent> students;  ///< in the order of the file
  CsvTable table;
};

/// Reads a roster. The platform is recognized from the header; README.md in this folder has the columns and
/// their sources. Rows that are not students, such as Canvas's "Points Possible" and Gradescope's staff, have
/// no entry in `students`. The id is the platform's own: of "Participant 12345" it is "12345". Throws
/// reports::ParseError with the line for invalid CSV, for a header without names, ids and email addresses,
/// for a row that is longer than the header, for two students with the same id, and without students.
[[nodiscard]] Roster read_roster(std::string_view text);

/// The students of a roster.
[[nodiscard]] std::vector<Student> students_of(const Roster& roster);

/// The title of a column for comparisons, without spaces around it and with case folded.
[[nodiscard]] std::string title_of(const CsvCell& header);

/// The index of the first column with one of these names, which are in folded case; the number of columns if
/// there is none.
[[nodiscard]] std::size_t column_of(const CsvTable& table, std::initializer_list<std::string_view> names);

/// Whether it is Canvas's row with the maximum points of each assignment.
[[nodiscard]] bool is_points_possible(const CsvRow& row);

}  // namespace eightfold::coursework
