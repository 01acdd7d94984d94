#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reports/pictures/growth_plot.hpp"

namespace eightfold::reports {

/// What was computed of the n-queens solutions.
struct ComputedCounts {
  int n = 0;
  std::uint64_t all = 0;
  std::uint64_t fundamental = 0;
  std::uint64_t half_turn = 0;     ///< fixed by 180 degrees
  std::uint64_t quarter_turn = 0;  ///< fixed by 90 degrees
};

struct GrowthCurves {
  std::vector<GrowthCurve> curves = {};          ///< Q, U, H, R
  std::vector<std::string> contradictions = {};  ///< "Q(8): computed 93, but published is 92 (OEIS A000170)"
};

/// The largest N of which any of the four is published.
inline constexpr int last_published_n = 69;

/// The four curves of n-queens from N = 0 to `last`: a number that was computed, or else the published one.
/// The four sequences are taken as published from N = 1.
GrowthCurves growth_curves(const std::vector<ComputedCounts>& computed, int last);

}  // namespace eightfold::reports
