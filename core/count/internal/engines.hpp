#pragma once

#include <cstdint>
#include <memory>

#include "core/count/internal/tie_classes.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/count/units.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/search_statistics.hpp"

// The counting engines. count() of each counts the solutions on a square board. Throws std::invalid_argument
// if the processor lacks the kernel.

namespace eightfold {

struct EngineResult {
  CheckedCount solutions;
  Kernel kernel = Kernel::automatic;  ///< the kernel that ran; `automatic` if no vectorized code ran
  SearchStatistics statistics;
};

namespace backtrack {

/// The reference engine, and the only one that supports all rules. If the allowed squares are symmetric under
/// the left-right mirror, as every rule is, it visits only the left half of the first row. Boards are counted
/// from the prefix on (constraints.hpp), or from one piece on if the first row is halved.
EngineResult count(const Board& board, const RunOptions& run, Rule rule = Rule::queens);

}  // namespace backtrack

namespace permanent {

/// For rooks. At most max_counted_rooks rows have several squares: memory is 24 bytes times two to the power
/// of their number.
EngineResult count(const Board& board, const RunOptions& run);

}  // namespace permanent

namespace lanes {

/// CountUnits::divisor() of this engine's units, if the board has no constraints.
inline constexpr std::uint64_t unit_divisor = tie_divisor;

/// Boards are counted from the rows on that one batch begins with: at most three below the prefix
/// (constraints.hpp). A board without a free square in one of the next two rows is counted and not extended.
EngineResult count(const Board& board, Kernel kernel, const RunOptions& run);

/// A unit is one placement of the first rows' queens within a tie class. The number of rows is the least that
/// gives `min_units` units, or else the one that gives the most.
std::unique_ptr<CountUnits> units(const Board& board, std::size_t min_units, const RunOptions& run = {});

}  // namespace lanes

namespace halves {

/// The largest N whose number of solutions fits in 64 bits.
inline constexpr int max_n = 28;

/// 0 <= n <= max_n. No constraints: they break the symmetry that the join needs.
EngineResult count(int n, Kernel kernel, const RunOptions& run);

/// A unit is a row split of a frame, or a few of them; units are in the order of the frames. 0 <= n <= max_n.
std::unique_ptr<CountUnits> units(int n, const RunOptions& run = {});

}  // namespace halves
}  // namespace eightfold
