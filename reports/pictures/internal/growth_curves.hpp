#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "eightfold/reports/pictures/growth_plot.hpp"

namespace eightfold::reports {

/// The computed counts of n-queens solutions for one N.
struct ComputedCounts {
  int n = 0;
  std::uint64_t all = 0;
  std::uint64_t fundamental = 0;
  std::uint64_t half_turn = 0;     ///< fixed by the half turn
  std::uint64_t quarter_turn = 0;  ///< fixed by the quarter turn
};

struct GrowthCurves {
  std::vector<GrowthCurve> curves = {};          ///< Q, U, H, R
  std::vector<std::string> contradictions = {};  ///< "Q(8): computed 93, published 92 (OEIS A000170)"
};

/// The four curves of n-queens from N = 0 to `last`. A point has the computed count if there is one,
/// otherwise the published count. Published counts are used from N = 1.
GrowthCurves growth_curves(const std::vector<ComputedCounts>& computed, int last);

}  // namespace eightfold::reports
