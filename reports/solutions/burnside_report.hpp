#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// A way to compute the number of orbits.
enum class BurnsideMethod : std::uint8_t {
  isomorph_rejection,
  tally,             // of the fixed points, over all solutions
  symmetric_search,  // for the fixed points
  table_of_marks,
  published,
};

}  // namespace reports

template <>
inline constexpr std::size_t enum_size<reports::BurnsideMethod> = 5;

namespace reports {

/// For programs: "isomorph_rejection".
[[nodiscard]] std::string_view name_of(BurnsideMethod method);

struct BurnsideRoute {
  BurnsideMethod method = BurnsideMethod::tally;
  std::uint64_t orbits = 0;
};

/// The number of orbits of the solutions by up to five routes. The result of an unused route is empty.
struct BurnsideReport {
  int n = 0;
  Rule rule = Rule::queens;
  Subgroup group = full_group;
  std::optional<CheckedOrbitCount> listed;  ///< two routes, which visit every solution
  std::optional<FixedPoints>
      direct;  ///< of the same group, from a count of all and a search for symmetric solutions
  std::optional<OrbitsByType> by_marks;    ///< only for the full group
  std::optional<std::uint64_t> published;  ///< only for the full group
  std::string not_listed;                  ///< the reason if no solution was visited

  /// By search if they were searched for, else by the tally. Throws std::invalid_argument if both `listed`
  /// and `direct` are empty.
  [[nodiscard]] const FixedPoints& fixed_points() const;

  // These functions throw std::domain_error if no set has these fixed points.

  /// The routes that were used.
  [[nodiscard]] std::vector<BurnsideRoute> routes() const;
  /// A sentence for each number that contradicts another.
  [[nodiscard]] std::vector<std::string> disagreements() const;
  /// True if all used routes give the same number of orbits, and of orbits of each type.
  [[nodiscard]] bool agrees() const { return disagreements().empty(); }
};

// The writers throw like fixed_points() and routes().

/// Burnside's lemma as a worked example: the fixed points of each element, their sum, the division, the
/// number of orbits by each route, and a line for each disagreement.
[[nodiscard]] std::string burnside_text(const BurnsideReport& report, const Style& style);

/// A JSON document as defined in data/schemas/burnside-1.0.schema.json; with the multiplicities of the
/// irreducible characters on request, which needs the full group.
[[nodiscard]] std::string burnside_json(const BurnsideReport& report, bool with_characters = false);

/// A line for each element: its name, and the solutions that it fixes by tally and by search, empty for an
/// unused route.
[[nodiscard]] std::string burnside_csv(const BurnsideReport& report);

}  // namespace reports
}  // namespace eightfold
