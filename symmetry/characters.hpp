#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "symmetry/burnside.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

/// An irreducible character of the group of the square.
struct Character {
  std::string_view name;
  std::array<int, 8> values;  ///< indexed like all_symmetries
  Subgroup kernel;            ///< the elements on which it is what it is on the identity

  int degree() const { return values[index_of(Symmetry::identity)]; }
};

/// All five, by the names of the point group C4v, in which the axes are the vertical mirror planes:
/// A1 the trivial one; A2 the determinant, 1 on the rotations; B1 with 1 on the mirrors in the axes and B2 on
/// those in the diagonals, both -1 on the quarter turns; E the trace of the matrices, of degree 2.
const std::array<Character, 5>& irreducible_characters();

/// How often each irreducible character is in the permutation character of a set: its inner product with the
/// fixed points of all eight elements, ordered like irreducible_characters(). The first, the trivial one's,
/// is Burnside's number of orbits.
///
/// Throws std::domain_error, naming the character or the elements, if a result is negative or no whole number
/// or if conjugate elements fix different numbers: no action has such fixed points. Throws
/// std::overflow_error if a sum passes 2^64 - 1.
std::array<std::uint64_t, 5> multiplicities(const FixedPoints& fixed_points);

}  // namespace eightfold
