#include "eightfold/core/count/estimate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "core/count/internal/population.hpp"
#include "core/run/parallel.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

double binomial(std::size_t n, std::size_t k) {
  double result = 1;
  for (std::size_t i = 1; i <= k; ++i)
    result = result * static_cast<double>(n - k + i) / static_cast<double>(i);
  return result;
}

// The subset of this rank among those of a size, in some order.
std::vector<std::size_t> subset(std::size_t size, std::size_t count, std::size_t rank) {
  std::vector<bool> chosen(size);
  std::fill_n(chosen.begin(), count, true);
  for (; rank > 0; --rank) std::prev_permutation(chosen.begin(), chosen.end());
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < size; ++i)
    if (chosen[i]) numbers.push_back(i);
  return numbers;
}

struct Expectation {
  double solutions = 0;
  double boards = 0;
  double probability = 0;  // of all outcomes: 1
  std::size_t outcomes = 0;
};

// The expectation over all outcomes of all choices. `ranks` is an odometer: the subset of each choice.
Expectation expectation_of(const lanes::PopulationParams& params) {
  Expectation expected;
  lanes::BatchSearch search(Kernel::automatic);
  std::vector<std::size_t> ranks;
  for (;;) {
    std::vector<double> subsets;  // number of subsets, by choice
    const auto choose = [&](std::size_t size, std::size_t count) {
      if (subsets.size() == ranks.size()) ranks.push_back(0);
      subsets.push_back(binomial(size, count));
      return subset(size, count, ranks[subsets.size() - 1]);
    };
    const auto estimate = estimate_by_population(params, tie_classes(params.n), choose, search, {});
    double probability = 1;
    for (const double each : subsets) probability /= each;
    expected.solutions += probability * estimate.solutions;
    expected.boards += probability * estimate.boards;
    expected.probability += probability;
    ++expected.outcomes;
    ranks.resize(subsets.size());
    while (!ranks.empty() && static_cast<double>(ranks.back() + 1) >= subsets[ranks.size() - 1])
      ranks.pop_back();
    if (ranks.empty()) return expected;
    ++ranks.back();
  }
}

TEST(Population, is_unbiased_over_all_outcomes_of_its_choices) {
  for (const int n : {4, 5, 6, 7})
    for (std::size_t boards = 1; boards <= (n == 7 ? 1U : n == 6 ? 2U : 3U); ++boards)
      for (int rows = 1; rows <= std::min(3, n - 2); ++rows) {
        const Expectation expected = expectation_of({n, boards, rows});
        EXPECT_NEAR(expected.probability, 1, 1e-9);
        EXPECT_NEAR(expected.solutions, static_cast<double>(*test::published_counts(n).all), 1e-9)
            << "n = " << n << ", " << boards << " boards, " << rows << " rows, " << expected.outcomes;
        const Expectation exact = expectation_of({n, 1000, rows});
        EXPECT_NEAR(expected.boards, exact.boards, 1e-9);
      }
}

TEST(Population, that_drops_no_board_counts_exactly) {
  lanes::BatchSearch search(Kernel::automatic);
  const lanes::Choice none = [](std::size_t, std::size_t) -> std::vector<std::size_t> { std::abort(); };
  for (int n = 4; n <= 11; ++n)
    for (int rows = 1; rows <= n - 2; ++rows) {
      const auto estimate = estimate_by_population({n, 1'000'000, rows}, tie_classes(n), none, search, {});
      EXPECT_TRUE(estimate.is_exact);
      EXPECT_NEAR(estimate.solutions, static_cast<double>(*test::published_counts(n).all), 1e-9) << n;
    }
}

TEST(Estimate, is_the_same_with_any_number_of_threads_and_any_kernel) {
  const CountEstimate one = estimate_solutions({.n = 16, .samples = 4, .seed = 7}, {.threads = 1});
  EXPECT_EQ(one.samples, 4U);
  EXPECT_EQ(one.rows, 6);
  EXPECT_EQ(one.full_count.engine, Engine::halves);
  EXPECT_GT(one.standard_error, 0);
  EXPECT_GT(one.full_count.processor_seconds, 0);
  for (const int threads : {2, 3}) {
    const CountEstimate other = estimate_solutions({.n = 16, .samples = 4, .seed = 7}, {.threads = threads});
    EXPECT_EQ(other.solutions, one.solutions);
    EXPECT_EQ(other.standard_error, one.standard_error);
  }
  for (const Kernel kernel : available_kernels()) {
    const CountEstimate other = estimate_solutions({.n = 16, .samples = 4, .seed = 7, .kernel = kernel});
    EXPECT_EQ(other.solutions, one.solutions);
    EXPECT_EQ(other.kernel, kernel);
  }
  EXPECT_NE(estimate_solutions({.n = 16, .samples = 4, .seed = 8}).solutions, one.solutions);
}

TEST(Estimate, names_the_size_that_was_timed_and_the_error_of_the_time) {
  for (const auto& [n, timed] : {std::pair(17, 17), std::pair(23, 21), std::pair(29, 29)}) {
    const CountEstimate estimate = estimate_solutions({.n = n, .samples = 2});
    const TimeEstimate& time = estimate.full_count;
    EXPECT_EQ(time.timed_n, timed);
    const double relative_error = time.standard_error / time.processor_seconds;
    EXPECT_GT(relative_error, 0) << n;
    EXPECT_GE(relative_error, n == 29 ? 0 : estimate.standard_error / estimate.solutions) << n;
  }
}

TEST(Estimate, draws_at_least_32_samples_in_a_short_time) {
  EXPECT_GE(estimate_solutions({.n = 16, .seconds = 0.001}).samples, EstimateParams::min_samples);
}

TEST(Estimate, reports_its_progress_and_stops_on_request) {
  double last = 0;
  static_cast<void>(estimate_solutions({.n = 17, .samples = 3}, {.on_progress = [&](double done) {
                                         EXPECT_GE(done, last);
                                         last = done;
                                       }}));
  EXPECT_EQ(last, 1);
  struct Requested {
    bool stop_requested() const { return true; }
  };
  EXPECT_THROW(static_cast<void>(estimate_solutions({.n = 22}, {.stop = StopToken(Requested{})})), Stopped);
}

// The listener waits until the other thread has looked at the token as often as for several samples.
TEST(Estimate, continues_on_other_threads_while_its_listener_waits) {
  if (threads_of(2) == 1) GTEST_SKIP() << "the library is built without threads";
  std::atomic<std::uint64_t> polls = 0;
  struct Counted {
    std::atomic<std::uint64_t>* polls;
    bool stop_requested() const {
      ++*polls;
      return false;
    }
  };
  bool has_waited = false;
  const auto wait = [&](double) {
    if (std::exchange(has_waited, true)) return;
    for (const std::uint64_t enough = 5 * polls; polls < enough;) std::this_thread::yield();
  };
  const StopToken token(Counted{&polls});
  static_cast<void>(
      estimate_solutions({.n = 16, .samples = 40}, {.threads = 2, .stop = token, .on_progress = wait}));
  EXPECT_TRUE(has_waited);
}

TEST(Estimate, refuses_other_boards) {
  for (const int n : {-1, 0, 15, 33})
    EXPECT_THROW(static_cast<void>(estimate_solutions({.n = n})), std::invalid_argument) << n;
}

}  // namespace
}  // namespace eightfold
