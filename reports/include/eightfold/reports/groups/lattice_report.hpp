#pragma once

#include <string>

#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// The lattice of the ten subgroups: the Hasse diagram if it fits the width, then by order which subgroups
/// each covers and is covered by, whether it is normal, and its class.
[[nodiscard]] std::string lattice_text(const Style& style);

/// The Hasse diagram of the ten subgroups in ASCII, with a level for each order, the full group at the top,
/// and a line from each subgroup to each that it covers.
[[nodiscard]] std::string lattice_drawing();

/// The Hasse diagram of the ten subgroups in Graphviz's DOT language. An edge leads from each subgroup to
/// each that it covers, each order has a rank, each class of several subgroups has a frame, and normal
/// subgroups have a double border.
[[nodiscard]] std::string lattice_dot();

/// JSON with "lattice": the ten subgroups and the edges of the Hasse diagram with their indices.
[[nodiscard]] std::string lattice_json();

/// CSV: one line per edge of the Hasse diagram, with the index of the lower subgroup in the upper one.
[[nodiscard]] std::string lattice_csv();

}  // namespace eightfold::reports
