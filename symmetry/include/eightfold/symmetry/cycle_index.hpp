#pragma once

#include <map>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace EIGHTFOLD_API eightfold {

/// The number of cycles of each length of a permutation; fixed points are cycles of length 1. As a monomial:
/// the nonzero exponents of a1, a2, ….
using CycleType = std::map<int, int>;

/// The total number of cycles.
[[nodiscard]] int cycles_of(const CycleType& type);

/// Throws std::invalid_argument unless the images are 0 to n-1, each once. O(n log n).
[[nodiscard]] CycleType cycle_type_of(const Permutation& permutation);

/// Pólya's cycle index: the mean of the monomials of the elements' cycle types, including points that every
/// element fixes. The coefficient of a monomial is the fraction elements / order.
struct CycleIndex {
  struct Term {
    CycleType type;
    int elements;  ///< the number of elements with this cycle type
    friend bool operator==(const Term&, const Term&) = default;
  };
  int points = 0;
  int order = 0;            ///< of the group
  std::vector<Term> terms;  ///< by decreasing exponent of a1, then of a2, and so on
};

/// Throws std::invalid_argument if there are no elements, or if one is not a permutation of the points.
[[nodiscard]] CycleIndex cycle_index_of(const GroupAction& action);

/// The number of colorings of the points up to the group: the cycle index with the number of colors
/// substituted for each of a1, a2, ….
struct ColoringCount {
  int colors = 0;
  std::vector<Integer> fixed;  ///< by term: the colorings that one element fixes, colors^cycles
  Integer fixed_point_sum;     ///< of elements × fixed
  Integer classes;             ///< sum / order
};

/// Throws std::invalid_argument if colors < 0, and std::domain_error if the order does not divide the sum;
/// then the index is not the cycle index of a group.
[[nodiscard]] ColoringCount count_colorings(const CycleIndex& index, int colors);

}  // namespace eightfold
