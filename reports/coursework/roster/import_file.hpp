#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/coursework/roster/roster.hpp"

namespace EIGHTFOLD_API eightfold {
namespace coursework {

/// The result of a student of a roster.
struct RosterGrade {
  std::string points;   ///< "12.5"
  std::string comment;  ///< one line; may be empty
};

/// What the import file is about.
struct ImportParams {
  std::string title;    ///< of the assignment; Canvas creates it unless it exists
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
/// - Canvas: the columns about students, and one assignment: the column with its title, or else a new one;
/// the
///   row "Points Possible". Other columns are omitted, so that the import does not change other grades.
/// - Gradescope and others: all columns, and Total Score, Max Points and Comment.
[[nodiscard]] std::string import_file(const Roster& roster,
                                      std::span<const std::optional<RosterGrade>> grades,
                                      const ImportParams& params);

/// The maximum grade in Moodle's worksheet; empty if there is none.
[[nodiscard]] std::string maximum_in(const Roster& roster);

}  // namespace coursework
}  // namespace eightfold
