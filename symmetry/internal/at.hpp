#pragma once

#include <cstddef>

namespace eightfold {

/// A point or another number from 0 as an index.
inline std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace eightfold
