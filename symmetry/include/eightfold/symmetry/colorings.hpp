#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/group_action.hpp"

namespace eightfold {

/// The largest number of colorings that are sorted into orbits.
inline constexpr int most_sorted_colorings = 100'000'000;

/// Colorings of points up to a group.
struct ColoringSearchParams {
  int points = 0;
  std::vector<Permutation> generators;  ///< of the group
  int colors = 0;
  Content content = {};  ///< the number of points of each color; empty if it is not given
};

/// Gets the color of each point in order, and the number of colorings in its orbit; the span is valid during
/// the call. Returns false to stop.
using ColoringVisitor = std::function<bool(std::span<const int> coloring, std::uint64_t orbit)>;

/// Visits the lexicographically least coloring of every orbit in lexicographic order. One bit of memory for
/// each coloring, and four bytes for each of the largest orbit; time proportional to colorings × generators ×
/// points. One thread. Throws std::invalid_argument if a number is negative, a generator is not a permutation
/// of the points, or the content does not have these points and colors, and std::length_error if there are
/// more than 100,000,000 colorings.
void for_each_coloring(const ColoringSearchParams& params, const ColoringVisitor& visit,
                       const RunOptions& run = {});

}  // namespace eightfold
