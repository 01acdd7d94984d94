#pragma once

#include <array>
#include <string>
#include <string_view>

#include "reports/explanation/explanation.hpp"
#include "reports/explanation/explanation_document.hpp"
#include "reports/text/words.hpp"
#include "symmetry/burnside.hpp"
#include "symmetry/table_of_marks.hpp"

namespace eightfold::reports {

/// The numbers of one N, which agree with each other.
struct Facts {
  ExplainedCounts counts = {};
  FixedPoints fixed_points = {};
  OrbitsByType orbits_by_type = {};  ///< by the table of marks
  std::uint64_t orbits = 0;          ///< by Burnside's lemma, and the sum of orbits_by_type

  /// For N = 0 and N = 1 the short arguments do not hold: there every element fixes the one solution.
  bool is_smallest() const { return counts.n < 2; }
  bool is_empty() const { return counts.solutions == 0; }
};

/// The argument, step by step, for any writer. Throws as the functions in explanation.hpp do.
Document argument(const ExplainedCounts& counts);

/// The six steps.
Section step_set(const Facts& facts);
Section step_group(const Facts& facts);
Section step_fixed_solutions(const Facts& facts);
Section step_mean(const Facts& facts);
Section step_types(const Facts& facts);
Section step_check(const Facts& facts);

/// What the eight elements are called in math, indexed like all_symmetries.
inline constexpr std::array<std::string_view, 8> letters = {"e", "r", "r²", "r³", "h", "v", "t", "a"};

/// A paragraph of marked text, as runs() takes it.
inline Paragraph paragraph(std::string_view marked) { return {runs(marked)}; }

}  // namespace eightfold::reports
