#pragma once

#include <string>

namespace eightfold::reports {

/// The Hasse diagram of the ten subgroups in characters: a level for each order, the full group on top, and
/// a slanting line from each subgroup to every one that it covers.
std::string lattice_drawing();

}  // namespace eightfold::reports
