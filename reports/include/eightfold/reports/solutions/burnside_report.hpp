#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/notation/text_form.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold {
class ClosureCheck;
namespace reports {

/// A way to compute the number of orbits.
enum class BurnsideMethod : std::uint8_t {
  isomorph_rejection,
  tally,             // of the fixed points, over all solutions
  symmetric_search,  // for the fixed points
  closed_form,       // of the fixed points, for rooks
  table_of_marks,
  published,
};

}  // namespace reports

template <>
inline constexpr std::size_t enum_size<reports::BurnsideMethod> = 6;

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
  /// Of the same group, from a count of all and a search for symmetric solutions; for rooks, by closed forms.
  std::optional<FixedPoints> direct;
  std::optional<OrbitsByType> by_marks;    ///< only for the full group
  std::optional<std::uint64_t> published;  ///< only for the full group
  std::string not_listed;                  ///< the reason if no solution was visited
  std::string set_name = {};               ///< in the text; empty: the solutions, "8-queens solutions"
  std::optional<Board> board = {};         ///< with required and blocked squares
  std::optional<TextForm> reading = {};    ///< how a list of placements was read

  /// The name of the set in a text.
  [[nodiscard]] std::string set() const;

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

struct BurnsideParams {
  int n = 0;  ///< 0 to 28, or to max_counted_rooks for rooks that are not visited
  Rule rule = Rule::queens;
  Subgroup group = full_group;
  bool visit_all = false;  ///< visit every queens solution also beyond N = 14, where that takes minutes, and
                           ///< every placement of more than max_visited_rooks rooks
  std::string_view visit_option = "visit_all";  ///< how a person sets it, for the report
  /// n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};
};

/// A part of the computation, with its own progress.
enum class BurnsidePass : std::uint8_t {
  visit,  ///< of every solution
  count,  ///< of all queens solutions and of the symmetric ones
};

/// Called before each pass; returns how it runs.
using BurnsidePassRun = std::function<RunOptions(BurnsidePass)>;

/// Takes the routes that are feasible: for queens, the count and up to N = 14 the visit; for rooks, the
/// visit, or beyond max_visited_rooks closed forms; for other rules, the visit. Adds the work to `statistics`
/// unless it is null. Throws std::invalid_argument if n is out of range, the board has another size or the
/// group does not preserve it.
[[nodiscard]] BurnsideReport take_burnside(const BurnsideParams& params, const BurnsidePassRun& run_of,
                                           SearchStatistics* statistics = nullptr);

/// The routes for a list of placements: the tally, isomorph rejection, and for the full group the table of
/// marks. The list must be a union of orbits.
[[nodiscard]] BurnsideReport take_burnside(const ClosureCheck& placements, const RunOptions& run = {});

// The writers throw like fixed_points() and routes().

/// Burnside's lemma as a worked example: the fixed points of each element, their sum, the division, the
/// number of orbits by each route, and a line for each disagreement.
[[nodiscard]] std::string burnside_text(const BurnsideReport& report, const Style& style);

/// A JSON document on solutions as defined in data/schemas/burnside-1.0.schema.json; with the multiplicities
/// of the irreducible characters on request, which needs the full group.
[[nodiscard]] std::string burnside_json(const BurnsideReport& report, bool with_characters = false);

/// A line for each element of each report: N, its name, and the solutions that it fixes by tally and by
/// search, empty for an unused route.
[[nodiscard]] std::string burnside_csv(std::span<const BurnsideReport> all);

}  // namespace reports
}  // namespace eightfold
