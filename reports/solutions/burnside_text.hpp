#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The number of orbits of one set by up to five routes. The result of an unused route is empty.
struct BurnsideReport {
  std::string placements;  ///< the name of the set: "8-queens solutions"
  Subgroup group = full_group;
  std::optional<CheckedOrbitCount> listed;  ///< two routes, which visit every placement
  std::optional<FixedPoints>
      direct;  ///< of the same group, from a count of all and a search for symmetric placements
  std::optional<OrbitsByType> by_marks;    ///< only for the full group
  std::optional<std::uint64_t> published;  ///< only for the full group
  std::string not_listed;                  ///< the reason if no placement was visited

  /// True if all used routes give the same number of orbits, and of orbits of each type. Throws
  /// std::domain_error if no set has these fixed points.
  [[nodiscard]] bool agrees() const;
};

/// Burnside's lemma as a worked example: the fixed points of each element, their sum, the division, the
/// number of orbits by each route, and a line for each disagreement. Throws std::invalid_argument if both
/// `listed` and `direct` are empty, and std::domain_error like agrees().
[[nodiscard]] std::string burnside_text(const BurnsideReport& report, const Style& style);

}  // namespace reports
}  // namespace eightfold
