#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "eightfold/core/count/count.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::reports {

/// The result of a count for one board.
struct CountedBoard {
  int n = 0;
  Placement prefix;                 ///< the fixed first pieces; usually empty
  std::optional<Board> board = {};  ///< with required and blocked squares, unless the prefix is all
  Rule rule = Rule::queens;
  CountResult counted;
  std::optional<CheckedOrbitCount> orbits;  ///< of all solutions, if requested
  double seconds = 0;                       ///< wall time of the count and of the orbits
};

/// The properties that all boards of a report share.
struct CountReportHead {
  Rule rule = Rule::queens;
  bool with_orbits = false;      ///< whether boards may have orbits
  int max_n = 0;                 ///< of its boards
  bool with_run = false;         ///< CSV: add the kernel, the threads and the seconds of each board
  std::string constraints = {};  ///< in words; the boards have them
};

/// The number of orbits of that size, of all types.
[[nodiscard]] std::uint64_t orbits_of_size(const OrbitCounts& counts, std::uint64_t size);

/// A format of the report, which is written board by board. Each function appends its part to `out`.
struct CountReportFormat {
  std::string_view name;
  void (*append_head)(std::string& out, const CountReportHead& head, const Style& style);
  void (*append_board)(std::string& out, const CountReportHead& head, const CountedBoard& board, bool first,
                       const Style& style);
  void (*append_tail)(std::string& out, const CountReportHead& head, const Style& style);
};

extern const CountReportFormat count_report_text;   ///< a paragraph for each board
extern const CountReportFormat count_report_table;  ///< a table row for each board
extern const CountReportFormat count_report_json;   ///< data/schemas/count-1.0.schema.json
extern const CountReportFormat count_report_csv;

}  // namespace eightfold::reports
