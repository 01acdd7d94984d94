#pragma once

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// Draws the orbits of all solutions, or a sample of them, as rows of boards: `sheet --by-orbit`.
ExitCode draw_orbit_rows(const CommandLine& line, const Context& context);

}  // namespace eightfold::cli
