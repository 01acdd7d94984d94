// Measures the time from a stop request to the return of a computation. Each computation is stopped several
// times after a random time of up to a second. Prints the median and the maximum as a Markdown table, and the
// maximum of the processor time, which other programs on the machine do not affect.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/rank.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace {

using namespace eightfold;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

struct Computation {
  std::string name;
  std::function<void(const RunOptions&)> run;
};

Computation counting(int n, Engine engine, Kernel kernel = Kernel::automatic) {
  return {fmt::format("count {} {}{}", n, name_of(engine), kernel == Kernel::automatic ? "" : ", scalar"),
          [=](const RunOptions& run) {
            (void)count_solutions({.n = n, .engine = engine, .kernel = kernel}, run);
          }};
}

Computation canonical(int n, Rule rule) {
  return {fmt::format("canonical solutions {} {}", n, name_of(rule)), [=](const RunOptions& run) {
            for_each_canonical_solution(
                {.n = n, .rule = rule}, [](const Orbit&) { return true; }, run);
          }};
}

Computation listing(int n, Rule rule) {
  return {
      fmt::format("Solutions {} {}", n, name_of(rule)), [=](const RunOptions& run) {
        for ([[maybe_unused]] const Placement& solution : Solutions(Board::square(n), {}, rule, run.stop)) {
        }
      }};
}

std::vector<Computation> computations() {
  return {
      counting(20, Engine::halves),
      counting(20, Engine::halves, Kernel::scalar),
      counting(21, Engine::halves),
      counting(24, Engine::lanes),
      counting(24, Engine::lanes, Kernel::scalar),
      counting(22, Engine::backtrack),
      counting(17, Engine::backtrack),
      {"count 20 rooks backtrack",
       [](const RunOptions& run) { (void)count_solutions({.n = 20, .rule = Rule::rooks}, run); }},
      counting(28, Engine::halves),
      {"half turn 34", [](const RunOptions& run) { (void)count_half_turn_solutions({.n = 34}, run); }},
      {"quarter turn 60", [](const RunOptions& run) { (void)count_quarter_turn_solutions({.n = 60}, run); }},
      canonical(24, Rule::queens),
      canonical(32, Rule::queens),
      canonical(13, Rule::rooks),
      listing(28, Rule::queens),
      listing(28, Rule::torus),
      {"symmetric solutions 32",
       [](const RunOptions& run) {
         for_each_symmetric_solution(
             {32, Turn::half}, [](const Placement&) { return true; }, run);
       }},
      {"classify solutions 20",
       [](const RunOptions& run) {
         (void)classify_solutions({20, Rule::queens}, run);
       }},
      {"walk search tree 20",
       [](const RunOptions& run) { (void)walk_search_tree(Board::square(20), Rule::queens, run); }},
      {"SolutionRanks 27, at 10^17",
       [](const RunOptions& run) { (void)SolutionRanks(27, run).at(100'000'000'000'000'000); }},
      {"SolutionRanks 28, size", [](const RunOptions& run) { (void)SolutionRanks(28, run).size(); }},
  };
}

struct StopTime {
  double clock;      // in milliseconds
  double processor;  // of all threads
};

// The time from a request, made after `delay`, to the return.
StopTime stop_time(const Computation& computation, int threads, Milliseconds delay) {
  std::atomic<bool> stop = false;
  Clock::time_point requested;
  std::clock_t processor_before = 0;
  std::thread requester([&] {
    std::this_thread::sleep_for(delay);
    requested = Clock::now();
    processor_before = std::clock();
    stop = true;
  });
  try {
    computation.run({.threads = threads, .stop = StopToken(stop)});
    fmt::print(stderr, "{} ended before it was stopped\n", computation.name);
  } catch (const Stopped&) {
  }
  const Clock::time_point returned = Clock::now();
  const std::clock_t processor_after = std::clock();
  requester.join();
  return {Milliseconds(returned - requested).count(),
          1000.0 * static_cast<double>(processor_after - processor_before) / CLOCKS_PER_SEC};
}

std::string row_of(const Computation& computation, int threads, int rounds, std::mt19937& random) {
  std::vector<double> times;
  double processor = 0;
  for (int round = 0; round < rounds; ++round) {
    const Milliseconds delay(std::uniform_real_distribution(0.0, 1000.0)(random));
    const StopTime time = stop_time(computation, threads, delay);
    times.push_back(time.clock);
    processor = std::max(processor, time.processor);
  }
  std::sort(times.begin(), times.end());
  return fmt::format("| {} | {} | {:.1f} ms | {:.1f} ms | {:.1f} ms |\n", computation.name, threads,
                     times[times.size() / 2], times.back(), processor);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 3) {
    fmt::print(stderr, "usage: stop_times [ROUNDS [PART OF NAME]]\n");
    return 2;
  }
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 20;
  const std::string part = argc > 2 ? argv[2] : "";
  std::mt19937 random(1);
  fmt::print(
      "| computation | threads | median | maximum | maximum processor time |\n|---|---|---|---|---|\n");
  for (const Computation& computation : computations())
    for (const int threads : {1, 2}) {
      if (computation.name.find(part) == std::string::npos) continue;
      fmt::print("{}", row_of(computation, threads, rounds, random));
      std::fflush(stdout);
    }
}
