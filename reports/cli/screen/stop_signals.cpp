#include "reports/cli/screen/stop_signals.hpp"

#include <signal.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <utility>

#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/internal/temporary_file.hpp"

namespace eightfold::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array recorded_signals = {SIGINT, SIGTERM, SIGHUP};
constexpr std::chrono::milliseconds repeat_interval{100};

// Global, because a signal handler receives only the number of the signal.
std::atomic<int> first_signal{0};
std::atomic<Clock::rep> first_time{0};
std::atomic<StopOnSignal::Now> current_time{&Clock::now};
std::array<struct sigaction, recorded_signals.size()> actions_before;

static_assert(std::atomic<int>::is_always_lock_free && std::atomic<Clock::rep>::is_always_lock_free &&
              std::atomic<StopOnSignal::Now>::is_always_lock_free);

extern "C" void record_signal(int signal) {
  const Clock::duration now = current_time.load()().time_since_epoch();
  int no_signal = 0;
  if (first_signal.load() == 0) first_time = now.count();
  if (first_signal.compare_exchange_strong(no_signal, signal)) {
    alarm(1);
    return;
  }
  if (now - Clock::duration(first_time) >= repeat_interval) die_of(signal);
}

extern "C" void end_wait(int signal) { die_of(first_signal != 0 ? first_signal.load() : signal); }

}  // namespace

StopOnSignal::StopOnSignal(Now now) {
  first_signal = 0;
  current_time = now;
  ::signal(SIGALRM, end_wait);
  struct sigaction action {};
  action.sa_handler = record_signal;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  for (std::size_t i = 0; i < recorded_signals.size(); ++i) {
    sigaction(recorded_signals.at(i), nullptr, &actions_before.at(i));
    if (actions_before.at(i).sa_handler != SIG_IGN) sigaction(recorded_signals.at(i), &action, nullptr);
  }
}

StopOnSignal::~StopOnSignal() {
  for (std::size_t i = 0; i < recorded_signals.size(); ++i)
    sigaction(recorded_signals.at(i), &actions_before.at(i), nullptr);
  if (const int signal = first_signal; signal != 0) die_of(signal);
}

// A token is valid only while an object exists.
// NOLINTNEXTLINE(readability-convert-member-functions-to-static)
StopToken StopOnSignal::token() const {
  struct Recorded {
    bool stop_requested() const { return first_signal != 0; }
  };
  return Recorded{};
}

void die_of(int signal) {
  ProgressBar::erase_shown();
  reports::TemporaryFile::remove_all();
  ::signal(signal, SIG_DFL);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, signal);
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);  // a signal is blocked in its own handler
  raise(signal);
  _exit(128 + signal);
}

}  // namespace eightfold::cli
