#pragma once

#include <string>

#include "reports/text/style.hpp"
#include "symmetry/cycle_index.hpp"

namespace eightfold::reports {

/// "(a1^6 + 3 a1^2 a2^2 + 6 a1^2 a4 + 6 a2^3 + 8 a3^2) / 24", in the order of the terms. Points that no
/// element moves are there; a term of no points is the number of elements alone.
std::string formula_of(const CycleIndex& index);

/// The formula under a heading that says what acts on what.
std::string cycle_index_text(const std::string& action, const CycleIndex& index, const Style& style);

/// The same number of colors put in for every variable: the formula, term by term, and the division.
std::string colorings_text(const CycleIndex& index, const Colorings& colorings, const Style& style);

}  // namespace eightfold::reports
