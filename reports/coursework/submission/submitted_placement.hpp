#pragma once

#include <optional>
#include <string>

#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// Reads a placement: a list of columns, or text in any notation. The conventions apply to vectors and not to
/// drawn boards or named squares, which are unambiguous. Without a size, the size is that of the placement.
/// Throws reports::ParseError with the place.
SubmittedPlacement read_placement(const JsonTree& tree, std::optional<int> size,
                                  const Conventions& conventions);

/// The vector of a placement under the conventions, but with columns from 0.
Placement as_written(const Placement& placement, const Conventions& conventions);

/// The vector as the student writes it: "[1 5 8 6 3 7 2 4]".
std::string vector_of(const Placement& placement, const Conventions& conventions);

}  // namespace eightfold::coursework
