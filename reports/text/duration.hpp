#pragma once

#include <string>

namespace eightfold::reports {

/// A time for people, rounded up: "12 s", "3 min 20 s", "5 h 10 min", "3 days", or "ages" past all sense.
std::string duration_text(double seconds);

}  // namespace eightfold::reports
