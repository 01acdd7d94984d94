#pragma once

#include <string>

#include "eightfold/reports/page/orbit_page.hpp"

namespace eightfold::reports {

/// Whether the number of orbits is the number of solutions divided by the order of the group.
struct Division {
  std::string question;  ///< "Why not 92 / 8 = 11.5?"
  std::string answer;    ///< one sentence
};

[[nodiscard]] Division division_of(const OrbitPage& page);

}  // namespace eightfold::reports
