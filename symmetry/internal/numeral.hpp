#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "eightfold/symmetry/content.hpp"

namespace eightfold {

/// The rank in a base, with this number of digits.
inline std::vector<int> numeral(int digits, int base, std::uint64_t rank) {
  std::vector<int> chain(static_cast<std::size_t>(digits));
  for (auto digit = chain.rbegin(); digit != chain.rend(); ++digit) {
    *digit = static_cast<int>(rank % static_cast<std::uint64_t>(base));
    rank /= static_cast<std::uint64_t>(base);
  }
  return chain;
}

/// The chain at a rank among the `chains` with a content: each bead has the least color such that more chains
/// than the rank begin with the beads chosen, or come before those that do. A number must hold chains ×
/// beads.
template <typename Number>
std::vector<int> numeral(Content left, Number chains, Number rank) {
  int beads = std::accumulate(left.begin(), left.end(), 0);
  std::vector<int> chain;
  chain.reserve(static_cast<std::size_t>(beads));
  for (; beads > 0; --beads)
    for (std::size_t color = 0; color < left.size(); ++color) {
      const Number beginning = chains * static_cast<Number>(left[color]) / static_cast<Number>(beads);
      if (rank < beginning) {
        chain.push_back(static_cast<int>(color));
        --left[color];
        chains = beginning;
        break;
      }
      rank -= beginning;
    }
  return chain;
}

}  // namespace eightfold
