#pragma once

#include <cstdint>
#include <string>

#include "reports/text/style.hpp"

namespace eightfold::reports {

/// What the explanation of one N stands on.
struct ExplainedCounts {
  int n = 0;
  std::uint64_t solutions = 0;     ///< Q
  std::uint64_t half_turn = 0;     ///< H: those that the half turn fixes
  std::uint64_t quarter_turn = 0;  ///< R: those that the quarter turn fixes
  std::string origin = {};    ///< where the numbers come from, to end "These numbers are": "computed here"
  bool is_published = false;  ///< all three are published, and no search is made for them
};

/// The whole argument for the number of orbits, as a worked example: the set, the group, what each element
/// fixes and why, the mean, the orbit types by the table of marks, the check of the sum. To N = 20 a solution
/// that is fixed is searched for and shown. Each throws std::domain_error if no set of solutions has these
/// numbers, std::invalid_argument if N is negative, and std::overflow_error past largest_mark.
std::string explanation_text(const ExplainedCounts& counts, const Style& style);  ///< 80 columns
std::string explanation_markdown(const ExplainedCounts& counts);                  ///< as GitHub reads it
std::string explanation_latex(const ExplainedCounts& counts);                     ///< a whole document

}  // namespace eightfold::reports
