#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold {

/// The origin of a number.
enum class Provenance {
  computed,   ///< in this run
  published,  ///< from the table of published counts
  derived,    ///< calculated from other numbers of the census
  unknown,    ///< no value
};

/// "computed", "published", "derived", "unknown".
[[nodiscard]] constexpr std::string_view name_of(Provenance provenance) {
  constexpr std::array<std::string_view, 4> names = {"computed", "published", "derived", "unknown"};
  return names[static_cast<std::size_t>(provenance)];
}

/// How a number follows from Q, H and R, the counts of solutions, of those that the half turn fixes and of
/// those that the quarter turn fixes: the sum of their multiples, divided by the divisor.
struct Derivation {
  std::array<int, 3> factors = {};  ///< of Q, H and R
  int divisor = 1;
};

/// One number of a census and its origin.
struct CensusFigure {
  /// What it counts.
  enum class Kind { fixed_solutions, orbits, orbits_of_type };
  Kind kind = Kind::fixed_solutions;
  Symmetry symmetry = Symmetry::identity;       ///< of fixed_solutions; the identity fixes all solutions
  SubgroupClass type = SubgroupClass::trivial;  ///< of orbits_of_type

  std::optional<std::uint64_t> value = {};
  Provenance provenance = Provenance::unknown;
  std::optional<Derivation> derivation =
      {};                              ///< of a number that is derived, or would be if Q, H and R were known
  std::optional<double> seconds = {};  ///< the duration of the computation
  std::optional<std::uint64_t> published = {};  ///< a published value to compare with `value`

  [[nodiscard]] bool agrees() const { return !value || !published || value == published; }
};

struct CensusParams {
  int n = 0;  ///< to largest_quarter_turn_n for queens, to max_counted_n_of(rule) for other rules
  Rule rule = Rule::queens;
  bool computed_only = false;  ///< use no published counts, even if a computation takes minutes
};

/// Every count for one board that is known or can be computed.
struct Census {
  CensusParams params = {};
  SearchStatistics statistics = {};  ///< of the counts
  /// The solutions that symmetries fix, the orbits, and the orbits of each type. For queens the first three
  /// are Q, H and R.
  std::vector<CensusFigure> figures = {};
  std::optional<CheckedOrbitCount> orbits = {};  ///< if Q, H and R are known
  std::optional<Engine> engine = {};             ///< that counted Q

  /// True if no figure contradicts its published value and the two counts of the orbits are equal.
  [[nodiscard]] bool agrees() const;
};

/// For queens, Q, H and R are each computed where this takes seconds (with `computed_only`, minutes), or else
/// published or unknown; the numbers of orbits follow from them. For other rules, every solution is listed,
/// because reflections fix some, except for more than max_visited_rooks rooks, which have closed forms.
/// Throws std::invalid_argument if n is out of range.
[[nodiscard]] Census take_census(const CensusParams& params, const RunOptions& run = {});

}  // namespace eightfold
