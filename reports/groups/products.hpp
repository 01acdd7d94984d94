#pragma once

#include <string>
#include <string_view>

#include "symmetry/integer.hpp"

namespace eightfold::reports {

/// What so many elements fix together, each colors^cycles: "3 × 2^4 = 3 × 16 = 48".
std::string product_text(int elements, int colors, int cycles, const Integer& fixed);

/// "orbits = sum / order = 96 / 8 = 12" and a newline, with a word for the orbits.
std::string division_text(std::string_view orbits, const Integer& sum, int order, const Integer& quotient);

}  // namespace eightfold::reports
