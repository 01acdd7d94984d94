#pragma once

#include "eightfold/core/count/units.hpp"

namespace eightfold {

class Board;        // board.hpp
enum class Turn;    // symmetric_solutions.hpp
struct RunOptions;  // run_options.hpp

/// The solutions that a turn fixes, as units. Under the half turn, they are at least `min_units` if the
/// search has as many branches. Under the quarter turn, their number depends on n alone. The range of n is
/// that of the counts in symmetric_solutions.hpp, else std::invalid_argument. The token also stops the
/// counters of the units; no progress is reported.
[[nodiscard]] std::unique_ptr<CountUnits> symmetric_units(int n, Turn turn, std::size_t min_units);
[[nodiscard]] std::unique_ptr<CountUnits> symmetric_units(int n, Turn turn, std::size_t min_units,
                                                          const RunOptions& run);

/// The same on a square board with its constraints, which the turn need not preserve. If there are any, the
/// units are at least `min_units` under either turn if the search has as many branches.
[[nodiscard]] std::unique_ptr<CountUnits> symmetric_units(const Board& board, Turn turn,
                                                          std::size_t min_units, const RunOptions& run);

}  // namespace eightfold
