#include "reports/cli/screen/stop_signals.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

namespace eightfold::cli {
namespace {

using Handler = void (*)(int);

Handler handler_of(int signal) {
  const Handler handler = std::signal(signal, SIG_DFL);
  std::signal(signal, handler);
  return handler;
}

TEST(StopSignals, take_down_the_first_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    StopSignals signals;
    EXPECT_EQ(*signals.first(), 0);
    std::raise(signal);
    EXPECT_EQ(*signals.first(), signal);
    EXPECT_EQ(signals.release(), signal);
  }
}

TEST(StopSignals, take_a_second_one_at_once_for_the_first) {
  StopSignals signals;
  std::raise(SIGTERM);
  std::raise(SIGHUP);
  EXPECT_EQ(signals.release(), SIGTERM);
}

TEST(StopSignals, let_a_later_one_end_the_process) {
  EXPECT_EXIT(
      {
        const StopSignals signals;
        std::raise(SIGTERM);
        usleep(150'000);
        std::raise(SIGINT);
        _exit(0);
      },
      ::testing::KilledBySignal(SIGINT), "");
}

TEST(StopSignals, give_back_what_was_there_before) {
  const Handler before = std::signal(SIGTERM, SIG_DFL);
  { const StopSignals signals; }
  EXPECT_EQ(handler_of(SIGTERM), SIG_DFL);
  std::signal(SIGTERM, before);
}

TEST(StopSignals, leave_ignored_what_is_ignored) {
  const Handler before = std::signal(SIGHUP, SIG_IGN);
  StopSignals signals;
  std::raise(SIGHUP);
  EXPECT_EQ(signals.release(), 0);
  EXPECT_EQ(handler_of(SIGHUP), SIG_IGN);
  std::signal(SIGHUP, before);
}

TEST(DieOf, ends_the_process_by_the_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    EXPECT_EXIT(die_of(signal), ::testing::KilledBySignal(signal), "");
}

}  // namespace
}  // namespace eightfold::cli
