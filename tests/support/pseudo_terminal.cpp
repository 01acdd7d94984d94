#include "tests/support/pseudo_terminal.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <system_error>

namespace eightfold::test {
namespace {

[[noreturn]] void fail(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

int open_controller() {
  const int descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0 || grantpt(descriptor) != 0 || unlockpt(descriptor) != 0) fail("posix_openpt");
  return descriptor;
}

// By default, a terminal discards the output that is on its way when it sends the signal of Ctrl-C. That
// could be what a program prints in answer to the signal.
void keep_output_at_signals(int descriptor) {
  termios modes{};
  if (tcgetattr(descriptor, &modes) != 0) _exit(70);
  modes.c_lflag |= NOFLSH;
  if (tcsetattr(descriptor, TCSANOW, &modes) != 0) _exit(70);
}

[[noreturn]] void run_on(const std::string& terminal, const std::function<int()>& child) {
  setsid();
  const int descriptor = open(terminal.c_str(), O_RDWR);  // becomes the controlling terminal
  if (descriptor < 0) _exit(70);
  ioctl(descriptor, TIOCSCTTY, 0);
  keep_output_at_signals(descriptor);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(descriptor, stream);
  try {
    _exit(child());
  } catch (...) {
    _exit(70);
  }
}

// Leaves the exit status for waitpid(2), which has no option WNOWAIT.
bool is_running(pid_t child) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
}

}  // namespace

PseudoTerminal::PseudoTerminal(int columns, const std::function<int()>& child)
    : descriptor_(open_controller()) {
  const std::string terminal = ptsname(descriptor_);
  resize(columns);
  child_ = fork();
  if (child_ < 0) fail("fork");
  if (child_ == 0) run_on(terminal, child);
}

PseudoTerminal::~PseudoTerminal() {
  if (child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  close(descriptor_);
}

void PseudoTerminal::resize(int columns) const {
  const winsize size = {24, static_cast<unsigned short>(columns), 0, 0};
  if (ioctl(descriptor_, TIOCSWINSZ, &size) != 0) fail("TIOCSWINSZ");
}

void PseudoTerminal::type(const std::string& keys) const {
  if (write(descriptor_, keys.data(), keys.size()) < 0) fail("write");
}

std::string PseudoTerminal::read_until(const std::string& text) const {
  std::string out;
  std::array<char, 4096> chunk;
  while (text.empty() || out.find(text) == std::string::npos) {
    // Between fork() and the child's open(), and again after the child's end, no process has the terminal
    // open, and reading fails. Only a read that begins after the end is final: an earlier one may fail before
    // the last output arrives.
    const bool has_ended = !is_running(child_);
    const ssize_t got = read(descriptor_, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got > 0)
      out.append(chunk.data(), static_cast<std::size_t>(got));
    else if (has_ended)
      break;
    else
      usleep(1000);
  }
  return out;
}

int PseudoTerminal::exit_code() {
  int status = 0;
  while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
  }
  child_ = -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

std::string why_no_new_terminal() {
  const int descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return std::string("cannot open a pseudo-terminal: ") + std::strerror(errno);
  close(descriptor);
  return {};
}

}  // namespace eightfold::test
