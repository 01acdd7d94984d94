#pragma once

#include <string_view>

#include "symmetry/symmetry.hpp"
#include "symmetry/symmetry_set.hpp"

namespace eightfold {

/// x g x⁻¹: the symmetry g as it looks after the board has been moved by x.
constexpr Symmetry conjugate(Symmetry g, Symmetry x) { return x * g * inverse(x); }

constexpr SymmetrySet conjugate(SymmetrySet set, Symmetry x) {
  SymmetrySet result;
  for (const Symmetry g : set) result.insert(conjugate(g, x));
  return result;
}

/// All conjugates of g. Five classes: the identity, the half turn, the two quarter turns, the two mirrors in
/// an axis and the two mirrors in a diagonal.
constexpr SymmetrySet conjugacy_class_of(Symmetry g) {
  SymmetrySet result;
  for (const Symmetry x : all_symmetries) result.insert(conjugate(g, x));
  return result;
}

/// "identity", "quarter_turn", "half_turn", "axis_flip" or "diagonal_flip".
constexpr std::string_view conjugacy_class_name(Symmetry g) {
  switch (*conjugacy_class_of(g).begin()) {
    case Symmetry::identity:
      return "identity";
    case Symmetry::rotate90:
      return "quarter_turn";
    case Symmetry::rotate180:
      return "half_turn";
    case Symmetry::flip_horizontal:
      return "axis_flip";
    default:
      return "diagonal_flip";
  }
}

}  // namespace eightfold
