#pragma once

#include <string>
#include <string_view>

#include "eightfold/symmetry/closure.hpp"

namespace eightfold::reports {

/// The reasons why a list of `size` placements is not a union of orbits, with a line for every listed
/// duplicate and missing image, and the number of those that are not listed. `unit` is that of positions:
/// "line".
[[nodiscard]] std::string closure_text(const ClosureFlaws& flaws, std::size_t size, std::string_view unit,
                                       Subgroup group);

}  // namespace eightfold::reports
