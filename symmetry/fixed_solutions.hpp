#pragma once

#include <cstdint>
#include <functional>

namespace eightfold {

/// The largest N whose half-turn solutions are counted here. (Those of N = 32 are known: 1.8 × 10^11.)
inline constexpr int largest_half_turn_n = 40;
/// The largest N whose quarter-turn solutions are counted here.
inline constexpr int largest_quarter_turn_n = 71;

struct FixedCountParams {
  int n = 0;
  int threads = 1;                               ///< 0: one for each processor
  std::function<void(double)> on_progress = {};  ///< how much is done, 0 to 1; one call at a time
};

/// How many solutions of the n-queens puzzle the half turn leaves as they are, found without looking at the
/// others: a queen is placed together with its image. 0 <= n <= 40, else std::invalid_argument. N = 24 takes
/// half a second, and N + 2 about ten times as long as N. Throws std::overflow_error past 64 bits.
std::uint64_t count_half_turn_solutions(const FixedCountParams& params);

/// The same for the quarter turn, to n = 71. Zero unless n is 0 or 1 modulo 4. N = 48 takes a second or so,
/// and N + 4 about 12 times as long as N.
std::uint64_t count_quarter_turn_solutions(const FixedCountParams& params);

}  // namespace eightfold
