#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/explanation/explanation_document.hpp"

namespace eightfold::reports {

/// The runs as text, without what sets them off.
std::string plain_text(const Runs& runs);

/// The equations in lines with their first equals signs below each other. An equation wider than that goes on
/// in a new line before each further equals sign.
std::vector<std::string> display_lines(const Display& display, std::size_t width);

/// The rows of the board, Q where a queen stands.
std::vector<std::string> board_lines(const Placement& placement);

}  // namespace eightfold::reports
