#pragma once

#include <cstdint>
#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold {

/// The three numbers of n-queens solutions from which the orbits follow. For n > 1 no reflection fixes a
/// solution: a queen and its mirror image share a line, so every queen would have to be on the axis.
struct SolutionCounts {
  std::uint64_t all = 0;           ///< Q
  std::uint64_t half_turn = 0;     ///< H: those that the half turn fixes
  std::uint64_t quarter_turn = 0;  ///< R: those that the quarter turn fixes

  friend bool operator==(const SolutionCounts&, const SolutionCounts&) = default;
};

struct SolutionCountsResult {
  SolutionCounts counts;
  SearchStatistics statistics;
};

struct SolutionCountsParams {
  int n = 0;
  std::optional<std::uint64_t> all = {};  ///< Q if it is known, so that only H and R are counted
  std::optional<Board> board = {};        ///< n×n, with required and blocked squares; by default without
};

/// Counts all solutions, and searches for the symmetric ones without enumerating the others. Throws
/// std::invalid_argument unless 0 <= n <= max_counted_n, or largest_half_turn_n if Q is given, or 32 if
/// the board is constrained.
[[nodiscard]] SolutionCountsResult count_solutions_by_symmetry(const SolutionCountsParams& params,
                                                               const RunOptions& run = {});

/// The number of n-queens solutions that each symmetry fixes.
[[nodiscard]] FixedPoints fixed_points_of_solutions(int n, const SolutionCounts& counts);

/// The number of n-queens solutions that each subgroup fixes.
[[nodiscard]] Marks marks_of_solutions(int n, const SolutionCounts& counts);

/// The number of placements of n rooks that each subgroup fixes, by closed forms: permutations (OEIS
/// A000142), those that commute with the reversal (A037223) or have it as their square (A037224), involutions
/// (A000085), and involutions that commute with the reversal (A000898). Throws std::invalid_argument unless
/// 0 <= n <= max_counted_rooks.
[[nodiscard]] Marks marks_of_rooks(int n);

/// The number of members of a set that each symmetry fixes, from those that each subgroup fixes.
[[nodiscard]] FixedPoints fixed_points_of(const Marks& marks);

/// The orbits of a set with these marks, by type, and by Burnside's lemma. Throws std::domain_error if no set
/// has these marks.
[[nodiscard]] CheckedOrbitCount orbits_of(const Marks& marks, Subgroup group = full_group);

/// The orbits of all n-queens solutions, or of those on a board that the group preserves, counted by type and
/// by Burnside's lemma. Throws std::domain_error if no set of solutions has these counts.
[[nodiscard]] CheckedOrbitCount orbits_of_solutions(int n, const SolutionCounts& counts,
                                                    Subgroup group = full_group);

}  // namespace eightfold
