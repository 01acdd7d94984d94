#pragma once

#include <string>

namespace eightfold::reports {

/// The Hasse diagram of the ten subgroups in Graphviz's DOT language: an edge from each subgroup to every one
/// that it covers, a rank for each order, a frame around the subgroups of one class if there are several, and
/// a double border for normal subgroups.
std::string lattice_dot();

}  // namespace eightfold::reports
