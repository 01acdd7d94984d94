#pragma once

#include <string>

#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The lattice of the ten subgroups: the Hasse diagram, then by order what each covers and is covered by,
/// whether it is normal, and its class.
std::string lattice_text(const Style& style);

}  // namespace eightfold::reports
