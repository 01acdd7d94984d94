#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/output/output.hpp"
#include "reports/coursework/output/internal/forms.hpp"

namespace eightfold::coursework {

/// What a form reads as one placement.
struct FormPlacement {
  SubmittedPlacement submitted;
  int size = 0;                  ///< N as the text shows it
  std::string unfit = {};        ///< why it is not a placement on the board; then `submitted` has none
  std::uint32_t first_line = 0;  ///< index of its first line
  std::uint32_t last_line = 0;
};

/// The reading of a text in one form, on the board of one size.
struct FormResult {
  const OutputForm* form = nullptr;
  int n = 0;
  std::vector<FormPlacement> placements;
  std::vector<bool> used;       ///< by the index of a line
  std::string words;            ///< "vectors, one a line, columns by row, numbered from 0"
  int base = 0;                 ///< the number of the first column
  std::vector<Finding> faults;  ///< about the numbering
};

/// Converts what a form has read to placements with columns from 0. The numbers of the first row and column
/// are those with which more placements are permutations, unless `base` is given. N is that of `exercise`,
/// which is otherwise without effect except on squares of chess.
FormResult placements_of(const OutputForm& form, const FormReading& reading, const OutputText& text, int n,
                         std::optional<int> base);

/// The form of the output and its placements; nothing if no form reads any. Throws reports::ParseError if two
/// forms read different placements.
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

/// N as most entries of a reading show it; 0 if none does.
int size_shown_by(const FormReading& reading);

/// "2 other lines are ignored: line 1 "…", line 94 "…"."; nothing without such lines.
/// Frames do not count, nor labels such as "Solution 3:" if the form has them; in a table, "3:" is a row
/// without its number.
std::string ignored_words(const OutputText& text, const std::vector<bool>& used, bool has_labels);

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

/// Reads a table of N, the number of solutions, and perhaps of orbits.
ProgramOutput read_count_table(const OutputText& text, const Expectations& expectations);

/// Adds the classic faults of a list to its verdict.
void add_list_faults(const ProgramOutput& output, const VerifyParams& params, Verdict& verdict);

}  // namespace eightfold::coursework
