#pragma once

#include "core/count/count.hpp"
#include "core/count/engines.hpp"

namespace eightfold {

/// The engine that `Engine::automatic` stands for where a count is cut into units: halves as far as it goes,
/// lanes beyond.
Engine engine_for_units(int n, Engine engine);

/// All n-queens solutions in units of an engine, `lanes` or `halves`; 0 <= n <= largest_counted_n and
/// largest_n(engine). There are `min_units` units if the engine can cut so finely. Takes a second for a
/// million; tables are made later, on `threads` threads (0: one for each processor). Throws
/// std::invalid_argument for another engine or n.
std::unique_ptr<CountUnits> count_units(int n, Engine engine, std::size_t min_units, int threads = 0);

}  // namespace eightfold
