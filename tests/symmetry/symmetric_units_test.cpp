#include "eightfold/symmetry/symmetric_units.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

struct Case {
  int n;
  Turn turn;
};

std::vector<Case> cases(int largest_half, int largest_quarter) {
  std::vector<Case> result;
  for (int n = 0; n <= largest_half; ++n) result.push_back({n, Turn::half});
  for (int n = 0; n <= largest_quarter; ++n) result.push_back({n, Turn::quarter});
  return result;
}

std::ostream& operator<<(std::ostream& out, const Case& of) {
  return out << (of.turn == Turn::half ? "H(" : "R(") << of.n << ')';
}

std::uint64_t published(const Case& of) {
  const auto& counts = test::published_counts(of.n);
  return (of.turn == Turn::half ? counts.half_turn : counts.quarter_turn).value();
}

std::uint64_t listed(const Case& of) {
  std::uint64_t count = 0;
  for_each_symmetric_solution({of.n, of.turn}, [&](const Placement&) {
    ++count;
    return true;
  });
  return count;
}

std::uint64_t whole(const CountUnits& units) {
  return units.counter(Kernel::automatic)->count(0, units.size()).value();
}

TEST(SymmetricUnits, are_counted_the_same_by_both_counters) {
  for (const Case& of : cases(18, 33))
    for (const std::size_t enough : {1U, 30U, 1000U}) {
      const auto units = symmetric_units(of.n, of.turn, enough);
      const auto search = units->counter(Kernel::automatic);
      const auto plain = units->plain_counter();
      CheckedCount total;
      for (std::size_t unit = 0; unit < units->size(); ++unit) {
        const CheckedCount count = search->count(unit, unit + 1);
        ASSERT_EQ(count.value(), plain->count(unit, unit + 1).value()) << of << ", unit " << unit;
        total.add(count);
      }
      EXPECT_EQ(total.value(), published(of)) << of << " in " << units->size() << " units";
      EXPECT_EQ(units->divisor(), 1U);
    }
}

TEST(SymmetricUnits, add_up_to_the_counted_listed_and_published_numbers) {
  for (const Case& of : cases(15, 24))
    EXPECT_EQ(whole(*symmetric_units(of.n, of.turn, 50)), listed(of)) << of;
  for (const Case& of : cases(21, 40)) {
    const std::uint64_t total = whole(*symmetric_units(of.n, of.turn, 500));
    EXPECT_EQ(total, published(of)) << of;
    EXPECT_EQ(total, of.turn == Turn::half ? count_half_turn_solutions({.n = of.n}).solutions
                                           : count_quarter_turn_solutions({.n = of.n}).solutions)
        << of;
  }
}

// The turn need not preserve the boards. Half of them have a required queen of some symmetric solution.
TEST(SymmetricUnits, of_constrained_boards_are_the_listed_solutions_that_fit) {
  RandomNumbers random(38);
  for (const Turn turn : {Turn::half, Turn::quarter}) {
    int some = 0;
    for (int i = 0; i < 60; ++i) {
      const int n = turn == Turn::half ? 9 + i % 6 : 12 + 4 * (i % 4) + i / 4 % 2;
      std::vector<Placement> list;
      for_each_symmetric_solution({n, turn}, [&](const Placement& solution) {
        list.push_back(solution);
        return true;
      });
      Board board = Board::square(n);
      const auto row = [&] { return static_cast<int>(random.below(static_cast<std::uint64_t>(n))); };
      if (const int required = row(); i % 2 == 0) board.require({required, list[list.size() / 2][required]});
      for (int blocked = 0; blocked < 2 + n / 4; ++blocked) board.block({row(), row()});
      const auto expected = static_cast<std::uint64_t>(std::ranges::count_if(
          list, [&](const Placement& solution) { return is_solution(solution, board); }));
      const auto units = symmetric_units(board, turn, 20, {});
      EXPECT_EQ(whole(*units), expected) << Case{n, turn};
      EXPECT_EQ(units->plain_counter()->count(0, units->size()).value(), expected) << Case{n, turn};
      if (expected > 0) ++some;
    }
    EXPECT_GT(some, 30);
  }
  EXPECT_THROW(symmetric_units(Board(7, 8), Turn::half, 1, {}), std::invalid_argument);
}

