#pragma once

#include <string>

#include "reports/notation/placement_reader.hpp"

namespace eightfold::cli {

/// The placement that an argument is, in any notation, or that stands on the standard input if it is "-". A
/// line is one placement; more may be a drawn board, or what `list` wrote. Throws ParseError.
reports::ListedPlacement read_placement_argument(const std::string& argument,
                                                 const reports::Reading& reading);

}  // namespace eightfold::cli
