// The mean of independent populations (internal/population.hpp) and its standard error. About ten rows below
// the population are searched completely, where a sample has the least variance for its time: at N = 24,
// 16,384 boards and 10, 12 and 14 rows have standard errors of 0.37 %, 0.54 % and 0.72 % after ten seconds.
#include "eightfold/core/count/estimate.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <vector>

#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/count/internal/parallel.hpp"
#include "eightfold/core/count/internal/population.hpp"
#include "eightfold/core/internal/random.hpp"

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
class RandomChoice {
 public:
  explicit RandomChoice(std::uint64_t seed) : random_(seed) {}

  std::vector<std::size_t> operator()(std::size_t size, std::size_t count) {
    std::vector<std::size_t> numbers(size);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    for (std::size_t i = 0; i < count; ++i) std::swap(numbers[i], numbers[i + random_.below(size - i)]);
    numbers.resize(count);
    return numbers;
  }

 private:
  RandomNumbers random_;
};

// The moments of the samples. They are added in order, because sums of doubles depend on their order.
class Moments {
 public:
  /// A sample may arrive before earlier ones; only such samples are kept.
  void add(std::uint64_t number, const lanes::PopulationEstimate& estimate) {
    early_.emplace(number, estimate);
    for (auto next = early_.begin(); next != early_.end() && next->first == count_; next = early_.erase(next))
      add(next->second);
  }

  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  double mean_boards() const { return boards_ / static_cast<double>(count_); }
  double searched() const { return searched_; }
  double standard_error() const {
    const auto count = static_cast<double>(count_);
    return count_ < 2 ? 0 : std::sqrt(squares_ / (count - 1) / count);
  }

 private:
  // Welford's method: it does not subtract large sums of squares.
  void add(const lanes::PopulationEstimate& estimate) {
    const double deviation = estimate.solutions - mean_;
    mean_ += deviation / static_cast<double>(++count_);
    squares_ += deviation * (estimate.solutions - mean_);
    boards_ += estimate.boards;
    searched_ += static_cast<double>(estimate.searched);
  }

  std::map<std::uint64_t, lanes::PopulationEstimate> early_;
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the deviations from the mean
  double boards_ = 0;
  double searched_ = 0;
};

struct Samples {
  Moments moments;
  double processor_seconds = 0;
  Kernel kernel = Kernel::automatic;
};

Samples draw(const EstimateParams& params, const RunOptions& run) {
  const std::vector<TieClass> classes = tie_classes(params.n);
  const lanes::PopulationParams population = {params.n, boards_of_population, params.n - searched_rows};
  const Kernel kernel = resolve(params.kernel);
  // Spread out, so that neighboring seeds have different samples.
  const std::uint64_t first_seed = RandomNumbers(params.seed).below(std::uint64_t{1} << 63U);
  const Clock::time_point start = Clock::now();
  const ProcessorTime time;
  Samples samples;
  std::mutex mutex;
  std::uint64_t next = 0;
  // The number of the next sample of a thread, if one is started.
  const auto start_sample = [&]() -> std::optional<std::uint64_t> {
    const std::lock_guard lock(mutex);
    const bool ends = params.samples != 0
                          ? next == params.samples
                          : next >= EstimateParams::min_samples && seconds_since(start) >= params.seconds;
    if (ends) return std::nullopt;
    return next++;
  };
  const auto report = [&] {
    if (!run.on_progress) return;
    const double done = params.samples != 0 ? static_cast<double>(samples.moments.count()) /
                                                  static_cast<double>(params.samples)
                                            : seconds_since(start) / params.seconds;
    run.on_progress(std::min(done, 1.0));
  };
  run_workers(static_cast<std::size_t>(threads_of(run.threads)), [&](std::size_t) {
    lanes::BatchSearch search(kernel);
    while (const auto number = start_sample()) {
      const auto estimate =
          estimate_by_population(population, classes, RandomChoice(first_seed + *number), search, run.stop);
      const std::lock_guard lock(mutex);
      samples.moments.add(*number, estimate);
      samples.kernel = search.kernel_run();
      report();
    }
  });
  samples.processor_seconds = time.seconds();
  return samples;
}

// The processor time of all units of `halves`, from runs of units that are spread over all frames. Runs are
// representative, because units are in low-discrepancy order.
double time_of_units(const EstimateParams& params, const RunOptions& run) {
  constexpr std::size_t runs = 32;
  constexpr std::size_t units_of_run = 16;
  const auto units = count_units(params.n, Engine::halves, 1, run);
  const auto counter = units->counter(params.kernel);
  const std::size_t step = units->size() / runs;
  double total = 0;
  for (std::size_t i = 0; i < runs; ++i) {
    static_cast<void>(counter->count(i * step, i * step + 1));  // builds the tables
    const ProcessorTime time;
    static_cast<void>(counter->count(i * step, i * step + units_of_run));
    total += time.seconds();
  }
  return total * static_cast<double>(units->size()) / (runs * units_of_run);
}

}  // namespace

CountEstimate estimate_solutions(const EstimateParams& params, const RunOptions& run) {
  if (params.n < smallest_estimated_n || params.n > largest_estimated_n)
    throw std::invalid_argument("only the numbers of solutions of 16 to 32 queens are estimated");
  check(run);
  CountEstimate estimate;
  estimate.engine = engine_for_units(params.n, Engine::automatic);
  const bool has_units = estimate.engine == Engine::halves;
  const double sampling = has_units ? 0.9 : 1;  // the part of the progress
  const Samples samples = draw(params, part_of(run, 0, sampling));
  const Moments& moments = samples.moments;
  estimate.solutions = moments.mean();
  estimate.standard_error = moments.standard_error();
  estimate.samples = moments.count();
  estimate.boards = boards_of_population;
  estimate.rows = params.n - searched_rows;
  estimate.kernel = samples.kernel;
  estimate.processor_seconds = has_units
                                   ? time_of_units(params, run)
                                   : moments.mean_boards() * samples.processor_seconds / moments.searched();
  return estimate;
}

}  // namespace eightfold
