#pragma once

#include <string>

#include "reports/text/style.hpp"
#include "symmetry/burnside.hpp"

namespace eightfold::reports {

/// How the action of the group of the square on a set falls apart into irreducible characters: their table,
/// the set's fixed points beneath, each inner product with its arithmetic, and Burnside's lemma as the first
/// of them. `n` is the board's size; `placements` says what the set is, like "8-queens solutions". Throws as
/// multiplicities() does.
std::string characters_text(int n, const std::string& placements, const FixedPoints& fixed_points,
                            const Style& style);

}  // namespace eightfold::reports
