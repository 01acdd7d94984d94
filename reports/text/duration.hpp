#pragma once

#include <string>

namespace eightfold::reports {

/// A time rounded up to seconds: "12 s", "3 min 20 s", "5 h 10 min", "3 days", or "over 30000 years".
std::string duration_text(double seconds);

}  // namespace eightfold::reports
