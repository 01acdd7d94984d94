#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/random.hpp"

namespace eightfold::coursework {

/// Every order equally likely, and the same on every machine, which std::shuffle doesn't promise (Fisher and
/// Yates).
template <typename T>
void shuffle(std::vector<T>& items, RandomNumbers& random) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[random.below(left)]);
}

}  // namespace eightfold::coursework
