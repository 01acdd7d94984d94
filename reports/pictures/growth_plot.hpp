#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reports/pictures/theme.hpp"

namespace eightfold::reports {

/// A number of solutions by N.
struct GrowthPoint {
  int n = 0;
  std::uint64_t value = 0;  ///< 0 has no place on a logarithmic axis and is left out, which a note says
  bool computed = false;    ///< here and now; otherwise published by others
};

/// One of the curves: "Q", "all solutions".
struct GrowthCurve {
  std::string symbol = {};
  std::string name = {};
  std::string source = {};               ///< of the published points, like "OEIS A000170"
  std::vector<GrowthPoint> points = {};  ///< by ascending N; an N that is left out has no known number
};

struct GrowthPlot {
  std::vector<GrowthCurve> curves = {};  ///< at most four, else std::invalid_argument
  std::string title = {};                ///< any text; empty for a default
  int width = 960;                       ///< pixels, at least 16
  Theme theme = Theme::automatic;
};

/// A whole SVG document: the curves over N on a logarithmic axis, told apart by color, shape of the points
/// and a letter at the curve's end; computed points are filled, published ones hollow. Dotted lines lead past
/// the N without a point. Each point has a <title>, like "Q(8) = 92, computed"; <desc> has the numbers.
std::string growth_plot(const GrowthPlot& plot);

}  // namespace eightfold::reports
