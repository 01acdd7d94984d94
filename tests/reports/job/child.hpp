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

/// A process that runs a function and ends; killed with the object if it has not. Fork before there is a
/// connection to a ledger.
class Child {
 public:
  /// The child ends with what the function returns, 0 to 99; or with 100 if it throws.
  explicit Child(const std::function<int()>& run) {
    std::fflush(nullptr);
    pid_ = fork();
    if (pid_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (pid_ > 0) return;
    int code = 100;
    try {
      code = run();
    } catch (const std::exception& error) {
      std::fprintf(stderr, "in the child: %s\n", error.what());
    }
    _exit(code);
  }
  ~Child() {
    if (pid_ > 0) kill_now();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t pid() const { return pid_; }

  /// Its exit code, or 128 and the signal.
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

/// By which one process tells another to go on.
class Signpost {
 public:
  Signpost() {
    if (pipe(ends_.data()) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  }
  ~Signpost() {
    close(ends_[0]);
    close(ends_[1]);
  }
  Signpost(const Signpost&) = delete;
  Signpost& operator=(const Signpost&) = delete;

  void go() const { EXPECT_EQ(write(ends_[1], "!", 1), 1); }
  void wait() const {
    char sign = 0;
    EXPECT_EQ(read(ends_[0], &sign, 1), 1);
  }

 private:
  std::array<int, 2> ends_{};
};

}  // namespace eightfold::job::test
