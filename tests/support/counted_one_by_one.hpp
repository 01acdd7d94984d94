#pragma once

#include <cstdint>

#include "eightfold/core/board.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::test {

/// The number of a work by another route than that of jobs: the solutions one by one, which of them a turn
/// fixes, or which are canonical under the group that preserves the board.
inline std::uint64_t counted_one_by_one(job::Work work, const Board& board) {
  const Subgroup group = preserving_subgroup(board);
  std::uint64_t count = 0;
  for (const Placement& solution : Solutions(board))
    if (work == job::Work::count || (work == job::Work::canonical_list && is_canonical(solution, group)) ||
        (work == job::Work::half_turn && fixes(Symmetry::rotate180, solution)) ||
        (work == job::Work::quarter_turn && fixes(Symmetry::rotate90, solution)))
      ++count;
  return count;
}

}  // namespace eightfold::test
