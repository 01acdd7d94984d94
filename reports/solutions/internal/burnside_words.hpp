#pragma once

#include <string>
#include <string_view>

#include "eightfold/reports/solutions/burnside_report.hpp"

namespace eightfold::reports {

/// For people: "isomorph rejection".
std::string_view in_words(BurnsideMethod method);

/// "11 fixed by the identity only + 1 fixed by the half turn only"; "none" without orbits.
std::string types_in_words(const OrbitsByType& orbits);

}  // namespace eightfold::reports
