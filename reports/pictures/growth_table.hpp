#pragma once

#include <string>
#include <vector>

#include "reports/pictures/growth_plot.hpp"

namespace eightfold::reports {

/// The numbers of the curves in words, a line for each N, those computed first:
/// "N = 8: Q = 92, U = 12, H = 4, R = 0".
std::string growth_table(const std::vector<GrowthCurve>& curves);

}  // namespace eightfold::reports
