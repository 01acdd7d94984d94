#pragma once

#include <cstdint>
#include <vector>

#include "core/internal/constraints.hpp"
#include "eightfold/core/placement.hpp"

namespace eightfold {

/// A subset of all solutions: those whose queens are on the allowed squares.
struct TieClass {
  AllowedSquares allowed{};
  int ties = 1;  ///< each solution represents 8 / ties solutions
};

/// Splits the solutions of the n×n board, 2 <= n <= 32, by symmetry: the number of all solutions is the sum
/// over the classes of their solutions × 8 / ties, with ties from 1 to 4.
///
/// Each of the four border lines has a queen, and each such queen has two distances from the ends of its
/// line: eight numbers, which the eight symmetries permute. A class holds the solutions in which the distance
/// of the first row's queen from the left is the least of the eight; `ties` is how many of the eight equal
/// it, and that many images of a solution are in its class. If the first row's queen is in column a > 0, only
/// the queens on (n-1-a, 0), (a, n-1) and (n-1, n-1-a) can tie with it. A queen in the corner always ties
/// with itself; there the queens of the second row and column break the reflection in its diagonal, and
/// `ties` is 1.
std::vector<TieClass> tie_classes(int n);

/// The class of all solutions of the n×n board, each of which represents itself.
TieClass all_squares(int n);

/// Weights are multiplied by this, so that they are integers: 24 / ties instead of 8 / ties.
inline constexpr std::uint64_t tie_divisor = 3;
constexpr std::uint64_t weight_of(const TieClass& tie_class) {
  return 8 * tie_divisor / static_cast<std::uint64_t>(tie_class.ties);
}

/// The boards extended by one row: every way to place the next row's queen on a square that the class allows
/// and no queen attacks. Precondition: no queens attack each other.
std::vector<Placement> with_next_row(const std::vector<Placement>& boards, const TieClass& tie_class, int n);

}  // namespace eightfold
