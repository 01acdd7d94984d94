#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <functional>
#include <system_error>

namespace eightfold::job::test {

/// A child process that runs a function and exits. The destructor kills it. Fork before opening a ledger.
class Child {
 public:
  /// The child exits with the result of the function, 0 to 99, or with 100 if the function throws.
  explicit Child(const std::function<int()>& run) {
    std::fflush(nullptr);
    pid_ = fork();
    if (pid_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (pid_ > 0) return;
    int code = 100;
    try {
      code = run();
    } catch (const std::exception& error) {
      std::fprintf(stderr, "child process: %s\n", error.what());
    }
    _exit(code);
  }
  ~Child() {
    if (pid_ > 0) kill_now();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t pid() const { return pid_; }

  /// Returns the exit code, or 128 plus the signal.
  int wait() {
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = 0;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  }

  int kill_now() {
    kill(pid_, SIGKILL);
    return wait();
  }

 private:
  pid_t pid_ = 0;
};

/// Lets one process wait for another.
class Gate {
 public:
  Gate() {
    if (pipe(ends_.data()) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  }
  ~Gate() {
    close(ends_[0]);
    close(ends_[1]);
  }
  Gate(const Gate&) = delete;
  Gate& operator=(const Gate&) = delete;

  void open() const { EXPECT_EQ(write(ends_[1], "!", 1), 1); }
  void wait() const {
    char byte = 0;
    EXPECT_EQ(read(ends_[0], &byte, 1), 1);
  }

 private:
  std::array<int, 2> ends_{};
};

}  // namespace eightfold::job::test
