#pragma once

#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// Adds the claims to a submission whose exercise and conventions have been read. `by_lines` is true for text
/// and CSV. Throws reports::ParseError with the place.
void read_claims(const JsonTree& tree, bool by_lines, Submission& submission);

}  // namespace eightfold::coursework
