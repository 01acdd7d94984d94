#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

#include "symmetry/internal/at.hpp"
#include "symmetry/internal/big_integer.hpp"

namespace eightfold {

/// The numbers of sets by weight, at index 0 those of weight 0.
using SetsByWeight = std::vector<BigInteger>;

/// Which weights are counted, and how many numbers are stored at a time.
struct MergingLimits {
  int least = 0;
  int most = 0;
  std::size_t most_stored = 0;
};

/// The numbers of partial sets by state, a list of numbers on which alone it depends how a partial set can be
/// completed.
template <typename Word>
class MergedStates {
 public:
  using State = std::vector<Word>;

  explicit MergedStates(const MergingLimits& limits) : limits_(limits) {}

  /// Adds `factor` times the sets, each with `weight` more. Weights that are too great are left out, and
  /// those that are too small even with the weight `bound`, which the later decisions do not exceed. Throws
  /// std::length_error if that stores more numbers than the limit.
  void add(const State& state, const SetsByWeight& sets, int weight, int factor, int bound) {
    const std::size_t begin = at(std::max(0, limits_.least - bound - weight));
    const std::size_t end = std::min(sets.size(), at(std::max(0, limits_.most - weight + 1)));
    std::size_t first = begin;
    while (first < end && sets[first] == 0) ++first;
    if (first >= end) return;
    SetsByWeight& sum = states_[state];
    if (sum.size() < end + at(weight)) {
      stored_ += end + at(weight) - sum.size();
      sum.resize(end + at(weight));
    }
    for (std::size_t i = first; i < end; ++i) sum[i + at(weight)] += sets[i] * factor;
    if (stored_ > limits_.most_stored)
      throw std::length_error("counting stores more than " + std::to_string(limits_.most_stored) +
                              " numbers");
  }

  [[nodiscard]] bool needs_bounds() const { return limits_.least > 0; }
  [[nodiscard]] auto begin() const { return states_.begin(); }
  [[nodiscard]] auto end() const { return states_.end(); }
  [[nodiscard]] bool empty() const { return states_.empty(); }

 private:
  struct Hash {
    std::size_t operator()(const State& state) const {
      std::uint64_t hash = 0;
      for (const Word word : state) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 32;
      }
      return static_cast<std::size_t>(hash);
    }
  };

  MergingLimits limits_;
  std::unordered_map<State, SetsByWeight, Hash> states_;
  std::size_t stored_ = 0;
};

}  // namespace eightfold
