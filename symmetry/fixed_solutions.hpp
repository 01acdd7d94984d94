#pragma once

#include <cstdint>

namespace eightfold {

/// How many solutions of the n-queens puzzle the half turn leaves as they are, found without looking at the
/// others: a queen is placed together with its image. 0 <= n <= 32, else std::invalid_argument. N = 20 takes
/// milliseconds.
std::uint64_t count_half_turn_solutions(int n);

/// The same for the quarter turn; a queen is placed together with its three images. Zero unless n is 0 or 1
/// modulo 4.
std::uint64_t count_quarter_turn_solutions(int n);

}  // namespace eightfold
