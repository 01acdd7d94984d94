#pragma once

#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

// A symmetry preserves a board if it maps required squares to required ones and blocked squares to blocked
// ones. These functions throw std::invalid_argument unless the board is square.

/// A symmetry that does not preserve a board, and a required or blocked square whose image is not.
struct UnpreservedSquare {
  Symmetry symmetry = Symmetry::identity;
  Square square;
  bool is_required = false;  ///< else it is blocked

  friend bool operator==(const UnpreservedSquare&, const UnpreservedSquare&) = default;
};

/// The first element of the group that does not preserve the board, with the first such square, row by row;
/// nothing if all elements preserve it.
[[nodiscard]] std::optional<UnpreservedSquare> find_unpreserved(const Board& board, Subgroup group);

/// The elements of the group that preserve the board. They map its solutions to each other.
[[nodiscard]] Subgroup preserving_subgroup(const Board& board, Subgroup group = full_group);

}  // namespace eightfold
