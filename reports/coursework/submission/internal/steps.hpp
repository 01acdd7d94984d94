#pragma once

#include <string_view>

#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"

namespace eightfold::coursework {

// The steps of read_submission(). All throw reports::ParseError with the place.

// The formats other than JSON. Each becomes the tree that the same submission would have in JSON.
bool is_csv(std::string_view text);
JsonTree tree_of_csv(std::string_view text);
JsonTree tree_of_text(std::string_view text);
bool is_orbit_report(const JsonTree& tree);
JsonTree tree_of_orbit_report(const JsonTree& report);

/// Checks the keys at the top level.
void expect_submission_keys(const JsonTree& tree);

/// Reads everything but the claims: author, conventions and exercise.
Submission read_head(const JsonTree& tree, const Expectations& expected);

/// Adds the claims. `by_lines` is true for text and CSV.
void read_claims(const JsonTree& tree, bool by_lines, Submission& submission);

}  // namespace eightfold::coursework
