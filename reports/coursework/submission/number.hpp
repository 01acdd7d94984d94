#pragma once

#include <string_view>

#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// A claimed number: whole, or, where somebody may have divided, a fraction too: 11.5, "11.5", "23/2".
/// Numbers beyond 2^64 - 1 stand in quotes, of at most 1000 digits. Throws reports::ParseError with its
/// place.
Number read_number(const JsonTree& tree, std::string_view name, bool may_be_fraction);

}  // namespace eightfold::coursework
