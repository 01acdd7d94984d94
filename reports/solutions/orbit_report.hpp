#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/orbit_types.hpp"

namespace eightfold::reports {

/// The properties of a report that are known before its first orbit.
struct OrbitReportHead {
  int size = 0;                 ///< N
  Subgroup group = full_group;  ///< the acting group
  bool members = false;         ///< list every member of every orbit
  std::string placements;       ///< the name of the set: "8-queens solutions"
  Style style;                  ///< of text formats
};

/// A format of the report, which is written in one pass, orbit by orbit. Each function appends its part to
/// `out`.
struct OrbitReportFormat {
  std::string_view name;
  std::string_view extension;
  void (*append_head)(std::string& out, const OrbitReportHead& head);
  void (*append_orbit)(std::string& out, const OrbitReportHead& head, std::uint64_t index,
                       const Orbit& orbit);
  void (*append_tail)(std::string& out, const OrbitReportHead& head, const CheckedOrbitCount& tail);
};

extern const OrbitReportFormat orbit_report_text;
extern const OrbitReportFormat orbit_report_json;  ///< data/schemas/orbit-report-1.0.schema.json

/// "92 = 11×8 + 1×4": the number of placements as a sum over the orbit sizes.
std::string orbit_size_equation(const OrbitCounts& counts);

/// "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12": Burnside's lemma with its numbers.
std::string burnside_equation(const CheckedOrbitCount& tail);

/// The title of a text report and a blank line.
std::string orbit_title(const OrbitReportHead& head);

/// The end of a text report: the orbits by type, the sum of their sizes, and Burnside's lemma.
std::string orbit_summary(const OrbitReportHead& head, const CheckedOrbitCount& tail);

}  // namespace eightfold::reports
