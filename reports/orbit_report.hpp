#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reports/style.hpp"
#include "symmetry/burnside.hpp"
#include "symmetry/census.hpp"

namespace eightfold::reports {

/// What a report says before its first orbit.
struct OrbitReportHead {
  int size = 0;            ///< N
  Subgroup group;          ///< the group that acts
  bool members = false;    ///< whether every member of every orbit is listed
  std::string placements;  ///< what is classified, for people: "8-queens solutions"
  Style style;             ///< for people
};

/// What only the end knows.
struct OrbitReportTail {
  OrbitCounts counts;          ///< by isomorph rejection
  FixedPoints fixed_points{};  ///< by testing every placement against every element
  std::uint64_t fixed_point_sum = 0;
  std::uint64_t burnside_orbits = 0;
  bool agrees() const { return burnside_orbits == counts.orbits; }
};

/// A format of the report. It is written in one pass, an orbit at a time: each function appends its part to
/// `out`.
struct OrbitReportFormat {
  std::string_view name;
  std::string_view extension;
  void (*append_head)(std::string& out, const OrbitReportHead& head);
  void (*append_orbit)(std::string& out, const OrbitReportHead& head, std::uint64_t index,
                       const Orbit& orbit);
  void (*append_tail)(std::string& out, const OrbitReportHead& head, const OrbitReportTail& tail);
};

extern const OrbitReportFormat orbit_report_text;
extern const OrbitReportFormat orbit_report_json;  ///< data/schemas/orbit-report-1.0.schema.json

/// Takes a set of placements, one after another, through both routes: the census by isomorph rejection and
/// Burnside's tally. Memory does not grow with their number.
class OrbitCount {
 public:
  explicit OrbitCount(Subgroup group = {}) : census_(group), tally_(group) {}

  /// The orbit that the placement stands for, or nothing if another member of its orbit does.
  std::optional<Orbit> add(const Placement& placement) {
    tally_.add(placement);
    return census_.add(placement);
  }

  /// Throws std::domain_error if the set is not closed under the group.
  OrbitReportTail finish() const;

 private:
  Census census_;
  FixedPointTally tally_;
};

/// "92 = 11×8 + 1×4": the placements by the sizes of their orbits.
std::string orbit_size_equation(const OrbitCounts& counts);

/// "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12": Burnside's lemma with its numbers.
std::string burnside_equation(const OrbitReportTail& tail, Subgroup group);

}  // namespace eightfold::reports
