#pragma once

#include <functional>
#include <span>
#include <string>

#include "eightfold/reports/solutions/orbit_report.hpp"

namespace eightfold::reports {

/// The parts of a report in one format. Each function appends its part to the string. The functions share
/// state, so a layout writes one report.
struct OrbitReportLayout {
  std::function<void(std::string&)> append_head;
  std::function<void(std::string&, std::uint64_t index, const Orbit&)> append_orbit;
  std::function<void(std::string&, const CheckedOrbitCount&)> append_tail;
};

/// Writes an orbit report in one pass, for orbits from any source. It numbers and counts the orbits itself,
/// and accepts only counts at the end that match them. A call that throws writes nothing, unless the sink
/// throws; then the report is incomplete.
class OrbitReportWriter {
 public:
  /// Does not call the sink yet. Throws std::invalid_argument unless 0 <= n <= 32.
  OrbitReportWriter(const OrbitReportParams& params, TextSink sink);
  OrbitReportWriter(const OrbitReportWriter&) = delete;
  OrbitReportWriter& operator=(const OrbitReportWriter&) = delete;

  /// Adds orbits and calls the sink once. Each must be an orbit of permutations of n rows under the group of
  /// the report: its stabilizer is a subgroup of the group, and size × order of the stabilizer = order of the
  /// group. Throws std::invalid_argument otherwise, and std::logic_error after finish().
  void add(std::span<const Orbit> orbits);
  void add(const Orbit& orbit) { add({&orbit, 1}); }

  /// Writes the end of the report. Throws std::invalid_argument if `count` does not count exactly the orbits
  /// that were added, by number and by type, or if its fixed points are those of another group. The fixed
  /// points may disagree with the orbits; then the report says so. Throws std::logic_error when called again.
  void finish(const CheckedOrbitCount& count);

 private:
  void require_unfinished() const;
  void check(const Orbit& orbit) const;
  void write();

  int n_;
  Subgroup group_;
  OrbitReportLayout layout_;
  TextSink sink_;
  OrbitCounts counts_;  // of the orbits that were added
  std::string text_;    // that the sink has not received
  bool finished_ = false;
};

}  // namespace eightfold::reports
