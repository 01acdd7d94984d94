#include "core/count/count_units.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/count/halves/halves.hpp"
#include "core/count/halves/units.hpp"
#include "core/count/lanes_units.hpp"

namespace eightfold {

Engine engine_for_units(int n, Engine engine) {
  if (engine != Engine::automatic) return engine;
  return n <= halves::max_n ? Engine::halves : Engine::lanes;
}

std::unique_ptr<CountUnits> count_units(int n, Engine engine, std::size_t enough, int threads) {
  const auto refuse = [](const std::string& why) { throw std::invalid_argument(why); };
  if (engine != Engine::lanes && engine != Engine::halves)
    refuse("a count is cut into units of the engine lanes or halves, not of " + std::string(name_of(engine)));
  const int largest = std::min(largest_counted_n, largest_n(engine));
  if (n < 0 || n > largest)
    refuse("the engine " + std::string(name_of(engine)) + " cuts counts of N = 0 to " +
           std::to_string(largest) + ", not " + std::to_string(n));
  return engine == Engine::halves ? halves::units(n, threads) : lanes::units(n, enough);
}

std::uint64_t divisor_of_units(Engine engine) { return engine == Engine::lanes ? lanes::unit_divisor : 1; }

}  // namespace eightfold
