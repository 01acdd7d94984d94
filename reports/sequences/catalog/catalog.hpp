#pragma once

#include <vector>

#include "reports/sequences/sequence.hpp"

// The sequences as data, a file for each family. The definitions and the published extents are those of the
// OEIS entries, in stored copies of August 2026 or earlier; the b-file that an entry announces counts as
// published.
namespace eightfold::sequences {

[[nodiscard]] std::vector<Sequence> queen_sequences();   ///< queens and superqueens, one in each row
[[nodiscard]] std::vector<Sequence> torus_sequences();   ///< torus, Möbius strip, hexagon; semi-queens
[[nodiscard]] std::vector<Sequence> rook_sequences();    ///< rooks, and kings in every row and column
[[nodiscard]] std::vector<Sequence> rider_sequences();   ///< any number of queens, bishops, nightriders
[[nodiscard]] std::vector<Sequence> leaper_sequences();  ///< kings, knights and other leapers
[[nodiscard]] std::vector<Sequence> pawn_sequences();    ///< queens with pawns between them

}  // namespace eightfold::sequences
