#pragma once

#include <cstdint>

#include "core/count/internal/halves/row_splits.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::halves {

/// The same number as Join::completions, weights included, by a plain search over the squares of the board.
/// Throws Stopped.
std::uint64_t completions_on_squares(const Frame& frame, RowSplit split, const StopToken& stop = {});

}  // namespace eightfold::halves
