#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// An irreducible character of the group of the square.
struct Character {
  std::string_view name;
  EnumArray<Symmetry, int> values;
  Subgroup kernel = full_group;  ///< the elements with the same value as the identity

  [[nodiscard]] int degree() const { return values[Symmetry::identity]; }
};

/// All five, named as for the point group C4v, with the axes as the vertical mirror planes. A1 is trivial. A2
/// is the determinant: 1 on the rotations. B1 is 1 on the axis flips and B2 on the diagonal flips; both are
/// -1 on the quarter turns. E is the trace of the matrices, of degree 2.
[[nodiscard]] const std::array<Character, 5>& irreducible_characters();

/// The multiplicity of each irreducible character in the permutation character of a set: its inner product
/// with the fixed points of all eight elements, ordered like irreducible_characters(). The first is the
/// number of orbits by Burnside's lemma.
///
/// Throws std::invalid_argument unless the fixed points are those of the full group. Throws
/// std::domain_error, naming the character or the elements, if no action has these fixed points: a
/// multiplicity is negative or not an integer, or conjugate elements fix different numbers. Throws
/// std::overflow_error if a sum exceeds 64 bits.
[[nodiscard]] std::array<std::uint64_t, 5> multiplicities(const FixedPoints& fixed_points);

}  // namespace eightfold
