#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// Converts the math of a document to LaTeX math mode. Letters, digits and the ASCII signs +-=/(),. stay the
/// same, braces are escaped, and the signs × − ≡ → ≤ ≠ ² ³ ⁻¹ and "(mod 4)" become commands. Throws
/// std::logic_error for any other character.
std::string math_latex(std::string_view math);

}  // namespace eightfold::reports
