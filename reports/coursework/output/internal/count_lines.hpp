#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/coursework/output/internal/output_text.hpp"

namespace eightfold::coursework {

/// The whole numbers of a line that may be N and counts.
struct CountLine {
  std::vector<std::string> numbers;  ///< N first, if this is a row
  bool is_row = false;               ///< whether the first can be N and others follow
  bool names_n = false;              ///< "n = 8", "8 queens"
};

/// Nothing if the line has no such number, or a range, a date or a time.
std::optional<CountLine> count_line_of(std::string_view line);

/// The order of the columns, as a heading or the words of a row state it.
enum class ColumnOrder { unknown, all_first, orbits_first };
ColumnOrder column_order_of(std::string_view line);

}  // namespace eightfold::coursework
