#pragma once

#include <string>

#include "reports/orbit_report.hpp"

namespace eightfold::reports {

/// Burnside's lemma as a worked check: what each element fixes, the sum, the division, and the orbit count by
/// isomorph rejection beside it.
std::string burnside_text(const OrbitReportHead& head, const CheckedOrbitCount& tail);

}  // namespace eightfold::reports
