#include "reports/cli/screen/stop_signals.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>

namespace eightfold::cli {
namespace {

using namespace std::chrono_literals;
using Handler = void (*)(int);

Handler handler_of(int signal) {
  const Handler handler = std::signal(signal, SIG_DFL);
  std::signal(signal, handler);
  return handler;
}

TEST(StopOnSignal, stops_the_computation_and_ends_the_process_by_the_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    EXPECT_EXIT(
        {
          const StopOnSignal signals;
          const StopToken token = signals.token();
          if (token.stop_requested()) _exit(1);
          std::raise(signal);
          if (!token.stop_requested()) _exit(2);
        },
        ::testing::KilledBySignal(signal), "");
}

// The time of a clock that the tests set.
std::chrono::milliseconds& test_time() {
  static std::chrono::milliseconds time{};
  return time;
}

std::chrono::steady_clock::time_point test_now() {
  return std::chrono::steady_clock::time_point(test_time());
}

void raise_at(std::chrono::milliseconds time, int signal) {
  test_time() = time;
  std::raise(signal);
}

TEST(StopOnSignal, sets_an_alarm_a_second_later) {
  EXPECT_EXIT(
      {
        const StopOnSignal signals;
        std::raise(SIGTERM);
        _exit(static_cast<int>(alarm(0)));
      },
      ::testing::ExitedWithCode(1), "");
}

TEST(StopOnSignal, ignores_a_second_signal_within_100_ms) {
  EXPECT_EXIT(
      {
        const StopOnSignal signals(test_now);
        raise_at(5000ms, SIGTERM);
        raise_at(5000ms, SIGHUP);
        raise_at(5099ms, SIGINT);
      },
      ::testing::KilledBySignal(SIGTERM), "");
}

TEST(StopOnSignal, ends_the_process_on_a_later_second_signal) {
  EXPECT_EXIT(
      {
        const StopOnSignal signals(test_now);
        raise_at(5000ms, SIGTERM);
        raise_at(5100ms, SIGINT);
        _exit(0);
      },
      ::testing::KilledBySignal(SIGINT), "");
}

TEST(StopOnSignal, restores_the_previous_action) {
  const Handler before = std::signal(SIGTERM, SIG_DFL);
  { const StopOnSignal signals; }
  EXPECT_EQ(handler_of(SIGTERM), SIG_DFL);
  std::signal(SIGTERM, before);
}

TEST(StopOnSignal, does_not_record_ignored_signals) {
  const Handler before = std::signal(SIGHUP, SIG_IGN);
  {
    const StopOnSignal signals;
    std::raise(SIGHUP);
    EXPECT_FALSE(signals.token().stop_requested());
  }
  EXPECT_EQ(handler_of(SIGHUP), SIG_IGN);
  std::signal(SIGHUP, before);
}

TEST(DieOf, ends_the_process_with_the_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    EXPECT_EXIT(die_of(signal), ::testing::KilledBySignal(signal), "");
}

}  // namespace
}  // namespace eightfold::cli
