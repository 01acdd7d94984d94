#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "reports/text/style.hpp"
#include "symmetry/orbit_counter.hpp"
#include "symmetry/table_of_marks.hpp"

namespace eightfold::reports {

/// The orbits of one set, counted by up to five routes; nothing where a route was not taken.
struct BurnsideReport {
  std::string placements;  ///< what is counted, for people: "8-queens solutions"
  Subgroup group;
  std::optional<CheckedOrbitCount> listed;  ///< two routes that visit every placement
  std::optional<FixedPoints> direct;        ///< from a count of all and a search for the symmetric ones
  std::optional<OrbitsByType> by_marks;     ///< under the full group only
  std::optional<std::uint64_t> published;   ///< likewise
  std::string not_listed;                   ///< why no placement was visited, if none was

  /// True if all routes that were taken come to the same number of orbits, and of orbits of each type.
  /// Throws std::domain_error if no set has the fixed points.
  bool agrees() const;
};

/// Burnside's lemma as a worked check: what each element fixes, the sum, the division, and the number of
/// orbits by each route; where routes disagree, a line on every difference. Throws std::invalid_argument with
/// neither `listed` nor `direct`, and std::domain_error like agrees().
std::string burnside_text(const BurnsideReport& report, const Style& style);

}  // namespace eightfold::reports
