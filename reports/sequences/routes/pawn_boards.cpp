#include "reports/sequences/routes/pawn_boards.hpp"

#include "eightfold/symmetry/pieces/piece_orbits.hpp"

namespace eightfold::sequences {

std::vector<PawnBoard> boards_with_pawns(const PieceBoard& board, int pawns) {
  if (pawns == 0) return {{board}};
  const PieceGroup group = preserving_group(board);
  PieceBoard free = board;  // pawns do not attack each other
  free.rule.slides.clear();
  free.rule.leaps.clear();
  std::vector<PawnBoard> boards;
  for_each_piece_orbit(attack_graph(free), group, pawns, [&](const PieceOrbit& orbit) {
    PawnBoard& added = boards.emplace_back(PawnBoard{board, orbit.size});
    for (const int square : orbit.representative) added.board.pawns.push_back(board.square_of(square));
    return true;
  });
  return boards;
}

}  // namespace eightfold::sequences
