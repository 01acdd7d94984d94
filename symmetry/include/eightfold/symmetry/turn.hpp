#pragma once

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {

/// The turns that can fix a solution with more than one queen.
enum class Turn { half, quarter };

}  // namespace eightfold
