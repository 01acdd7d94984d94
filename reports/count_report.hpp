#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/count/count.hpp"
#include "reports/style.hpp"
#include "symmetry/orbit_counter.hpp"

namespace eightfold::reports {

/// A board whose solutions were counted.
struct CountedBoard {
  int n = 0;
  Placement prefix;  ///< the queens that were given; usually none
  CountResult counted;
  std::optional<CheckedOrbitCount> orbits;  ///< of all solutions, if asked for
  double seconds = 0;                       ///< by the clock, for both
};

/// What a count says of boards, one after another: each function appends its part to `out`.
struct CountReportFormat {
  std::string_view name;
  void (*append_head)(std::string& out, bool with_orbits, const Style& style);
  void (*append_board)(std::string& out, const CountedBoard& board, bool first, const Style& style);
  void (*append_tail)(std::string& out);
};

extern const CountReportFormat count_report_text;   ///< a paragraph for each board
extern const CountReportFormat count_report_table;  ///< a line for each board
extern const CountReportFormat count_report_json;   ///< data/schemas/count-1.0.schema.json
extern const CountReportFormat count_report_csv;

}  // namespace eightfold::reports
