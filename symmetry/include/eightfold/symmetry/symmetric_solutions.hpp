#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {

/// The turns that can fix a solution with more than one queen.
enum class Turn { half, quarter };
constexpr Symmetry symmetry_of(Turn turn) {
  return turn == Turn::half ? Symmetry::rotate180 : Symmetry::rotate90;
}

/// The group that a turn generates.
constexpr Subgroup group_of(Turn turn) {
  using enum Symmetry;
  return Subgroup(turn == Turn::half ? SymmetrySet{identity, rotate180}
                                     : SymmetrySet{identity, rotate90, rotate180, rotate270});
}

struct SymmetricSearchParams {
  int n = 0;  ///< 0 to 32
  Turn turn = Turn::half;
  std::optional<Board> board = {};  ///< n×n, with required and blocked squares; by default without
};

/// Visits the n-queens solutions that a turn fixes in lexicographic order, until `visit` returns false. A
/// queen is placed together with its images, row by row; memory does not grow with the number of solutions.
/// Returns the work: its boards have whole orbits of queens. One thread. Throws std::invalid_argument unless
/// 0 <= n <= 32 and the board has this size; the turn need not preserve it.
SearchStatistics for_each_symmetric_solution(const SymmetricSearchParams& params,
                                             const std::function<bool(const Placement&)>& visit,
                                             const RunOptions& run = {});

/// The largest N for the half turn. (The count for N = 32 is known: 1.8 × 10^11.)
inline constexpr int largest_half_turn_n = 40;
/// The largest N for the quarter turn.
inline constexpr int largest_quarter_turn_n = 71;

struct FixedCountParams {
  int n = 0;
  std::optional<Board> board = {};  ///< n×n, with required and blocked squares; by default without
};

struct FixedCountResult {
  std::uint64_t solutions = 0;
  SearchStatistics statistics;
};

/// The number of n-queens solutions that the half turn fixes, computed without enumerating the others: a
/// queen is placed together with its image. N = 24 takes about half a second, and N + 2 about ten times as
/// long as N. A constrained board, which the turn need not preserve, has up to four times as many branches.
/// Throws std::invalid_argument unless 0 <= n <= 40 and a board has this size, and std::overflow_error if a
/// sum exceeds 64 bits.
[[nodiscard]] FixedCountResult count_half_turn_solutions(const FixedCountParams& params,
                                                         const RunOptions& run = {});

/// The same for the quarter turn, 0 <= n <= 71. Zero unless n is 0 or 1 modulo 4. Without constraints, N = 48
/// takes half a second, and N + 4 from 6 to 11 times as long as N.
[[nodiscard]] FixedCountResult count_quarter_turn_solutions(const FixedCountParams& params,
                                                            const RunOptions& run = {});

}  // namespace eightfold
