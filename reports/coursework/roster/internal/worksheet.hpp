#pragma once

#include <cstddef>
#include <optional>

#include "eightfold/reports/coursework/roster/csv.hpp"

namespace eightfold::coursework {

/// The columns of Moodle's grading worksheet. The titles are in the language of the site.
struct Worksheet {
  std::size_t none = 0;  ///< the number of columns, for a column that is absent
  std::size_t identifier = 0;
  std::size_t name = 0;
  std::size_t email = 0;
  std::size_t grade = 0;
  std::size_t comments = 0;
  bool has_known_titles = true;  ///< otherwise the columns are found by position, and the comments are absent
};

/// The columns of a worksheet with English, German, French or Spanish titles, or else of a table that has the
/// form of a worksheet; nothing for any other table.
std::optional<Worksheet> worksheet_of(const CsvTable& table);

}  // namespace eightfold::coursework
