#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/placement.hpp"

namespace eightfold {

/// A part of all solutions: those with each row's queen on the columns allowed there.
struct TieClass {
  std::array<std::uint32_t, max_size> allowed{};  ///< by row, a bit a column
  int ties = 1;                                   ///< each solution stands for 8 / ties solutions; 1 to 4
};

/// Splits the solutions of the n×n board, 2 <= n <= 32, by symmetry: the sum over all classes of their
/// solutions × 8 / ties is the number of all.
///
/// Each of the four border lines has a queen, and each such queen two distances from its line's ends: eight
/// numbers, which the eight symmetries permute as they permute (line, end). A class holds the solutions whose
/// first row's queen has the least of them as its distance from the left; `ties` of the eight are as small,
/// and as many images of the solution are in a class. Away from corners only three others can tie with the
/// first row's queen at column a: those on (n-1-a, 0), on (a, n-1) and on (n-1, n-1-a). A queen in the corner
/// ties with itself; there the reflection in its diagonal is broken instead by the queens of the second row
/// and column, and `ties` is 1.
std::vector<TieClass> tie_classes(int n);

}  // namespace eightfold