TEST(SymmetricUnits, add_up_for_every_division_into_ranges) {
  for (const Case& of : {Case{14, Turn::half}, Case{17, Turn::half}, Case{28, Turn::quarter}}) {
    const auto units = symmetric_units(of.n, of.turn, 300);
    const auto search = units->counter(Kernel::automatic);
    const auto plain = units->plain_counter();
    for (const std::size_t ranges : {1U, 2U, 3U, 7U, 64U, 200U, 1000U}) {
      CheckedCount total;
      for (std::size_t range = 0; range < ranges; ++range) {
        const std::size_t begin = range * units->size() / ranges;
        const std::size_t end = (range + 1) * units->size() / ranges;
        const CheckedCount count = search->count(begin, end);
        EXPECT_EQ(count.value(), plain->count(begin, end).value()) << of << ", range " << range;
        total.add(count);
      }
      EXPECT_EQ(total.value(), published(of)) << of << " in " << ranges << " ranges";
    }
  }
}

TEST(SymmetricUnits, depend_only_on_the_parameters) {
  for (const Case& of : {Case{13, Turn::half}, Case{25, Turn::quarter}}) {
    const auto units = symmetric_units(of.n, of.turn, 100);
    const auto again = symmetric_units(of.n, of.turn, 100);
    ASSERT_EQ(units->size(), again->size());
    const auto first = units->counter(Kernel::automatic);
    for (const Kernel kernel : available_kernels()) {
      const auto second = again->counter(kernel);
      for (std::size_t unit = units->size(); unit-- > 0;)
        EXPECT_EQ(first->count(unit, unit + 1).value(), second->count(unit, unit + 1).value()) << of;
    }
  }
}

TEST(SymmetricUnits, reach_the_minimum_if_the_search_has_that_many_branches) {
  for (const Case& of : {Case{20, Turn::half}, Case{27, Turn::half}, Case{40, Turn::half}})
    for (const std::size_t enough : {1U, 100U, 5000U}) {
      const std::size_t size = symmetric_units(of.n, of.turn, enough)->size();
      EXPECT_GE(size, enough) << of;
      EXPECT_LT(size, 100 * enough) << of;
    }
}

// Shards of different versions are compatible only if they are cut alike, so the sizes are fixed.
TEST(SymmetricUnits, are_cut_in_a_fixed_way) {
  EXPECT_EQ(symmetric_units(8, Turn::half, 1000)->size(), 5U);
  EXPECT_EQ(symmetric_units(16, Turn::half, 200)->size(), 263U);
  EXPECT_EQ(symmetric_units(24, Turn::half, 20000)->size(), 107971U);
  EXPECT_EQ(symmetric_units(16, Turn::quarter, 1000)->size(), 16U);
  EXPECT_EQ(symmetric_units(32, Turn::quarter, 200)->size(), 562U);
  EXPECT_EQ(symmetric_units(60, Turn::quarter, 20000)->size(), 354522U);
  EXPECT_EQ(symmetric_units(68, Turn::quarter, 1)->size(), 1695222U);
  EXPECT_EQ(symmetric_units(71, Turn::quarter, 1)->size(), 1U);
}

TEST(SymmetricUnits, are_at_least_one_if_there_is_no_solution) {
  for (const Case& of : {Case{2, Turn::half}, Case{3, Turn::half}, Case{2, Turn::quarter},
                         Case{6, Turn::quarter}, Case{8, Turn::quarter}, Case{71, Turn::quarter}}) {
    const auto units = symmetric_units(of.n, of.turn, 1000);
    EXPECT_GE(units->size(), 1U) << of;
    EXPECT_EQ(whole(*units), 0U) << of;
    EXPECT_EQ(units->plain_counter()->count(0, units->size()).value(), 0U) << of;
  }
}

