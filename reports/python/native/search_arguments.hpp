#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/turn.hpp"

namespace eightfold::python {

/// The first `rows` rows of an n×n board; all of them if `rows` is None.
Board board_of(pybind11::handle n, pybind11::handle rows);

/// Throws ValueError, for the argument `prefix`, unless the placement fits on the board.
void require_on_board(const Placement& prefix, const Board& board);

/// The published number of solutions of n queens, or that of 27 for more, which have more; 0 for other rules.
std::uint64_t least_solutions(int n, Rule rule);

/// The argument `turn`: "half" or "quarter".
Turn turn_of(pybind11::handle turn);

}  // namespace eightfold::python
