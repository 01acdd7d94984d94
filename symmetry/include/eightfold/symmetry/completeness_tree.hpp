#pragma once

#include <functional>
#include <optional>
#include <span>

#include "eightfold/core/board.hpp"
#include "eightfold/core/enum_array.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {

/// What is known of a square of the row below a prefix.
struct SquareReason {
  enum class Kind {
    open,      ///< the tree continues with a piece on this square
    attacked,  ///< by the piece in `row`
    excluded,  ///< not allowed by the constraints of the board
    smaller,   ///< `symmetry` maps each solution with a piece here to a lexicographically smaller one, which
               ///< is equal above `row` and smaller in `row`
    before,    ///< each placement with a piece here precedes the range
    after,     ///< each placement with a piece here is at or beyond the end of the range
  };
  Kind kind = Kind::open;
  int row = 0;
  Symmetry symmetry = Symmetry::identity;
};

/// A node of the tree: a prefix, with a reason for each square of the next row; or a solution.
struct CompletenessNode {
  const Placement& prefix;
  std::span<const SquareReason> squares;  ///< one for each column; empty for a solution
  /// Of a solution: for each element of the group, the first row in which the image differs from the
  /// solution, or nothing if the element fixes it.
  EnumArray<Symmetry, std::optional<int>> moved_rows = {};
};

struct CompletenessParams {
  int n = 0;  ///< 0 to 32
  Rule rule = Rule::queens;
  Subgroup group = full_group;
  bool every_solution = false;  ///< cut no square because of a symmetry
  /// Restricts the tree to placements in [from, until), in lexicographic order: prefixes of at most n rows
  /// with columns of the board; `until` is not empty.
  Placement from = {};
  std::optional<Placement> until = {};
  /// n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};
};

/// Visits a tree that proves that a list of solutions is complete, in lexicographic order of the prefixes,
/// until `visit` returns false: each placement of n pieces is cut off by a reason, or is a solution of the
/// tree. Unless `every_solution` is set, the solutions are the canonical ones. O(n) memory; one thread. This
/// is the plain search: it exists to be checked, so it does not share code with the fast ones. Throws
/// std::invalid_argument unless 0 <= n <= 32, the range is valid, the board has this size and the group
/// preserves it.
void for_each_completeness_node(const CompletenessParams& params,
                                const std::function<bool(const CompletenessNode&)>& visit,
                                const RunOptions& run = {});

}  // namespace eightfold
