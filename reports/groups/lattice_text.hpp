#pragma once

#include <string>

#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The lattice of the ten subgroups: the Hasse diagram, then by order what each covers and is covered by,
/// whether it is normal, and its class.
std::string lattice_text(const Style& style);

/// The Hasse diagram of the ten subgroups in characters: a level for each order, the full group on top, and
/// a slanting line from each subgroup to every one that it covers.
std::string lattice_drawing();

}  // namespace eightfold::reports
