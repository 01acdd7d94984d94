#include "reports/cli/screen/stop_signals.hpp"

#include <signal.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <utility>

#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/internal/output.hpp"

namespace eightfold::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array recorded_signals = {SIGINT, SIGTERM, SIGHUP};
constexpr std::chrono::milliseconds repeat_interval{100};

// Global, because a signal handler receives only the number of the signal.
std::atomic<int> first_signal{0};
std::atomic<Clock::rep> first_time{0};
std::atomic<StopSignals::Now> current_time{&Clock::now};
std::atomic<bool> waits_end{false};
std::array<struct sigaction, recorded_signals.size()> actions_before;

static_assert(std::atomic<int>::is_always_lock_free && std::atomic<Clock::rep>::is_always_lock_free &&
              std::atomic<StopSignals::Now>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

extern "C" void record_signal(int signal) {
  const Clock::duration now = current_time.load()().time_since_epoch();
  int no_signal = 0;
  if (first_signal.load() == 0) first_time = now.count();
  if (first_signal.compare_exchange_strong(no_signal, signal)) {
    if (waits_end) alarm(1);
    return;
  }
  if (now - Clock::duration(first_time) >= repeat_interval) die_of(signal);
}

extern "C" void end_wait(int signal) { die_of(first_signal != 0 ? first_signal.load() : signal); }

}  // namespace

StopSignals::StopSignals(Now now) {
  first_signal = 0;
  current_time = now;
  struct sigaction action {};
  action.sa_handler = record_signal;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  for (std::size_t i = 0; i < recorded_signals.size(); ++i) {
    sigaction(recorded_signals.at(i), nullptr, &actions_before.at(i));
    if (actions_before.at(i).sa_handler != SIG_IGN) sigaction(recorded_signals.at(i), &action, nullptr);
  }
}

const std::atomic<int>* StopSignals::first() const { return &first_signal; }

int StopSignals::release() {
  if (!std::exchange(released_, true))
    for (std::size_t i = 0; i < recorded_signals.size(); ++i)
      sigaction(recorded_signals.at(i), &actions_before.at(i), nullptr);
  return first_signal;
}

StopOnSignal::StopOnSignal() {
  ::signal(SIGALRM, end_wait);
  waits_end = true;
  if (first_signal != 0) alarm(1);  // it came before this line
}

StopOnSignal::~StopOnSignal() {
  waits_end = false;
  if (const int signal = signals_.release(); signal != 0) die_of(signal);
}

StopToken StopOnSignal::token() const {
  struct Recorded {
    const std::atomic<int>* signal;
    bool stop_requested() const { return *signal != 0; }
  };
  return Recorded{signals_.first()};
}

void die_of(int signal) {
  ProgressBar::erase_shown();
  reports::Output::remove_temporary();
  ::signal(signal, SIG_DFL);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, signal);
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);  // a signal is blocked in its own handler
  raise(signal);
  _exit(128 + signal);
}

void die_of_failure() {
  const ExitCode code = print_failure();
  reports::Output::remove_temporary();
  std::_Exit(static_cast<int>(code));
}

}  // namespace eightfold::cli
