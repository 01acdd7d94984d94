#include "eightfold/core/count/count_units.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/count/internal/engines.hpp"
#include "core/internal/constraints.hpp"
#include "eightfold/core/count/count.hpp"

namespace eightfold {

Engine engine_for_units(int n, Engine engine) {
  if (engine != Engine::automatic) return engine;
  return n <= halves::max_n ? Engine::halves : Engine::lanes;
}

std::unique_ptr<CountUnits> count_units(int n, Engine engine, std::size_t min_units, const RunOptions& run) {
  const auto refuse = [](const std::string& why) { throw std::invalid_argument(why); };
  if (engine != Engine::lanes && engine != Engine::halves)
    refuse("only the engines lanes and halves count in units, not " + std::string(name_of(engine)));
  const int largest = std::min(max_counted_n, max_n(engine));
  if (n < 0 || n > largest)
    refuse("the engine " + std::string(name_of(engine)) + " counts in units for N = 0 to " +
           std::to_string(largest) + ", not " + std::to_string(n));
  check(run);
  return engine == Engine::halves ? halves::units(n, run) : lanes::units(Board::square(n), min_units, run);
}

std::unique_ptr<CountUnits> count_units(const Board& board, std::size_t min_units, const RunOptions& run) {
  if (!board.is_constrained()) return count_units(board.columns(), Engine::lanes, min_units, run);
  check(run);
  return lanes::units(board_of(board.columns(), board), min_units, run);
}

std::unique_ptr<CountUnits> count_units(int n, Engine engine, std::size_t min_units) {
  return count_units(n, engine, min_units, {});
}

}  // namespace eightfold
