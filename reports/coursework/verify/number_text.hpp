#pragma once

#include <string>

#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// "12", or "23/2 = 11.5" for a fraction that comes out in a few digits.
std::string number_text(const Rational& value);

}  // namespace eightfold::coursework
