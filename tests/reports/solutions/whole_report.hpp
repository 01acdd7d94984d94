#pragma once

#include <array>
#include <string>

#include "eightfold/reports/solutions/orbit_report_writer.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::test {

/// The parameters of a report on all n-queens solutions.
inline reports::OrbitReportParams report_params(int n, Subgroup group = full_group, bool members = false) {
  return {.n = n, .group = group, .members = members};
}

inline constexpr std::array all_report_formats = {
    reports::OrbitReportFormat::text, reports::OrbitReportFormat::boards, reports::OrbitReportFormat::json,
    reports::OrbitReportFormat::csv};

inline reports::OrbitReportParams json_params(int n, Subgroup group = full_group, bool members = false) {
  return {.n = n, .group = group, .format = reports::OrbitReportFormat::json, .members = members};
}

/// The counts at its end.
inline CheckedOrbitCount tail_of_solutions(int n, Subgroup group = full_group) {
  OrbitCounter count(group);
  for (const Placement& solution : solutions_of(Board::square(n))) count.add(solution);
  return count.finish();
}

/// The report written orbit by orbit, from the canonical solutions among all; `change` alters the counts at
/// its end.
inline std::string whole_report(const reports::OrbitReportParams& params,
                                void (*change)(CheckedOrbitCount&) = nullptr) {
  std::string text;
  reports::OrbitReportWriter writer(params, [&](std::string_view piece) { text += piece; });
  OrbitCounter counter(params.group);
  for (const Placement& solution : solutions_of(Board::square(params.n), {}, *params.rule))
    if (const auto orbit = counter.add(solution)) writer.add(*orbit);
  CheckedOrbitCount count = counter.finish();
  if (change != nullptr) change(count);
  writer.finish(count);
  return text;
}

}  // namespace eightfold::test
