#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// What the file (column), 0 to 31, is called: "a" to "z", then "aa", "ab" to "af", as spreadsheets go on.
std::string file_name(int column);

/// The way back; nothing if no file of a board of 32 is called so.
std::optional<int> file_named(std::string_view name);

}  // namespace eightfold::reports
