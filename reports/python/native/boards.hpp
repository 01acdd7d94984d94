#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/python/native/arguments.hpp"

// The arguments that constrain a board.
namespace eightfold::python {

/// The board with required and blocked squares, the arguments `queens` and `blocked`. Each of the two is a
/// text like "b4 d5", in any form that the program reads, or pairs of a row and a column, from 0.
Board constrained(Board board, const py::tuple& squares);

/// Whether one of these two arguments is not empty.
bool has_squares(const py::tuple& squares);

/// The n×n board if the squares constrain it, and the argument `group`. Throws ValueError if the group does
/// not preserve the constraints; None is the subgroup of the full group that does.
std::pair<std::optional<Board>, Subgroup> acting_board(int n, py::handle group, const py::tuple& squares);

/// The squares of an argument on a board of any shape, in the forms of constrained().
std::vector<Square> squares_on(std::string_view name, py::handle value, const PieceBoard& board);

/// The board of the arguments `rows`, `columns` (None for as many), `rule` (the name of a rule, or the JSON
/// text of one), `queens`, `blocked` and `pawns`, as in constrained().
PieceBoard piece_board(py::handle rows, py::handle columns, py::handle rule, const py::tuple& squares);

/// The n×n board if the squares constrain it. Throws ValueError if the turn does not preserve them.
std::optional<Board> board_for(Turn turn, int n, const py::tuple& squares);

/// Throws ValueError, for the argument `prefix`, unless the placement fits on the board.
void require_on_board(const Placement& prefix, const Board& board);

}  // namespace eightfold::python
