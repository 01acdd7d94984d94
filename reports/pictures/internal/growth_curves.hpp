#pragma once

#include <map>
#include <string>
#include <vector>

#include "eightfold/reports/pictures/growth_plot.hpp"
#include "eightfold/symmetry/solution_counts.hpp"

namespace eightfold::reports {

struct GrowthCurves {
  std::vector<GrowthCurve> curves = {};          ///< Q, U, H, R
  std::vector<std::string> contradictions = {};  ///< "Q(8): computed 93, published 92 (OEIS A000170)"
  int last = 0;                                  ///< the last N
};

/// The four curves of n-queens from N = 0 to `last`. A point has the computed count if there is one,
/// otherwise the published count. Published counts are used from N = 1. `computed` is by N. Throws
/// std::domain_error if no set of solutions has the computed counts.
GrowthCurves growth_curves(const std::map<int, SolutionCounts>& computed, int last);

/// The counts that the curves show, as a JSON document as defined in data/schemas/growth-1.0.schema.json.
std::string growth_json(const GrowthCurves& growth);

/// CSV with a header and one line for each N: n, a column for each curve, named by its key and empty for a
/// count that is not known, and the provenance of the counts: computed, published or unknown.
std::string growth_csv(const GrowthCurves& growth);

}  // namespace eightfold::reports
