#pragma once

#include <cstddef>
#include <memory>

#include "eightfold/core/count/units.hpp"

namespace eightfold {

class Board;        // board.hpp
enum class Engine;  // count.hpp
struct RunOptions;  // run_options.hpp

/// Resolves `Engine::automatic` for a count in units: halves up to its largest N, then lanes.
[[nodiscard]] Engine engine_for_units(int n, Engine engine);

/// All n-queens solutions in units of `lanes` or `halves`, 0 <= n <= max_counted_n and max_n(engine):
/// at least `min_units` if the engine can cut that finely. A million units take about a second; tables are
/// built later, on `run.threads` threads. The token also stops the counters of the units; no progress is
/// reported. Throws std::invalid_argument for another engine or n.
[[nodiscard]] std::unique_ptr<CountUnits> count_units(int n, Engine engine, std::size_t min_units);
[[nodiscard]] std::unique_ptr<CountUnits> count_units(int n, Engine engine, std::size_t min_units,
                                                      const RunOptions& run);

/// The solutions on a square board with its constraints, in units of `lanes`. Contradicting constraints are
/// one unit without solutions. Throws std::invalid_argument for another board.
[[nodiscard]] std::unique_ptr<CountUnits> count_units(const Board& board, std::size_t min_units,
                                                      const RunOptions& run);

}  // namespace eightfold
