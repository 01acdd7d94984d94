#pragma once

#include <functional>
#include <string_view>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/symmetry_set.hpp"
#include "reports/sequences/sequence.hpp"

namespace eightfold::sequences {

/// A question on placements of pieces.
struct PieceQuestion {
  enum class Answer { number, total, row, greatest, of_greatest };
  std::function<PieceBoard(int index)> board;  ///< without rows or columns for a board of no squares
  Answer answer = Answer::number;
  std::function<int(int index)> pieces = {};    ///< of a number; of other answers, any number
  bool up_to_symmetry = false;                  ///< orbits under the symmetries that preserve the board
  bool translations = false;                    ///< and under translations
  int pawns = 0;                                ///< on any squares; every slide ends before them
  SymmetrySet fixed_by = {Symmetry::identity};  ///< what each of these fixes, added
  int row_from = 0;                             ///< the number of pieces of the first term of a row
  int (*row_length)(int row) = nullptr;         ///< of a row
};

/// Merges equal states clique by clique; orbits by Burnside's lemma.
[[nodiscard]] Route merging(const PieceQuestion& question, int quick_to, int largest = max_size);
/// The same route where the pieces are edges between lines, such as rooks and bishops.
[[nodiscard]] Route matching(const PieceQuestion& question);
/// Merges equal states along a frontier of squares: for short moves. Orbits by Burnside's lemma.
[[nodiscard]] Route frontier(const PieceQuestion& question, int quick_to, int largest = max_size);
/// Visits every placement; orbits by rejection of isomorphs.
[[nodiscard]] Route visiting(const PieceQuestion& question, int quick_to, int largest = max_size);

/// Covers every line along the rows with one piece, and every column if there are as many, with fewest
/// squares left first: for rules that attack whole rows and columns, and not fewer pieces than lines along
/// the rows. Pawns divide lines. Orbits by Burnside's lemma.
[[nodiscard]] Route covering(const PieceQuestion& question, int quick_to);

}  // namespace eightfold::sequences
