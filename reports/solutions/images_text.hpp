#pragma once

#include <string>

#include "core/placement.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The eight images of a permutation, its stabilizer, orbit and canonical form, for people. With Unicode the
/// images are boards side by side, if the style has room for two; otherwise a table.
std::string images_text(const Placement& placement, const Style& style);

}  // namespace eightfold::reports
