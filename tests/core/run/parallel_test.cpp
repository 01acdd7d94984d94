#include "core/run/parallel.hpp"

#include <gtest/gtest.h>
#include <sched.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

namespace eightfold {
namespace {

class OnSeveralThreads : public testing::Test {
 protected:
  void SetUp() override {
    if (threads_of(2) == 1) GTEST_SKIP() << "the library is built without threads";
  }
};

TEST_F(OnSeveralThreads, zero_stands_for_the_processors_that_the_calling_thread_may_use) {
  std::thread([] {
    cpu_set_t usable;
    ASSERT_EQ(sched_getaffinity(0, sizeof usable, &usable), 0);
    EXPECT_EQ(threads_of(0), CPU_COUNT(&usable));
    std::size_t first = 0;
    while (!CPU_ISSET(first, &usable)) ++first;
    CPU_ZERO(&usable);
    CPU_SET(first, &usable);
    ASSERT_EQ(sched_setaffinity(0, sizeof usable, &usable), 0);
    EXPECT_EQ(threads_of(0), 1);
  }).join();
}

class Workers : public OnSeveralThreads {};
class UnitsOnSeveralThreads : public OnSeveralThreads {};

TEST_F(Workers, are_numbered_and_the_first_is_the_calling_thread) {
  const std::thread::id caller = std::this_thread::get_id();
  std::vector<std::atomic<int>> calls(4);
  std::atomic<bool> first_is_caller = false;
  run_workers(calls.size(), {}, [&](std::size_t worker, const StopToken&) {
    ++calls.at(worker);
    if (worker == 0) first_is_caller = std::this_thread::get_id() == caller;
  });
  for (const auto& count : calls) EXPECT_EQ(count, 1);
  EXPECT_TRUE(first_is_caller);
}

TEST_F(Workers, all_return_before_an_exception_is_rethrown) {
  std::atomic<int> returned = 0;
  EXPECT_THROW(run_workers(4, {},
                           [&](std::size_t worker, const StopToken&) {
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
      for_each_unit(units, {.threads = threads}, [&](std::size_t unit, std::size_t worker, const StopToken&) {
        ++done.at(unit);
        if (worker >= static_cast<std::size_t>(threads_of(threads))) in_range = false;
      });
      for (const auto& count : done) EXPECT_EQ(count, 1);
      EXPECT_TRUE(in_range);
    }
}

TEST(Units, are_not_begun_after_an_exception) {
  std::atomic<int> begun = 0;
  const auto begin = [&](std::size_t, std::size_t, const StopToken&) {
    ++begun;
    throw std::runtime_error("enough");
  };
  EXPECT_THROW(for_each_unit(1000, {.threads = 3}, begin), std::runtime_error);
  EXPECT_LE(begun, 3);
}

TEST_F(UnitsOnSeveralThreads, are_done_while_the_listener_waits_for_them) {
  std::mutex mutex;
  std::condition_variable finished_more;
  std::size_t finished = 0;
  const auto work = [&](std::size_t, std::size_t, const StopToken&) {
    const std::lock_guard lock(mutex);
    ++finished;
    finished_more.notify_all();
  };
  constexpr std::size_t units = 100;
  const auto wait_for_two_more = [&](double) {
    std::unique_lock lock(mutex);
    const std::size_t enough = std::min(units, finished + 2);
    finished_more.wait(lock, [&] { return finished >= enough; });
  };
  for_each_unit(units, {.threads = 3, .on_progress = wait_for_two_more}, work);
  EXPECT_EQ(finished, units);
}

TEST(Units, are_reported_by_one_thread_at_a_time_and_never_fewer_than_before) {
  for (int round = 0; round < 50; ++round) {
    std::atomic<int> inside = 0;
    std::vector<double> heard;
    const auto listener = [&](double done) {
      EXPECT_EQ(inside.fetch_add(1), 0);
      heard.push_back(done);
      inside.fetch_sub(1);
    };
    for_each_unit(1000, {.threads = 4, .on_progress = listener},
                  [](std::size_t, std::size_t, const StopToken&) {});
    ASSERT_FALSE(heard.empty());
    EXPECT_TRUE(std::is_sorted(heard.begin(), heard.end()));
    EXPECT_EQ(std::adjacent_find(heard.begin(), heard.end()), heard.end()) << "no value is repeated";
    EXPECT_EQ(heard.back(), 1);
  }
}

TEST_F(UnitsOnSeveralThreads, are_stopped_by_a_failure_elsewhere) {
  std::atomic<int> waiting = 0;
  const auto work = [&](std::size_t unit, std::size_t, const StopToken& stop) {
    if (unit > 0) {
      ++waiting;
      while (true) stop.throw_if_requested();
    }
    while (waiting < 2) std::this_thread::yield();
    throw std::runtime_error("enough");
  };
  EXPECT_THROW(for_each_unit(3, {.threads = 3}, work), std::runtime_error);
}

TEST(Units, are_stopped_by_a_request) {
  for (const int threads : {1, 3}) {
    std::atomic<bool> stop = false;
    const auto work = [&](std::size_t, std::size_t, const StopToken& token) {
      stop = true;
      while (true) token.throw_if_requested();
    };
    EXPECT_THROW(for_each_unit(1000, {.threads = threads, .stop = StopToken(stop)}, work), Stopped);
  }
}

}  // namespace
}  // namespace eightfold
