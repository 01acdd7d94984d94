#include "eightfold/core/count/internal/parallel.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

namespace eightfold {
namespace {

TEST(Workers, are_numbered_and_the_first_is_the_calling_thread) {
  const std::thread::id caller = std::this_thread::get_id();
  std::vector<std::atomic<int>> calls(4);
  std::atomic<bool> first_is_caller = false;
  run_workers(calls.size(), [&](std::size_t worker) {
    ++calls.at(worker);
    if (worker == 0) first_is_caller = std::this_thread::get_id() == caller;
  });
  for (const auto& count : calls) EXPECT_EQ(count, 1);
  EXPECT_TRUE(first_is_caller);
}

TEST(Workers, all_return_before_an_exception_is_rethrown) {
  std::atomic<int> returned = 0;
  EXPECT_THROW(run_workers(4,
                           [&](std::size_t worker) {
                             if (worker % 2 == 0) throw std::runtime_error("enough");
                             ++returned;
                           }),
               std::runtime_error);
  EXPECT_EQ(returned, 2);
}

TEST(Units, are_each_done_once_by_workers_below_the_number_of_threads) {
  for (const int threads : {0, 1, 2, 7})
    for (const std::size_t units : {0U, 1U, 5U, 1000U}) {
      std::vector<std::atomic<int>> done(units);
      std::atomic<bool> in_range = true;
      for_each_unit(units, threads, {}, [&](std::size_t unit, std::size_t worker) {
        ++done.at(unit);
        if (worker >= static_cast<std::size_t>(threads_of(threads))) in_range = false;
      });
      for (const auto& count : done) EXPECT_EQ(count, 1);
      EXPECT_TRUE(in_range);
    }
}

TEST(Units, are_not_begun_after_an_exception) {
  std::atomic<int> begun = 0;
  const auto begin = [&](std::size_t, std::size_t) {
    ++begun;
    throw std::runtime_error("enough");
  };
  EXPECT_THROW(for_each_unit(1000, 3, {}, begin), std::runtime_error);
  EXPECT_LE(begun, 3);
}

}  // namespace
}  // namespace eightfold
