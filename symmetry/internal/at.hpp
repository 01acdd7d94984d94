#pragma once

#include <cstddef>
#include <vector>

namespace eightfold {

/// A point or another number from 0 as an index.
inline std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The permutation of 0 to points - 1 with these images.
template <typename Image>
std::vector<int> permutation(int points, Image image) {
  std::vector<int> to;
  to.reserve(at(points));
  for (int point = 0; point < points; ++point) to.push_back(image(point));
  return to;
}

}  // namespace eightfold
