#pragma once

#include <string>
#include <string_view>

#include "eightfold/reports/notation/notation.hpp"

namespace eightfold::cli {

/// A message for a text that cannot be read as a placement, with the command line that was meant: another one
/// if the text is a number of queens, or the same one if it is columns with other signs than those of a
/// notation, such as 1,3,0,2 or [1 3 0 2 without its last bracket. Empty if the meaning is unknown.
std::string hint_for_placement(std::string_view text, std::string_view command,
                               const reports::Reading& reading);

}  // namespace eightfold::cli
