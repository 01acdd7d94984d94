#pragma once

#include <cstdint>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"

namespace eightfold::sequences {

/// Squares of pawns, one of all sets that the symmetries of the board make of them.
struct PawnOrbit {
  std::vector<Square> pawns;
  std::uint64_t images = 1;  ///< how many sets that are
};

/// All ways to place the pawns on free squares, up to symmetry. O(squares^pawns) steps.
[[nodiscard]] std::vector<PawnOrbit> orbits_of_pawns(const PieceBoard& board, int pawns);

}  // namespace eightfold::sequences
