#pragma once

#include <string>
#include <vector>

#include "eightfold/reports/coursework/output/internal/forms.hpp"
#include "eightfold/reports/coursework/output/output.hpp"

namespace eightfold::coursework {

/// What a form reads as one placement.
struct FormPlacement {
  SubmittedPlacement submitted;
  int size = 0;            ///< N as the text shows it
  std::string unfit = {};  ///< why it is not a placement on the board; then `submitted` has none
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

/// Reads a table of N, the number of solutions, and perhaps of orbits.
ProgramOutput read_count_table(const OutputText& text, const Expectations& expectations);

/// Adds the classic faults of a list to its verdict.
void add_list_faults(const ProgramOutput& output, const VerifyParams& params, Verdict& verdict);

}  // namespace eightfold::coursework
