#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "eightfold/reports/solutions/orbit_report.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::test {

/// The head of a report on the n-queens solutions.
inline reports::OrbitReportHead head_of_solutions(int n, Subgroup group = full_group, bool members = false) {
  return {n, group, members, std::to_string(n) + "-queens solutions", {}};
}

/// The counts at its end.
inline CheckedOrbitCount tail_of_solutions(int n, Subgroup group = full_group) {
  OrbitCounter count(group);
  for (const Placement& solution : solutions_of(Board::square(n))) count.add(solution);
  return count.finish();
}

/// A report on all n-queens solutions, n = head.size.
inline std::string whole_report(const reports::OrbitReportFormat& format,
                                const reports::OrbitReportHead& head) {
  std::string text;
  format.append_head(text, head);
  OrbitCounter count(head.group);
  std::uint64_t index = 0;
  for (const Placement& solution : solutions_of(Board::square(head.size)))
    if (const auto orbit = count.add(solution)) format.append_orbit(text, head, ++index, *orbit);
  format.append_tail(text, head, count.finish());
  return text;
}

}  // namespace eightfold::test
