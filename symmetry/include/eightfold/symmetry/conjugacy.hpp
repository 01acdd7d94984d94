#pragma once

#include <string_view>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "eightfold/symmetry/symmetry_set.hpp"

namespace EIGHTFOLD_API eightfold {

/// x g x⁻¹: the symmetry g after the board is moved by x.
[[nodiscard]] constexpr Symmetry conjugate(Symmetry g, Symmetry x) { return x * g * inverse(x); }

[[nodiscard]] constexpr SymmetrySet conjugate(SymmetrySet set, Symmetry x) {
  SymmetrySet result;
  for (const Symmetry g : set) result.insert(conjugate(g, x));
  return result;
}

/// All conjugates of g. There are five classes: the identity, the half turn, the two quarter turns, the two
/// axis flips and the two diagonal flips.
[[nodiscard]] constexpr SymmetrySet conjugacy_class_of(Symmetry g) {
  SymmetrySet result;
  for (const Symmetry x : all_symmetries) result.insert(conjugate(g, x));
  return result;
}

/// "identity", "quarter_turn", "half_turn", "axis_flip" or "diagonal_flip".
[[nodiscard]] constexpr std::string_view conjugacy_class_name(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> names({"identity", "quarter_turn", "half_turn",
                                                         "quarter_turn", "axis_flip", "axis_flip",
                                                         "diagonal_flip", "diagonal_flip"});
  return names[g];
}

}  // namespace eightfold
