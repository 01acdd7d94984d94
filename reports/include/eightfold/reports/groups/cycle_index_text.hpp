#pragma once

#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/cycle_index.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// "(a1^6 + 3 a1^2 a2^2 + 6 a1^2 a4 + 6 a2^3 + 8 a3^2) / 24", in the order of the terms. A point that an
/// element does not move is a cycle of length 1. A term without points is the number of elements.
[[nodiscard]] std::string formula_of(const CycleIndex& index);

/// The formula under a heading that names the action, and an explanation of its terms.
[[nodiscard]] std::string cycle_index_text(const std::string& action, const CycleIndex& index,
                                           const Style& style);

/// The number of colors substituted for every variable: the formula, a table of its terms, and the division.
[[nodiscard]] std::string colorings_text(const CycleIndex& index, const ColoringCount& colorings,
                                         const Style& style);

}  // namespace reports
}  // namespace eightfold
