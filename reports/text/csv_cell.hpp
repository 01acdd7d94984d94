#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// A text as a cell of CSV: in quotes by RFC 4180 where it has a comma, a quote or a line break. A
/// spreadsheet would run a cell that begins with = + - @, a tab or a line break as a formula, so such a text
/// gets a leading apostrophe; write numbers without this function.
std::string csv_cell(std::string_view text);

}  // namespace eightfold::reports
