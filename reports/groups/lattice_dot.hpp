#pragma once

#include <string>

namespace eightfold::reports {

/// The Hasse diagram of the ten subgroups in Graphviz's DOT language. An edge leads from each subgroup to
/// each that it covers, each order has a rank, each class of several subgroups has a frame, and normal
/// subgroups have a double border.
std::string lattice_dot();

}  // namespace eightfold::reports
