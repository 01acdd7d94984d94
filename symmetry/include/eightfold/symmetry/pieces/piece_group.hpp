#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// A symmetry of the square, followed by a translation: steps along the columns and then along the rows, as
/// the border of the board continues them.
struct PieceSymmetry {
  Symmetry symmetry = Symmetry::identity;
  int down = 0;
  int across = 0;
  Permutation squares;  ///< the image of each square, numbered row by row
};

struct PieceGroupParams {
  Subgroup symmetries = full_group;
  /// All translations of the board, too: rows × columns on a torus, as many as columns on a cylinder, and
  /// twice as many on a Möbius strip, where going around once turns the board upside down.
  bool translations = false;
};

/// The group that acts on the placements of pieces.
struct PieceGroup {
  std::vector<PieceSymmetry> elements;  ///< the identity first; those without translation in the usual order
  SymmetrySet symmetries;               ///< of the elements
  int translations = 1;                 ///< the number of elements whose symmetry is the identity
};

/// The elements that preserve the attacks between squares and the constraints. Each symmetry of the square is
/// tested on the attacks of all squares: on a board that is not square, or translated along the columns
/// otherwise than along the rows, without those that exchange rows and columns.
/// O(elements × squares + squares²). Throws std::invalid_argument if the board is invalid.
[[nodiscard]] PieceGroup preserving_group(const PieceBoard& board, const PieceGroupParams& params = {});

/// Lists of elements that are conjugate, by their indices, in ascending order; the first one is that of the
/// identity. Elements of a list fix equally many placements. Elements of two lists may be conjugate as well:
/// only few elements conjugate them. O(elements × squares).
[[nodiscard]] std::vector<std::vector<std::size_t>> conjugate_elements(const PieceGroup& group);

/// The image of a placement under an element of its group: squares in ascending order.
struct PieceImage {
  std::vector<int> squares;
  std::size_t witness = 0;  ///< the first element with this image
};

/// The images under each element. O(elements × k log(k × elements)) for k pieces.
[[nodiscard]] std::vector<PieceImage> piece_images(const PieceGroup& group, std::span<const int> placement);

}  // namespace eightfold
