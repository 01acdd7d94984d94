#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// A line of text fit for a paragraph of a LaTeX document, in ASCII: what TeX would take for a command stands
/// for itself, and dashes, the ellipsis, the degree and the multiplication sign become their commands.
/// Another character beyond ASCII becomes a question mark, since a font may lack it and then TeX stops.
std::string latex_escape(std::string_view line);

}  // namespace eightfold::reports
