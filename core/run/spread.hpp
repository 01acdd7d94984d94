#pragma once

#include <cstddef>

namespace eightfold {

/// A low-discrepancy permutation of 0..size-1: every run of consecutive places is spread over the range.
class Spread {
 public:
  explicit Spread(std::size_t size);

  /// The i-th element. Throws std::out_of_range unless i < size.
  std::size_t operator[](std::size_t i) const;

 private:
  std::size_t size_;
  std::size_t step_;
};

}  // namespace eightfold
