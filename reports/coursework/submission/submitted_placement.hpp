#pragma once

#include <optional>
#include <string>

#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// Reads a placement, a list of columns or text in any notation, by the conventions: those hold for vectors,
/// whose digits say nothing of what they count; drawn boards and named squares speak for themselves. Without
/// a size it is the placement's own. Throws reports::ParseError with its place.
SubmittedPlacement read_placement(const JsonTree& tree, std::optional<int> size,
                                  const Conventions& conventions);

/// The vector that a placement is under the conventions, as the student would write it from the base.
Placement as_written(const Placement& placement, const Conventions& conventions);

/// The same in brackets: "[1 5 8 6 3 7 2 4]".
std::string vector_of(const Placement& placement, const Conventions& conventions);

}  // namespace eightfold::coursework
