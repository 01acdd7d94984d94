#pragma once

#include "reports/coursework/submission/reader.hpp"

namespace eightfold::coursework {

/// Throws reports::ParseError for a key that no submission has.
void expect_submission_keys(const JsonTree& tree);

/// Reads everything but the claims: author, conventions and exercise. Throws reports::ParseError with the
/// place.
Submission read_head(const JsonTree& tree, const Expectations& expected);

}  // namespace eightfold::coursework
