#pragma once

#include <string>

#include "eightfold/reports/solutions/orbit_report_writer.hpp"

namespace eightfold::reports {

/// The formats. A layout keeps its own copy of the parameters.
OrbitReportLayout orbit_table(const OrbitReportParams& params);
OrbitReportLayout orbit_boards(const OrbitReportParams& params);
OrbitReportLayout orbit_json(const OrbitReportParams& params);
OrbitReportLayout orbit_csv(const OrbitReportParams& params);

/// The title of a text report and its constraints, each with a blank line.
std::string orbit_title(const OrbitReportParams& params);

/// The end of a text report: the orbits by type, the sum of their sizes, and Burnside's lemma.
std::string orbit_summary(const OrbitReportParams& params, const CheckedOrbitCount& count);

}  // namespace eightfold::reports
