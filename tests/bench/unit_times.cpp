// The processor time of a count by halves on one thread, from units that are spread over the count.
//
//     unit_times N RUNS [UNITS OF A RUN]
//
// Prints a row of Markdown: N, the number of units, those that were counted, the time per solution with its
// standard error, and the core-hours of the count.
#include <fmt/core.h>

#include <cmath>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/count/estimate.hpp"
#include "eightfold/symmetry/published_counts.hpp"

namespace {

double solutions_of(int n) {
  if (const auto published = eightfold::published_counts(n).all) return static_cast<double>(*published);
  return eightfold::estimate_solutions({.n = n, .seconds = 20}).solutions;
}

double sum_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

}  // namespace

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 0;
  const auto runs = static_cast<std::size_t>(argc > 2 ? std::atoi(argv[2]) : 0);
  const auto length = static_cast<std::size_t>(argc > 3 ? std::atoi(argv[3]) : 1);
  if (argc > 4 || n < 16 || n > eightfold::max_n(eightfold::Engine::halves) || runs < 2 || length < 1) {
    fmt::print(stderr, "usage: unit_times N RUNS [UNITS OF A RUN], N from 16 to {}, 2 runs or more\n",
               eightfold::max_n(eightfold::Engine::halves));
    return 2;
  }
  const auto units = eightfold::count_units(n, eightfold::Engine::halves, 1);
  const auto counter = units->counter(eightfold::Kernel::automatic);
  std::vector<double> seconds;
  std::vector<double> solutions;
  for (std::size_t run = 0; run < runs; ++run) {
    const std::size_t begin = run * (units->size() - length) / (runs - 1);
    const std::clock_t start = std::clock();
    solutions.push_back(static_cast<double>(counter->count(begin, begin + length).value()));
    seconds.push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  }
  const double rate = sum_of(seconds) / sum_of(solutions);
  double squares = 0;
  for (std::size_t run = 0; run < runs; ++run) squares += std::pow(seconds[run] - rate * solutions[run], 2);
  const auto count = static_cast<double>(runs);
  const double error = std::sqrt(squares * count / (count - 1)) / sum_of(seconds);
  fmt::print("| {} | {} | {} | {:.3f} ns ± {:.1f} % | {:.4g} core-hours |\n", n, units->size(), runs * length,
             1e9 * rate, 100 * error, rate * solutions_of(n) / 3600);
}
