#pragma once

#include <map>
#include <vector>

#include "symmetry/group_action.hpp"
#include "symmetry/integer.hpp"

namespace eightfold {

/// How many cycles of each length a permutation has, points that stay put being cycles of length 1. As a
/// monomial: the exponents of a1, a2, … that are not 0.
using CycleType = std::map<int, int>;

/// The number of cycles of all lengths.
int cycles_of(const CycleType& type);

/// Follows each point around its cycle. Throws std::invalid_argument unless the images are 0 to n-1, each
/// once. O(n log n).
CycleType cycle_type_of(const Permutation& permutation);

/// The mean over a group's elements of the monomials of their cycle types (Pólya), no point left out, though
/// every element may fix it. The coefficient of a monomial is the exact fraction elements / order.
struct CycleIndex {
  struct Term {
    CycleType type;
    int elements;  ///< how many of the group permute the points so
    friend bool operator==(const Term&, const Term&) = default;
  };
  int points = 0;
  int order = 0;            ///< of the group
  std::vector<Term> terms;  ///< by falling exponent of a1, then of a2, and so on
};

/// Lets each element permute the points and counts its cycles. Throws std::invalid_argument if there are no
/// elements, or if one is no permutation of the points.
CycleIndex cycle_index_of(const GroupAction& action);

/// The cycle index with a number of colors put in for each of a1, a2, …: how many ways there are to color the
/// points, up to the group.
struct Colorings {
  int colors = 0;
  std::vector<Integer> fixed;  ///< by term: the colorings that each of its elements fixes, colors^cycles
  Integer fixed_point_sum;     ///< of elements × fixed
  Integer classes;             ///< sum / order
};

/// Throws std::invalid_argument if colors < 0, std::domain_error if the order leaves a remainder, which the
/// cycle index of a group never does.
Colorings count_colorings(const CycleIndex& index, int colors);

}  // namespace eightfold
