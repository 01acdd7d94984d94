// The mean of independent populations (internal/population.hpp) and its standard error. About ten rows below
// the population are searched completely, where a sample has the least variance for its time: at N = 24,
// 16,384 boards and 10, 12 and 14 rows have standard errors of 0.37 %, 0.54 % and 0.72 % after ten seconds.
#include "eightfold/core/count/estimate.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <ctime>
#include <map>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/count/internal/population.hpp"
#include "core/internal/constraints.hpp"
#include "core/internal/random.hpp"
#include "core/run/mutex.hpp"
#include "core/run/parallel.hpp"
#include "core/run/unit_progress.hpp"
#include "eightfold/core/count/count_units.hpp"

namespace eightfold {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t boards_of_population = std::size_t{1} << 14U;
constexpr int searched_rows = 10;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Of all threads of the process.
class ProcessorTime {
 public:
  double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

 private:
  std::clock_t start_ = std::clock();
};

// Uniform choices by a partial Fisher-Yates shuffle.
lanes::Choice random_choice(std::uint64_t seed) {
  return [random = RandomNumbers(seed)](std::size_t size, std::size_t count) mutable {
    std::vector<std::size_t> numbers(size);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    for (std::size_t i = 0; i < count; ++i) std::swap(numbers[i], numbers[i + random.below(size - i)]);
    numbers.resize(count);
    return numbers;
  };
}

// An estimated number with its standard error.
struct Estimated {
  double value = 0;
  double error = 0;
};

Estimated product(const Estimated& a, const Estimated& b) {
  return {a.value * b.value, std::hypot(a.error * b.value, b.error * a.value)};
}

// A mean by Welford's method, which does not subtract large sums of squares.
class Mean {
 public:
  void add(double value) {
    const double deviation = value - mean_;
    mean_ += deviation / ++count_;
    squares_ += deviation * (value - mean_);
  }

  Estimated get() const { return {mean_, count_ < 2 ? 0 : std::sqrt(squares_ / (count_ - 1) / count_)}; }

 private:
  double count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the deviations from the mean
};

// The means of the samples. They are added in order, because sums of doubles depend on their order.
class Samples {
 public:
  /// A sample may arrive before earlier ones; only such samples are kept.
  void add(std::uint64_t number, const lanes::PopulationEstimate& estimate) {
    early_.emplace(number, estimate);
    for (auto next = early_.begin(); next != early_.end() && next->first == count;
         next = early_.erase(next)) {
      ++count;
      solutions.add(next->second.solutions);
      boards.add(next->second.boards);
      searched += static_cast<double>(next->second.searched);
      is_exact = next->second.is_exact;
    }
  }

  std::uint64_t count = 0;
  Mean solutions;
  Mean boards;
  double searched = 0;  // boards
  bool is_exact = false;
  double processor_seconds = 0;
  Kernel kernel = Kernel::automatic;

