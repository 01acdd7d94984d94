#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// A document's math as LaTeX, to stand between dollar signs: letters, digits and ASCII signs as they are,
/// braces as braces, the signs × − ≡ → ≤ ≠ ² ³ ⁻¹ and "(mod 4)" as commands. Throws std::logic_error at
/// anything else.
std::string math_latex(std::string_view math);

}  // namespace eightfold::reports
