#pragma once

#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/sequences/sequence.hpp"

// Routes of sequences that count solutions with one piece in each row.
namespace eightfold::sequences {

/// The solutions that a turn fixes are counted under `queens` and `superqueens`.
[[nodiscard]] Integer solutions_of(int n, Rule rule, const RunOptions& run);
[[nodiscard]] Integer half_turn_solutions_of(int n, Rule rule, const RunOptions& run);
[[nodiscard]] Integer quarter_turn_solutions_of(int n, Rule rule, const RunOptions& run);

/// The stabilizer of an orbit: four turns, two, or the identity alone. One queen has its orbit among the
/// quarter turns, one superqueen in none, as the entries have it.
enum class Stabilizer { quarter_turn, half_turn, trivial };

/// The orbits with a stabilizer, from the solutions that turns fix: R/2, (H-R)/4, (Q-H)/8.
[[nodiscard]] Terms orbits_by_turns(int n, Rule rule, Stabilizer stabilizer, const RunOptions& run);
/// The same by a search that rejects isomorphs.
[[nodiscard]] Terms orbits_by_rejection(int n, Rule rule, Stabilizer stabilizer, const RunOptions& run);
/// The same for queens from the published Q, H and R; empty if one that enters is not published.
[[nodiscard]] Terms orbits_from_published(int n, Stabilizer stabilizer);
/// The same for superqueens, except the trivial stabilizer, from independent sets of the squares up to a
/// turn.
[[nodiscard]] Terms superqueen_orbits_by_quotients(int n, Stabilizer stabilizer, const RunOptions& run);

/// The last N for which all superqueens' solutions and their orbits are published.
inline constexpr int last_published_superqueens = 26;
/// The orbits of superqueens from Q, all solutions, as published (A051223): (Q-H)/8 with H by search. Trivial
/// stabilizer; empty beyond last_published_superqueens.
[[nodiscard]] Terms superqueen_orbits_with_published_q(int n, const RunOptions& run);
/// The same for every stabilizer without a search for H, which follows from Burnside's lemma as 8 U - Q - 2
/// R: with Q and U, the orbits, as published (A051223, A051224), and R by search.
[[nodiscard]] Terms superqueen_orbits_from_published(int n, Stabilizer stabilizer, const RunOptions& run);

/// All orbits, by Burnside's lemma from the solutions that turns fix.
[[nodiscard]] Terms all_orbits_by_turns(int n, Rule rule, const RunOptions& run);
/// All orbits, by a search that rejects isomorphs.
[[nodiscard]] Terms all_orbits_by_rejection(int n, Rule rule, const RunOptions& run);

/// The placements of queens on the first 0, 1, ..., n rows, by a search row by row.
[[nodiscard]] Terms boards_by_depth(int n, const RunOptions& run);
/// The same, each row of the triangle from the independent sets of the first k rows.
[[nodiscard]] Terms boards_by_depth_as_sets(int n, const RunOptions& run);

/// The solutions whose first queen is in column 1, ..., n; with the column required, or by listing all.
[[nodiscard]] Terms solutions_by_first_column(int n, const RunOptions& run);
[[nodiscard]] Terms listed_by_first_column(int n, const RunOptions& run);

}  // namespace eightfold::sequences
