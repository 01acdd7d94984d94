#pragma once

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::test {

/// Expects the same sum and the same residues.
inline void expect_equal(const CheckedCount& a, const CheckedCount& b) {
  EXPECT_EQ(a.value(), b.value());
  EXPECT_EQ(a.residues(), b.residues());
}

/// The sum of one counter over all units, in `ranges` ranges of about equal length.
inline CheckedCount sum_of_ranges(const CountUnits& units, CountUnits::Counter& counter, std::size_t ranges) {
  CheckedCount sum;
  for (std::size_t i = 0; i < ranges; ++i)
    sum.add(counter.count(units.size() * i / ranges, units.size() * (i + 1) / ranges));
  return sum;
}

/// Expects the same count of each unit by the engine on every kernel and by the plain search, and the
/// published count for all units.
inline void expect_units_of(int n, const CountUnits& units) {
  const auto plain = units.plain_counter();
  CheckedCount sum;
  std::vector<CheckedCount> by_unit;
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    by_unit.push_back(plain->count(unit, unit + 1));
    sum.add(by_unit.back());
  }
  EXPECT_EQ(sum.divided_by(units.divisor()).value(), published_counts(n).all) << "n = " << n;
  EXPECT_EQ(plain->kernel_run(), Kernel::automatic);
  for (const Kernel kernel : available_kernels()) {
    const auto counter = units.counter(kernel);
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
      SCOPED_TRACE(std::string(name_of(kernel)) + ", n = " + std::to_string(n) + ", unit " +
                   std::to_string(unit));
      expect_equal(counter->count(unit, unit + 1), by_unit[unit]);
    }
  }
}

/// Expects the published count for every division into ranges, including empty ranges.
inline void expect_ranges_of(int n, const CountUnits& units) {
  const auto counter = units.counter(Kernel::automatic);
  for (const std::size_t ranges : {std::size_t{1}, std::size_t{2}, std::size_t{7}, units.size() + 5})
    EXPECT_EQ(sum_of_ranges(units, *counter, ranges).divided_by(units.divisor()).value(),
              published_counts(n).all)
        << "n = " << n << ", " << ranges << " ranges";
}

/// Expects each range to have between `least` and `most` times the mean number of solutions.
inline void expect_even_ranges(const CountUnits& units, std::size_t ranges, double least, double most) {
  const auto counter = units.counter(Kernel::automatic);
  std::vector<double> counts;
  for (std::size_t i = 0; i < ranges; ++i) {
    const auto range = counter->count(units.size() * i / ranges, units.size() * (i + 1) / ranges);
    counts.push_back(static_cast<double>(range.value()));
  }
  const double mean = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(ranges);
  for (const double count : counts) {
    EXPECT_GE(count / mean, least);
    EXPECT_LE(count / mean, most);
  }
}

/// Expects the published count from two threads, each with a counter, that process the ranges alternately.
inline void expect_threads_agree(int n, const CountUnits& units) {
  constexpr std::size_t ranges = 10;
  std::array<CheckedCount, 2> sums;
  std::vector<std::thread> threads;
  for (std::size_t which = 0; which < sums.size(); ++which)
    threads.emplace_back([&, which] {
      const auto counter = units.counter(Kernel::automatic);
      for (std::size_t i = which; i < ranges; i += sums.size())
        sums[which].add(counter->count(units.size() * i / ranges, units.size() * (i + 1) / ranges));
    });
  for (std::thread& thread : threads) thread.join();
  sums[0].add(sums[1]);
  EXPECT_EQ(sums[0].divided_by(units.divisor()).value(), published_counts(n).all) << "n = " << n;
}

}  // namespace eightfold::test
