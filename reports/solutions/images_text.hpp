#pragma once

#include <string>

#include "core/placement.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The eight images of a permutation, its stabilizer, orbit and canonical form. In Unicode the images are
/// boards side by side if at least two fit; otherwise they are a table.
std::string images_text(const Placement& placement, const Style& style);

}  // namespace eightfold::reports
