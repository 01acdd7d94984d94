#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rule.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// Where a number comes from.
enum class Provenance {
  computed,   ///< here and now
  published,  ///< by others
  derived,    ///< from other numbers of the census
  unknown,    ///< there is none
};

std::string_view name_of(Provenance provenance);

/// A number of a census and where it comes from.
struct Figure {
  std::string key;   ///< for programs: "solutions", "fixed_by_half_turn", "orbits_of_type_trivial"
  std::string name;  ///< for people
  std::optional<std::uint64_t> value;
  Provenance provenance = Provenance::unknown;
  std::string source;                      ///< the method, the publication or the arithmetic
  std::optional<double> seconds;           ///< that a computation took
  std::optional<std::uint64_t> published;  ///< what others have, where the value itself is not theirs
  std::string publication;

  bool agrees() const { return !value || !published || value == published; }
};

/// All that is known of the solutions of one board.
struct CensusReport {
  int n = 0;
  Rule rule = Rule::queens;
  std::vector<Figure> figures;
  std::vector<std::string> equations;  ///< checks in figures, for people

  /// True if no figure contradicts what is published of it.
  bool agrees() const;
};

/// A paragraph for people.
std::string census_text(const CensusReport& report, const Style& style);

/// An object of data/schemas/census-1.0.schema.json's array `censuses`; the whole document for the reports.
std::string census_json(const std::vector<CensusReport>& reports);

}  // namespace eightfold::reports
