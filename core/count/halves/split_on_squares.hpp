#pragma once

#include <cstdint>

#include "core/count/halves/row_splits.hpp"

namespace eightfold::halves {

/// What Join::completions counts for a split, weights included, by a plain search over the board's squares.
std::uint64_t completions_on_squares(const Frame& frame, RowSplit split);

}  // namespace eightfold::halves
