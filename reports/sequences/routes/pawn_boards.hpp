#pragma once

#include <cstdint>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"

namespace eightfold::sequences {

/// A board with pawns, one of all that the symmetries of the board without pawns make of it.
struct PawnBoard {
  PieceBoard board;
  std::uint64_t images = 1;  ///< how many boards that are
};

/// All ways to place the pawns on free squares, up to symmetry. O(squares^pawns) steps.
[[nodiscard]] std::vector<PawnBoard> boards_with_pawns(const PieceBoard& board, int pawns);

}  // namespace eightfold::sequences
