#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/rule.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/census.hpp"

namespace eightfold::reports {

/// A number of a census and its origin, in words.
struct Figure {
  std::string key;   ///< for programs: "solutions", "fixed_by_half_turn", "orbits_of_type_trivial"
  std::string name;  ///< for people
  std::optional<std::uint64_t> value;
  Provenance provenance = Provenance::unknown;
  std::string source;                      ///< the method, the publication or the arithmetic
  std::optional<double> seconds;           ///< the duration of the computation
  std::optional<std::uint64_t> published;  ///< a published value to compare with `value`
  std::string publication;

  [[nodiscard]] bool agrees() const { return !value || !published || value == published; }
};

/// A census in words.
struct CensusReport {
  int n = 0;
  Rule rule = Rule::queens;
  std::vector<Figure> figures;
  std::vector<std::string> equations;  ///< checks, such as "92 = 11×8 + 1×4"

  bool orbits_agree = true;  ///< two counts of the orbits are equal

  /// True if no figure contradicts its published value and the counts of the orbits agree.
  [[nodiscard]] bool agrees() const;
};

[[nodiscard]] CensusReport census_report(const Census& census);

/// A table of the figures, and the equations.
[[nodiscard]] std::string census_text(const CensusReport& report, const Style& style);

/// A JSON document as defined in data/schemas/census-1.0.schema.json.
[[nodiscard]] std::string census_json(const std::vector<CensusReport>& reports);

/// A line for each figure: its N, rule and key, its value, empty if it is unknown, and its origin; a
/// published value to compare with, and its publication; on request also the seconds of the computation,
/// which differ from run to run. A cell is empty where there is nothing.
[[nodiscard]] std::string census_csv(const std::vector<CensusReport>& reports, bool with_seconds = false);

}  // namespace eightfold::reports
