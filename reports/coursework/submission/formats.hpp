#pragma once

#include <string_view>

#include "reports/coursework/submission/json_tree.hpp"

namespace eightfold::coursework {

// The formats other than JSON. Each becomes the tree that the same submission would have in JSON, and each
// has a file of its own. All throw reports::ParseError with the place.

bool is_csv(std::string_view text);
JsonTree tree_of_csv(std::string_view text);

JsonTree tree_of_text(std::string_view text);

/// Whether the JSON is a report of `eightfold orbits`.
bool is_orbit_report(const JsonTree& tree);
JsonTree tree_of_orbit_report(const JsonTree& report);

}  // namespace eightfold::coursework
