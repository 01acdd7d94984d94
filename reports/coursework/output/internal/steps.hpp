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

/// The reading of a list in one form, or nothing. Throws reports::ParseError if two forms read different
/// placements.
std::optional<FormResult> recognized_form(const OutputText& text, ExpectedOutput expected,
                                          const Expectations& expectations);

/// The part of an output that is about one N.
struct OutputSection {
  int n;
  std::vector<std::size_t> lines;  ///< indices, increasing
};

/// The text with these lines alone.
OutputText part_of(const OutputText& text, const std::vector<std::size_t>& lines);

/// The sections of an output for several N below headings such as "N = 4"; empty without such headings.
std::vector<OutputSection> sections_by_headings(const OutputText& text);

/// The same by the sizes of placements. `whole` is the reading of the output as one list.
std::vector<OutputSection> sections_by_size(const OutputText& text, const FormResult& whole,
                                            ExpectedOutput expected, const Expectations& expectations);

/// A finding for each ignored line that states another number of solutions, like "Total: 91".
std::vector<Finding> totals_other_than(std::size_t placements, const OutputText& text,
                                       const std::vector<bool>& used);

/// Whether some line states that there is no solution, and has no number other than 0 and N.
bool states_no_solution(const OutputText& text, int n);

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
