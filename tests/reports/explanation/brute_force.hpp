#pragma once

#include <array>
#include <cstdint>
#include <vector>

// The n-queens solutions and their symmetry, computed from the definitions without the library.
namespace eightfold::test {

/// `columns[row]`.
using Columns = std::vector<int>;

/// All permutations of n columns without two queens on one diagonal.
std::vector<Columns> brute_force_solutions(int n);

/// In the order identity, rotate90, rotate180, rotate270, flip_horizontal, flip_vertical, transpose,
/// anti_transpose.
std::array<Columns, 8> brute_force_images(const Columns& columns);

struct BruteForce {
  std::uint64_t solutions = 0;
  std::array<std::uint64_t, 8> fixed = {};  ///< by each symmetry, in the order of the images
  std::uint64_t orbits = 0;
  std::array<std::uint64_t, 9> orbits_of_size = {};
};

BruteForce brute_force(int n);

}  // namespace eightfold::test
