#include "reports/coursework/grading/points.hpp"

#include <fmt/core.h>

#include <cmath>

namespace eightfold::coursework {

double to_thousandths(double points) { return std::round(points * 1000) / 1000; }

std::string points_text(double points) { return fmt::format("{}", to_thousandths(points)); }

}  // namespace eightfold::coursework
