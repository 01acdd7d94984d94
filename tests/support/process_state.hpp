#pragma once

#include <signal.h>
#include <sys/wait.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>
#include <thread>

// The state of a running process, from /proc. A test waits for an event instead of a time.
namespace eightfold::test {

/// The number of threads of a process, which is "self" or a number. Joined threads do not count: Linux marks
/// a thread as exiting before the join returns, but may remove its entry later.
inline std::size_t running_threads(const std::string& process) {
  constexpr unsigned exiting = 4;  // PF_EXITING
  std::size_t running = 0;
  std::error_code ended;
  for (const auto& thread : std::filesystem::directory_iterator("/proc/" + process + "/task", ended)) {
    std::ifstream file(thread.path() / "stat");
    std::string line;
    if (!std::getline(file, line)) continue;
    std::istringstream fields(line.substr(line.rfind(')') + 1));
    std::string skipped;
    for (int field = 3; field < 9; ++field) fields >> skipped;
    unsigned flags = exiting;
    fields >> flags;
    running += (flags & exiting) == 0 ? 1 : 0;
  }
#ifdef __SANITIZE_THREAD__
  if (running > 1) --running;  // ThreadSanitizer's own
#endif
  return running;
}

/// Whether the process has a handler for the signal.
inline bool has_handler(pid_t process, int signal) {
  std::ifstream file("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("SigCgt:"))
      return (std::stoull(line.substr(7), nullptr, 16) >> (static_cast<unsigned>(signal) - 1U) & 1U) != 0;
  return false;
}

/// Whether the process has opened a file in the folder, with or without a name.
inline bool has_open_file(pid_t process, const std::string& folder) {
  std::error_code ended;
  const std::string inside = std::filesystem::weakly_canonical(folder, ended).string() + "/";
  for (const auto& file :
       std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/fd", ended))
    if (std::filesystem::read_symlink(file.path(), ended).string().starts_with(inside)) return true;
  return false;
}

/// Waits until the condition is true, or until the process has ended. Leaves its exit status for waitpid(2).
template <typename Condition>
void wait_until(pid_t process, const Condition& condition) {
  const auto is_running = [process] {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == 0;
  };
  while (!condition() && is_running()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace eightfold::test
