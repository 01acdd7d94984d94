#pragma once

namespace eightfold {

/// The turns that can fix a solution with more than one queen.
enum class Turn { half, quarter };

}  // namespace eightfold
