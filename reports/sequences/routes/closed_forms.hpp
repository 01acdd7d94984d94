#pragma once

#include "reports/sequences/sequence.hpp"

// Closed forms and recurrences, each with its source.
namespace eightfold::sequences {

[[nodiscard]] Integer factorial(int n);
[[nodiscard]] Integer binomial(int n, int k);

/// The permutations of n that the half turn fixes: 2^h h! with h = n/2 rounded down (OEIS A037223).
[[nodiscard]] Integer half_turn_rooks(int n);
/// Those that the quarter turn fixes: (2q)!/q! with q = n/4, if n is 0 or 1 modulo 4, else 0 (A037224).
[[nodiscard]] Integer quarter_turn_rooks(int n);
/// Those symmetric in a diagonal: a(n) = a(n-1) + (n-1) a(n-2) (A000085).
[[nodiscard]] Integer diagonal_rooks(int n);
/// Those symmetric in both diagonals: b(m) = 2 b(m-1) + 2 (m-1) b(m-2) with m = n/2 (A000898).
[[nodiscard]] Integer both_diagonals_rooks(int n);

/// Kings in every row and column: permutations whose neighbors differ by more than 1. By the recurrence
/// a(n) = (n+1) a(n-1) - (n-2) a(n-2) - (n-5) a(n-3) + (n-3) a(n-4) of A002464.
[[nodiscard]] Integer rook_like_kings(int n);

/// Placements of 0, 1, 2, ... bishops on the squares of one color of the n×n board, from Stirling numbers of
/// the second kind: the sum over j of C(m,j) S2(n-j,n-k), where m is n/2 rounded up for the color of a corner
/// and down for the other (E. G. Santos, arXiv:2411.16492, 2024).
[[nodiscard]] Terms bishops_on_color(int n, bool corner_color);
/// The same on all squares.
[[nodiscard]] Terms bishops_by_number(int n);

}  // namespace eightfold::sequences
