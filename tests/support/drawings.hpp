#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/subgroup.hpp"

// Constrained boards and their solutions by definition, square by square. Nothing here shares code with the
// searches, with verify.cpp or with the action of the symmetries.
namespace eightfold::test {

/// A square board, row by row: 'Q' is a required square, '#' a blocked one, '!' one that is both, '.'
/// another.
using Drawing = std::vector<std::string>;

/// The rows one below the other, for messages.
std::string text_of(const Drawing& drawing);

Board board_of(const Drawing& drawing);

/// The drawing after the symmetry, which turns it or reads it backwards.
Drawing moved(Symmetry g, const Drawing& drawing);

/// The same for a placement, which is drawn and read back.
Placement moved(Symmetry g, const Placement& placement);

/// Every placement with a piece in each row and column, on each required square and on no blocked one, such
/// that no piece can move to another; in lexicographic order. At most 8 rows.
std::vector<Placement> plain_solutions(const Drawing& drawing, Rule rule);

/// True if a piece on one square can move to the other on the empty n×n board.
bool can_move(Rule rule, int n, Square from, Square to);

/// All drawings of n rows whose squares are one of these characters.
std::vector<Drawing> all_drawings(int n, const std::string& characters);

/// A random drawing with up to three required squares and up to a third of all squares blocked, closed under
/// a random group. The constraints of half of the drawings are chosen such that a solution meets them before
/// they are closed, if the rule has one.
Drawing random_drawing(int n, Rule rule, RandomNumbers& random);

}  // namespace eightfold::test
