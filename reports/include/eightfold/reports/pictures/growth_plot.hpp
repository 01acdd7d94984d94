#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "eightfold/reports/pictures/theme.hpp"

namespace eightfold::reports {

/// The number of solutions for one N.
struct GrowthPoint {
  int n = 0;
  std::uint64_t value = 0;  ///< 0 cannot be drawn on a logarithmic axis; a note states that
  bool computed = false;    ///< by this program; otherwise published
};

/// One curve, such as Q, "all solutions".
struct GrowthCurve {
  std::string symbol = {};
  std::string name = {};
  std::string source = {};               ///< of the published points, such as "OEIS A000170"
  std::vector<GrowthPoint> points = {};  ///< by ascending N; an N without a known count has no point
  std::string key = {};                  ///< of the counts in data: "solutions"
};

struct GrowthPlot {
  std::vector<GrowthCurve> curves = {};  ///< at most four, otherwise std::invalid_argument is thrown
  std::string title = {};                ///< any text; empty for a default title
  int width = 960;                       ///< pixels, at least 16
  Theme theme = Theme::automatic;
};

/// A complete SVG document: the curves over N on a logarithmic axis. Curves differ in color, in the shape of
/// their points and in the letter at their end. Computed points are filled, published points are hollow, and
/// dotted lines span each N without a point. Each point has a <title> such as "Q(8) = 92, computed"; <desc>
/// lists the counts.
[[nodiscard]] std::string growth_plot(const GrowthPlot& plot);

}  // namespace eightfold::reports
