#pragma once

#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/pictures/internal/growth_curves.hpp"

namespace eightfold::reports {

/// What a site has about one N: a page, or the reason why it has none.
struct SiteEntry {
  int n = 0;
  std::optional<CheckedOrbitCount> count = {};  ///< nothing if it is not known
  bool published = false;                       ///< the count is published, not computed
  std::string file = {};                        ///< the page, relative to the index, or empty
  std::string note = {};                        ///< the constraints, and why there is no page
};

/// The index of a site of orbit pages.
struct SiteIndex {
  Rule rule = Rule::queens;
  std::optional<Subgroup> group = {};   ///< nothing: for each N, what preserves the constraints
  bool is_constrained = false;          ///< the boards have required or blocked squares
  std::vector<SiteEntry> entries = {};  ///< by ascending N, at least one
};

/// The curves of the growth plot. For queens and the full group these are Q, U, H and R from N = 0, which
/// include published counts; otherwise, or with constraints, the solutions and the orbits of the entries.
GrowthCurves growth_curves_of(const SiteIndex& index);

/// A self-contained HTML file with an introduction, the counts by N with links to the pages, and a growth
/// plot. Without scripts. Its Content-Security-Policy allows nothing to be loaded and only its own styles.
std::string site_index(const SiteIndex& index);

}  // namespace eightfold::reports
