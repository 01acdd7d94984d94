#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/roster/roster.hpp"

namespace eightfold::coursework {

/// The result of a student of a roster.
struct RosterGrade {
  std::string points;   ///< "12.5"
  std::string comment;  ///< one line; may be empty
};

/// What the import file is about.
struct ImportParams {
  std::string title;    ///< of the assignment, as in assignments_called(); Canvas creates it unless it exists
  std::string maximum;  ///< the maximum points
};

/// The file names, by platform.
inline constexpr std::array<std::string_view, 4> import_file_names = {
    "moodle-import.csv", "canvas-import.csv", "gradescope-scores.csv", "roster-scores.csv"};

[[nodiscard]] constexpr std::string_view import_file_name(Platform platform) {
  return import_file_names[static_cast<std::size_t>(platform)];
}

/// The roster with the results, in the format of its platform. `grades` has an entry for each student of the
/// roster, which is empty for those without a result; their cells stay as they are. Cells that are not filled
/// in are written as they were read.
///
/// - Moodle: all columns; Grade and Feedback comments are filled in.
/// - Canvas: the columns about students, and one assignment: the first of assignments_called(), or else a new
///   column; the row "Points Possible". Other columns are omitted, so that the import does not change other
///   grades.
/// - Gradescope and others: all columns, and Total Score, Max Points and Comment.
[[nodiscard]] std::string import_file(const Roster& roster,
                                      std::span<const std::optional<RosterGrade>> grades,
                                      const ImportParams& params);

/// The columns of Canvas's gradebook with assignments; none on other platforms.
[[nodiscard]] std::vector<std::size_t> assignments_of(const Roster& roster);

/// Those of them with this title, "Queens (77)"; or else with this id, for "Another title (77)" and "77"; or
/// else with this name, for "Queens". Case does not matter. Several if the title is ambiguous.
[[nodiscard]] std::vector<std::size_t> assignments_called(std::string_view title, const Roster& roster);

/// The title of the column for grades in a worksheet of Moodle whose titles are in an unknown language, so
/// that the form of the table tells the columns apart; otherwise empty. The import file has no comments then.
[[nodiscard]] std::string grade_column_by_form(const Roster& roster);

/// The maximum grade in Moodle's worksheet, with a decimal point; empty if there is none.
[[nodiscard]] std::string maximum_in(const Roster& roster);

}  // namespace eightfold::coursework
