#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <ostream>
#include <stdexcept>
#include <string>
#include <thread>

#include "eightfold/core/run_options.hpp"
#include "tests/support/process_state.hpp"

// The promises of RunOptions, which hold for every long computation.
namespace eightfold::test {

struct LongComputation {
  std::string name;
  std::function<void(const RunOptions&)>
      quick;  ///< takes about a tenth of a second, and reports its progress
  std::function<void(const RunOptions&)> endless;
  bool reports = true;  ///< false if the computation has no progress
};

inline std::ostream& operator<<(std::ostream& out, const LongComputation& computation) {
  return out << computation.name;
}

inline std::string name_of_computation(const ::testing::TestParamInfo<LongComputation>& info) {
  return info.param.name;
}

inline void expect_invalid_threads_refused(const LongComputation& computation) {
  for (const int threads : {-1, max_threads + 1, std::numeric_limits<int>::max()})
    EXPECT_THROW(computation.quick({.threads = threads}), std::invalid_argument) << threads;
}

inline void expect_no_begin_after_a_stop(const LongComputation& computation) {
  const std::atomic<bool> stop = true;
  EXPECT_THROW(computation.quick({.stop = StopToken(stop)}), Stopped);
}

inline void expect_stop(const LongComputation& computation) {
  std::thread([] {}).join();  // with the first thread, ThreadSanitizer starts one of its own
  for (const int threads : {1, 3}) {
    const std::size_t threads_before = running_threads("self");
    std::atomic<bool> stop = false;
    std::thread requester([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      stop = true;
    });
    EXPECT_THROW(computation.endless({.threads = threads, .stop = StopToken(stop)}), Stopped);
    requester.join();
    EXPECT_EQ(running_threads("self"), threads_before);
  }
}

inline void expect_exceptions_of_the_listener(const LongComputation& computation) {
  if (!computation.reports) return;
  for (const int threads : {1, 3}) {
    std::atomic<int> calls = 0;
    const auto listener = [&](double) {
      ++calls;
      throw std::runtime_error("enough");
    };
    EXPECT_THROW(computation.quick({.threads = threads, .on_progress = listener}), std::runtime_error);
    EXPECT_EQ(calls, 1);
    EXPECT_NO_THROW(computation.quick({.threads = threads}));
  }
}

}  // namespace eightfold::test

/// Defines the tests of a suite, whose parameters are instances of LongComputation.
#define EIGHTFOLD_TEST_LONG_COMPUTATIONS(Suite, computations)                                           \
  class Suite : public ::testing::TestWithParam<::eightfold::test::LongComputation> {};                 \
  TEST_P(Suite, refuse_an_invalid_number_of_threads) {                                                  \
    ::eightfold::test::expect_invalid_threads_refused(GetParam());                                      \
  }                                                                                                     \
  TEST_P(Suite, do_not_begin_after_a_stop_is_requested) {                                               \
    ::eightfold::test::expect_no_begin_after_a_stop(GetParam());                                        \
  }                                                                                                     \
  TEST_P(Suite, stop_on_request_and_join_their_threads) { ::eightfold::test::expect_stop(GetParam()); } \
  TEST_P(Suite, rethrow_exceptions_of_the_listener_and_call_it_no_more) {                               \
    ::eightfold::test::expect_exceptions_of_the_listener(GetParam());                                   \
  }                                                                                                     \
  INSTANTIATE_TEST_SUITE_P(, Suite, ::testing::ValuesIn(computations()),                                \
                           ::eightfold::test::name_of_computation)
