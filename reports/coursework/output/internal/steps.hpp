#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/output/output.hpp"
#include "reports/notation/internal/forms.hpp"

namespace eightfold::coursework {

using reports::FormPlacement;
using reports::FormResult;
using reports::is_digit;
using reports::is_letter;
using reports::OutputText;

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

/// The largest N of a table of counts.
int largest_checked_n(Rule rule);

/// Reads a table of N, the number of solutions, and perhaps of orbits.
ProgramOutput read_count_table(const OutputText& text, const Expectations& expectations);

/// Adds the classic faults of a list to its verdict.
void add_list_faults(const ProgramOutput& output, const VerifyParams& params, Verdict& verdict);

}  // namespace eightfold::coursework
