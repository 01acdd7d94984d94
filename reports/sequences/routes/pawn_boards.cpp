#include "reports/sequences/routes/pawn_boards.hpp"

#include "eightfold/symmetry/pieces/piece_orbits.hpp"

namespace eightfold::sequences {

std::vector<PawnOrbit> orbits_of_pawns(const PieceBoard& board, int pawns) {
  std::vector<PawnOrbit> orbits;
  const PieceGroup group = preserving_group(board);
  const ConflictGraph free(board.squares());  // pawns do not attack each other
  for_each_piece_orbit(free, group, pawns, [&](const PieceOrbit& orbit) {
    std::vector<Square> squares;
    for (const int square : orbit.representative) squares.push_back(board.square_of(square));
    orbits.push_back({std::move(squares), orbit.size});
    return true;
  });
  return orbits;
}

}  // namespace eightfold::sequences
