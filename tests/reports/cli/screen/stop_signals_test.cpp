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

TEST(StopSignals, record_the_first_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    StopSignals signals;
    EXPECT_EQ(*signals.first(), 0);
    std::raise(signal);
    EXPECT_EQ(*signals.first(), signal);
    EXPECT_EQ(signals.release(), signal);
  }
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

TEST(StopSignals, ignore_a_second_signal_within_100_ms) {
  StopSignals signals(test_now);
  raise_at(5000ms, SIGTERM);
  raise_at(5000ms, SIGHUP);
  raise_at(5099ms, SIGINT);
  EXPECT_EQ(signals.release(), SIGTERM);
}

TEST(StopSignals, end_the_process_on_a_later_second_signal) {
  EXPECT_EXIT(
      {
        const StopSignals signals(test_now);
        raise_at(5000ms, SIGTERM);
        raise_at(5100ms, SIGINT);
        _exit(0);
      },
      ::testing::KilledBySignal(SIGINT), "");
}

TEST(StopSignals, restore_the_previous_action) {
  const Handler before = std::signal(SIGTERM, SIG_DFL);
  { const StopSignals signals; }
  EXPECT_EQ(handler_of(SIGTERM), SIG_DFL);
  std::signal(SIGTERM, before);
}

TEST(StopSignals, do_not_record_ignored_signals) {
  const Handler before = std::signal(SIGHUP, SIG_IGN);
  StopSignals signals;
  std::raise(SIGHUP);
  EXPECT_EQ(signals.release(), 0);
  EXPECT_EQ(handler_of(SIGHUP), SIG_IGN);
  std::signal(SIGHUP, before);
}

TEST(DieOf, ends_the_process_with_the_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    EXPECT_EXIT(die_of(signal), ::testing::KilledBySignal(signal), "");
}

}  // namespace
}  // namespace eightfold::cli