TEST(SymmetricUnits, are_one_if_there_is_one_solution) {
  for (const Case& of : cases(1, 1)) {
    const auto units = symmetric_units(of.n, of.turn, 1000);
    EXPECT_EQ(units->size(), 1U) << of;
    EXPECT_EQ(whole(*units), 1U) << of;
    EXPECT_EQ(units->plain_counter()->count(0, 1).value(), 1U) << of;
  }
}

TEST(SymmetricUnits, are_counted_the_same_by_every_kernel) {
  for (const Case& of : cases(17, 32))
    for (const Kernel kernel : available_kernels()) {
      const auto units = symmetric_units(of.n, of.turn, 100);
      const auto counter = units->counter(kernel);
      EXPECT_EQ(counter->kernel_run(), Kernel::automatic) << "none, before anything is counted";
      EXPECT_EQ(counter->count(0, units->size()).value(), published(of)) << of << ", " << name_of(kernel);
      if (published(of) > 0) {
        EXPECT_EQ(counter->kernel_run(), kernel) << of;
      }
      EXPECT_EQ(units->plain_counter()->kernel_run(), Kernel::automatic);
    }
}

TEST(SymmetricUnits, take_the_same_steps_on_every_kernel_and_in_every_range) {
  const auto units = symmetric_units(18, Turn::half, 400);
  std::set<std::uint64_t> steps;
  for (const Kernel kernel : available_kernels()) {
    const auto counter = units->counter(kernel);
    counter->count(0, units->size());
    steps.insert(counter->statistics().cover_steps);
  }
  const auto counter = units->counter(Kernel::automatic);
  for (std::size_t unit = 0; unit < units->size(); ++unit) counter->count(unit, unit + 1);
  steps.insert(counter->statistics().cover_steps);
  EXPECT_EQ(steps.size(), 1U);
  EXPECT_GT(*steps.begin(), units->size());
  EXPECT_EQ(units->plain_counter()->statistics(), SearchStatistics());
}

TEST(SymmetricUnits, are_counted_the_same_by_several_threads) {
  const auto units = symmetric_units(18, Turn::half, 400);
  std::vector<CheckedCount> counts(4);
  {
    std::vector<std::jthread> threads;
    for (CheckedCount& count : counts)
      threads.emplace_back([&] { count = units->counter(Kernel::automatic)->count(0, units->size()); });
  }
  for (const CheckedCount& count : counts)
    EXPECT_EQ(count.value(), test::published_counts(18).half_turn.value());
}

TEST(SymmetricUnits, are_defined_for_the_rows_that_are_counted) {
  for (const int n : {-1, largest_half_turn_n + 1})
    EXPECT_THROW(symmetric_units(n, Turn::half, 1), std::invalid_argument) << n;
  for (const int n : {-1, largest_quarter_turn_n + 1})
    EXPECT_THROW(symmetric_units(n, Turn::quarter, 1), std::invalid_argument) << n;
}

TEST(SymmetricUnits, refuse_a_kernel_that_the_processor_lacks) {
  for (const Kernel kernel : {Kernel::avx512, Kernel::avx2, Kernel::neon, Kernel::vsx}) {
    if (std::ranges::count(available_kernels(), kernel) != 0) continue;
    EXPECT_THROW(symmetric_units(8, Turn::half, 1)->counter(kernel), std::invalid_argument);
  }
}

TEST(SymmetricUnits, are_stopped_one_by_one_by_the_token_that_they_were_cut_with) {
  for (const Turn turn : {Turn::half, Turn::quarter})
    for (const int n : {8, 12, 13}) {
      std::atomic<bool> stop = false;
      const auto units = symmetric_units(n, turn, 20, {.stop = StopToken(stop)});
      const auto searching = units->counter(Kernel::automatic);
      const auto plain = units->plain_counter();
      for (std::size_t unit = 0; unit < units->size(); ++unit) {
        stop = false;
        EXPECT_EQ(searching->count(unit, unit + 1).value(), plain->count(unit, unit + 1).value());
        stop = true;
        EXPECT_THROW(searching->count(unit, unit + 1), Stopped) << Case{n, turn};
        EXPECT_THROW(plain->count(unit, unit + 1), Stopped) << Case{n, turn};
      }
    }
}

}  // namespace
}  // namespace eightfold