 private:
  std::map<std::uint64_t, lanes::PopulationEstimate> early_;
};

Samples draw(const EstimateParams& params, const Board& board, const RunOptions& run) {
  const std::vector<TieClass> classes =
      board.is_constrained() ? std::vector{TieClass{count_squares(board, Rule::queens).allowed, 8}}
                             : tie_classes(params.n);
  const lanes::PopulationParams population = {params.n, boards_of_population, params.n - searched_rows};
  const Kernel kernel = resolve(params.kernel);
  // Spread out, so that neighboring seeds have different samples.
  const std::uint64_t first_seed = RandomNumbers(params.seed).below(std::uint64_t{1} << 63U);
  const Clock::time_point start = Clock::now();
  const ProcessorTime time;
  Samples samples;
  Mutex mutex;
  std::uint64_t next = 0;
  // The number of the next sample of a thread, if one is started.
  const auto start_sample = [&]() -> std::optional<std::uint64_t> {
    const Lock lock(mutex);
    const bool ends = params.samples != 0
                          ? next == params.samples
                          : next >= EstimateParams::min_samples && seconds_since(start) >= params.seconds;
    if (ends || samples.is_exact) return std::nullopt;
    return next++;
  };
  UnitProgress::Report report;
  if (run.on_progress)
    report = [&](std::size_t finished) {
      const double done = params.samples != 0
                              ? static_cast<double>(finished) / static_cast<double>(params.samples)
                              : seconds_since(start) / params.seconds;
      run.on_progress(std::min(done, 1.0));
    };
  UnitProgress progress(std::move(report));
  const auto threads = static_cast<std::size_t>(threads_of(run.threads));
  run_workers(threads, run.stop, [&](std::size_t, const StopToken& stop) {
    lanes::BatchSearch search(kernel);
    while (const auto number = start_sample()) {
      const auto estimate =
          estimate_by_population(population, classes, random_choice(first_seed + *number), search, stop);
      {
        const Lock lock(mutex);
        samples.add(*number, estimate);
        samples.kernel = search.kernel_run();
      }
      progress.finish_unit();
    }
  });
  samples.processor_seconds = time.seconds();
  return samples;
}

// The largest N of a parity whose units are timed.
int timed_n(int n) { return n <= 22 ? n : 22 - n % 2; }

// The processor time of `halves` for each solution, from runs of units that are spread over all frames. Runs
// are representative, because units are in low-discrepancy order. The ratio of the two sums has the error of
// the time that the solutions of a run leave unexplained.
Estimated seconds_per_solution(int n, Kernel kernel, const RunOptions& run) {
  constexpr std::size_t runs = 32;
  const bool keeps_quarters = n < 22;  // quarter boards are made once and used by many units
  const std::size_t units_of_run = keeps_quarters ? 16 : 4;
  const auto units = count_units(n, Engine::halves, 1, run);
  const auto counter = units->counter(kernel);
  const std::size_t step = units->size() / runs;
  std::array<double, runs> seconds{};
  std::array<double, runs> solutions{};
  for (std::size_t i = 0; i < runs; ++i) {
    if (keeps_quarters) static_cast<void>(counter->count(i * step, i * step + units_of_run));
    const ProcessorTime time;
    solutions[i] = static_cast<double>(counter->count(i * step, i * step + units_of_run).value());
    seconds[i] = time.seconds();
    if (run.on_progress) run.on_progress(static_cast<double>(i + 1) / runs);
  }
  const double all_solutions = std::accumulate(solutions.begin(), solutions.end(), 0.0);
  const double rate = std::accumulate(seconds.begin(), seconds.end(), 0.0) / all_solutions;
  double squares = 0;
  for (std::size_t i = 0; i < runs; ++i) squares += std::pow(seconds[i] - rate * solutions[i], 2);
  return {rate, std::sqrt(squares * runs / (runs - 1)) / all_solutions};
}

}  // namespace

CountEstimate estimate_solutions(const EstimateParams& params, const RunOptions& run) {
  if (params.n < smallest_estimated_n || params.n > max_estimated_n)
    throw std::invalid_argument("only the numbers of solutions of 16 to 32 queens are estimated");
  const Board board = board_of(params.n, params.board);
  check(run);
  CountEstimate estimate;
  TimeEstimate& time = estimate.full_count;
  time.engine = board.is_constrained() ? Engine::lanes : engine_for_units(params.n, Engine::automatic);
  const bool has_units = time.engine == Engine::halves;
  const double sampling = has_units ? 0.9 : 1;  // the part of the progress
  const Samples samples = draw(params, board, part_of(run, 0, sampling));
  const Estimated solutions = samples.solutions.get();
  estimate.solutions = solutions.value;
  estimate.standard_error = solutions.error;
  estimate.is_exact = samples.is_exact;
  estimate.samples = samples.is_exact ? 1 : samples.count;  // they are equal, one for each thread
  estimate.boards = boards_of_population;
  estimate.rows = params.n - searched_rows;
  estimate.kernel = samples.kernel;
  time.timed_n = has_units ? timed_n(params.n) : params.n;
  // No board is searched if every square of a row is attacked.
  const double seconds_per_board = samples.searched > 0 ? samples.processor_seconds / samples.searched : 0;
  const auto [seconds, error] =
      has_units
          ? product(solutions, seconds_per_solution(time.timed_n, params.kernel, part_of(run, sampling, 1)))
          : product(samples.boards.get(), {seconds_per_board, 0});
  time.processor_seconds = seconds;
  time.standard_error = error;
  return estimate;
}

}  // namespace eightfold
