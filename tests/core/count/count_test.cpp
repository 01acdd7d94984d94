#include "eightfold/core/count/count.hpp"

#include <gtest/gtest.h>

#include "core/run/parallel.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

TEST(Counts, of_up_to_12_queens_are_as_published_by_every_method) {
  for (const test::Method& method : test::all_methods())
    for (int n = 0; n <= 12; ++n)
      EXPECT_EQ(test::count_by(method, n).solutions, test::published_counts(n).all)
          << method << ", n = " << n;
}

TEST(Counts, of_up_to_9_queens_are_the_lengths_of_the_lists) {
  for (const test::Method& method : test::all_methods())
    for (int n = 0; n <= 9; ++n)
      EXPECT_EQ(test::count_by(method, n).solutions, test::listed_completions(n, {}))
          << method << ", n = " << n;
}

TEST(Counts, are_the_same_on_any_number_of_threads) {
  for (const test::Method& method : test::all_methods())
    for (const int n : {0, 1, 2, 3, 8, 11})
      for (const int threads : {1, 2, 3}) {
        const CountResult result = test::count_by(method, n, {}, threads);
        EXPECT_EQ(result.solutions, test::published_counts(n).all) << method << ", n = " << n;
        EXPECT_EQ(result.threads, threads_of(threads));
      }
}

TEST(Counts, use_one_thread_by_default_and_all_processors_for_0) {
  EXPECT_EQ(count_solutions({.n = 8}).threads, 1);
  EXPECT_EQ(count_solutions({.n = 8}, {.threads = 0}).threads, threads_of(0));
}

TEST(Counts, have_residues) {
  for (const test::Method& method : test::all_methods())
    for (int n = 0; n <= 12; ++n) {
      const CountResult result = test::count_by(method, n);
      for (std::size_t i = 0; i < check_primes.size(); ++i)
        EXPECT_EQ(result.residues[i], result.solutions % check_primes[i]) << method << ", n = " << n;
    }
}

TEST(Counts, report_the_engine_that_counted) {
  for (const Engine engine : {Engine::backtrack, Engine::lanes, Engine::halves})
    for (const int n : {0, 1, 7, 10})
      EXPECT_EQ(test::count_by({engine, Kernel::automatic}, n).engine, engine) << "n = " << n;
}

TEST(Counts, select_an_engine_by_default) {
  for (int n = 0; n <= 12; ++n) {
    EXPECT_NE(count_solutions({.n = n}).engine, Engine::automatic) << "n = " << n;
    for (int column = 0; column < n; ++column)
      EXPECT_NE(test::count_by({}, n, {column}).engine, Engine::automatic) << "n = " << n;
  }
}

TEST(Counts, select_an_engine_that_supports_the_board) {
  for (int n = 12; n <= max_size; n += 2) {
    if (n % 6 == 2) continue;
    const Placement prefix = test::first_rows(test::constructed_solution(n), n - 1);
    const CountResult result = test::count_by({}, n, prefix);
    EXPECT_EQ(result.solutions, 1U) << "n = " << n;
    EXPECT_LE(n, max_n(result.engine));
  }
}

TEST(Counts, have_the_statistics_of_their_engine) {
  for (const test::Method& method : test::all_methods()) {
    const CountResult result = test::count_by(method, 10);
    EXPECT_EQ(result.statistics.boards == 0, result.engine == Engine::halves) << method;
    EXPECT_EQ(result.statistics.pair_blocks == 0, result.engine != Engine::halves) << method;
    EXPECT_EQ(result.statistics.cover_steps, 0U) << method;
  }
}

TEST(Engines, have_names) {
  EXPECT_EQ(name_of(Engine::automatic), "auto");
  EXPECT_EQ(name_of(Engine::backtrack), "backtrack");
  EXPECT_EQ(name_of(Engine::lanes), "lanes");
  EXPECT_EQ(name_of(Engine::halves), "halves");
  EXPECT_EQ(name_of(Engine::permanent), "permanent");
}

}  // namespace
}  // namespace eightfold
