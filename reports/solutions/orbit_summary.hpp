#pragma once

#include <string>

#include "reports/solutions/orbit_report.hpp"

namespace eightfold::reports {

/// The report's first line for people, and a blank one.
std::string orbit_title(const OrbitReportHead& head);

/// What the report says for people after its last orbit: the orbits by type, the sum of their sizes, and
/// Burnside's lemma.
std::string orbit_summary(const OrbitReportHead& head, const CheckedOrbitCount& tail);

}  // namespace eightfold::reports
