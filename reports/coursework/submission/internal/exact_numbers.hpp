#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/json_tree.hpp"

namespace eightfold::coursework {

/// The member `key` of an object gets the value of its member `key`_text, which must exist: the same number,
/// or object of numbers, with exact digits as strings. Adds a note if the number is only its text rounded to
/// a double. Throws ParseError with the place for another difference.
void take_exact_number(JsonTree& object, std::string_view key, std::vector<std::string>& notes);

}  // namespace eightfold::coursework
