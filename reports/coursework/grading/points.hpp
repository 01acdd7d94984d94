#pragma once

#include <string>

namespace eightfold::coursework {

/// Rounded to thousandths, halves away from 0.
double to_thousandths(double points);

/// "4", "2.5", "0.333".
std::string points_text(double points);

}  // namespace eightfold::coursework
