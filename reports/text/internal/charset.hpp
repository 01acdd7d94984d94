#pragma once

#include <string>
#include <string_view>

#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// The text with ASCII in place of the signs of the program's own texts: x for a multiplication sign, ->
/// for an arrow, ... for an ellipsis. Characters that only a user can have written are unchanged.
std::string with_ascii_signs(std::string_view text);

/// The text in the characters of the style: unchanged in Unicode, and otherwise with ASCII signs. Call this
/// before the layout, because some signs become wider.
std::string in_charset(std::string_view text, const Style& style);

}  // namespace eightfold::reports
