#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/count/count.hpp"
#include "reports/text/style.hpp"
#include "symmetry/orbit_counter.hpp"

namespace eightfold::reports {

/// A board whose solutions were counted.
struct CountedBoard {
  int n = 0;
  Placement prefix;  ///< the pieces that were given; usually none
  Rule rule = Rule::queens;
  CountResult counted;
  std::optional<CheckedOrbitCount> orbits;  ///< of all solutions, if asked for
  double seconds = 0;                       ///< by the clock, for both
};

/// What is the same for all boards of a report.
struct CountReportHead {
  Rule rule = Rule::queens;
  bool with_orbits = false;  ///< whether boards may have orbits
};

/// The orbits with so many members, whatever their type.
std::uint64_t orbits_of_size(const OrbitCounts& counts, std::uint64_t size);

/// What a count says of boards, one after another: each function appends its part to `out`.
struct CountReportFormat {
  std::string_view name;
  void (*append_head)(std::string& out, const CountReportHead& head, const Style& style);
  void (*append_board)(std::string& out, const CountedBoard& board, bool first, const Style& style);
  void (*append_tail)(std::string& out, const CountReportHead& head, const Style& style);
};

extern const CountReportFormat count_report_text;   ///< a paragraph for each board
extern const CountReportFormat count_report_table;  ///< a line for each board
extern const CountReportFormat count_report_json;   ///< data/schemas/count-1.0.schema.json
extern const CountReportFormat count_report_csv;

}  // namespace eightfold::reports
