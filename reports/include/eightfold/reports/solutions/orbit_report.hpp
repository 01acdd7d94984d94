#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/notation/text_form.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold {
class ClosureCheck;
}

namespace eightfold::reports {

enum class OrbitReportFormat {
  text,    ///< a table
  boards,  ///< text with the placements drawn as boards; a table if a board does not fit the width
  json,    ///< data/schemas/orbit-report-1.0.schema.json
  csv,     ///< a line for each orbit, or for each member; without counts
};

struct OrbitReportParams {
  int n = 0;                                ///< the size of the board, 0 to 32
  std::optional<Rule> rule = Rule::queens;  ///< whose solutions the report is about; empty for a list
  Subgroup group = full_group;              ///< the acting group
  OrbitReportFormat format = OrbitReportFormat::text;
  bool members = false;  ///< list every member of every orbit
  /// In the title of a text report. Empty: "8-queens solutions", or "placements" without a rule.
  std::string set_name = {};
  Style style = {};  ///< of text formats
  /// n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};
  std::optional<TextForm> reading = {};  ///< how the list was read
};

/// The width of a board in the format `boards`, in columns.
[[nodiscard]] std::size_t board_width(const OrbitReportParams& params);

/// True if a board fits the width of the style, so that the format `boards` is not replaced by a table.
[[nodiscard]] bool boards_fit(const OrbitReportParams& params);

/// Gets the pieces of a text in order. A piece is valid during the call.
using TextSink = std::function<void(std::string_view)>;

/// Writes a report on the orbits of all solutions, orbit by orbit; memory does not grow with their number.
/// Returns the counts at the end of the report. Throws std::invalid_argument if n is out of range or the rule
/// is empty; rethrows what the sink throws.
CheckedOrbitCount write_orbit_report(const OrbitReportParams& params, const TextSink& sink,
                                     const RunOptions& run = {});

/// Writes a report on the orbits of a list of placements, which is a closure check for the same group and has
/// n rows. The report has no rule, whatever `rule` is. If the list is not a union of orbits, throws
/// NotUnionOfOrbits (closure.hpp) and writes nothing. Throws std::invalid_argument unless all are
/// permutations of n rows, and if the groups differ. One thread; the progress is that of the check.
CheckedOrbitCount write_orbit_report(const ClosureCheck& placements, const OrbitReportParams& params,
                                     const TextSink& sink, const RunOptions& run = {});

/// The same reports as strings. Positions in flaws are the indices of the placements.
[[nodiscard]] std::string orbit_report(const OrbitReportParams& params, const RunOptions& run = {});
[[nodiscard]] std::string orbit_report(std::span<const Placement> placements, const OrbitReportParams& params,
                                       const RunOptions& run = {});

/// "92 = 11×8 + 1×4": the number of placements as a sum over the orbit sizes.
[[nodiscard]] std::string orbit_size_equation(const OrbitCounts& counts);

/// "12 rows × 8 cells − 4 gaps = 92 solutions": a row for each orbit, a cell for each element of the group.
[[nodiscard]] std::string cell_equation(const CheckedOrbitCount& count, std::string_view member = "solution");

/// "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12": Burnside's lemma with its numbers.
[[nodiscard]] std::string burnside_equation(const CheckedOrbitCount& tail);

}  // namespace eightfold::reports
