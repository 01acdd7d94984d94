#pragma once

#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {

/// The n×n board of a computation on which a group acts, with the constraints of `board` if there is one.
/// Throws std::invalid_argument unless 0 <= n <= 32, `board` is n×n, and the group preserves it.
Board preserved_board(int n, const std::optional<Board>& board, Subgroup group);

/// True if the n×n board allows the square and its images under the powers of an element.
bool allows_images(const Board& board, Square square, Symmetry g);

}  // namespace eightfold
