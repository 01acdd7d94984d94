#pragma once

#include <string>

#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/burnside.hpp"

namespace eightfold::reports {

/// The decomposition of the permutation character of a set into irreducible characters of the group of the
/// square: the character table with the fixed points of the set, each inner product, and Burnside's lemma as
/// the first inner product. `n` is the size of the board, and `placements` names the set, such as "8-queens
/// solutions". Throws the exceptions of multiplicities().
[[nodiscard]] std::string characters_text(int n, const std::string& placements,
                                          const FixedPoints& fixed_points, const Style& style);

}  // namespace eightfold::reports
