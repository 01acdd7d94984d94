#pragma once

#include <array>
#include <string>
#include <string_view>

#include "eightfold/reports/explanation/explanation.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"
#include "reports/document/internal/document.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

/// The counts for one N, checked against each other.
struct Facts {
  ExplainedCounts counts = {};
  FixedPoints fixed_points{full_group};
  OrbitsByType orbits_by_type;  ///< by the table of marks
  std::uint64_t orbits = 0;     ///< by Burnside's lemma; equal to the sum of orbits_by_type

  /// True for N = 0 and N = 1, where every element fixes the only solution and the short formula is not
  /// valid.
  bool is_smallest() const { return counts.n < 2; }
  bool is_empty() const { return counts.solutions.all == 0; }

  /// The members that orbits have fewer than eight, in total.
  std::uint64_t gaps() const { return 8 * orbits - counts.solutions.all; }
};

/// The argument as a document, for any writer. Throws the exceptions listed in explanation.hpp.
Document argument(const ExplainedCounts& counts);

/// The number of solutions divided by 8, as a decimal fraction: "11.5", "1,775".
std::string eighth_of_solutions(const Facts& facts);

/// The six steps.
Section step_set(const Facts& facts);
Section step_group(const Facts& facts);
Section step_fixed_solutions(const Facts& facts);
Section step_mean(const Facts& facts);
Section step_types(const Facts& facts);
Section step_check(const Facts& facts);

/// A paragraph of marked text; see runs().
inline Paragraph paragraph(std::string_view marked) { return {runs(marked)}; }

}  // namespace eightfold::reports
