#pragma once

#include <concepts>
#include <exception>
#include <functional>
#include <utility>

namespace eightfold {

/// Any token with stop_requested(), as std::stop_token has.
template <typename Token>
concept StopRequest = requires(const Token& token) {
  { token.stop_requested() } -> std::same_as<bool>;
};

/// A flag that another thread may set, as std::atomic<bool>.
template <typename Flag>
concept StopFlag = requires(const Flag& flag) {
  { flag.load() } -> std::same_as<bool>;
};

/// Thrown by a computation that was asked to stop.
class Stopped : public std::exception {
 public:
  const char* what() const noexcept override { return "stopped on request"; }
};

/// Asks a computation in progress to stop. The computation then throws Stopped within 0.1 s. Copies ask the
/// same source. Converts from std::stop_token (libc++ 14 lacks it) or from a flag, which a signal handler may
/// set.
class StopToken {
 public:
  /// Never requests a stop.
  StopToken() = default;

  template <StopRequest Token>
  requires(!std::same_as<Token, StopToken>) StopToken(Token token)
      : requested_([token = std::move(token)] { return token.stop_requested(); }) {}

  /// Requests a stop once the flag is set. The flag must outlive the token and its copies.
  template <StopFlag Flag>
  explicit StopToken(const Flag& flag) : requested_([&flag] { return flag.load(); }) {}

  /// Safe to call from several threads.
  bool stop_requested() const { return requested_ && requested_(); }

  /// Throws Stopped if a stop is requested.
  void throw_if_requested() const {
    if (stop_requested()) throw Stopped();
  }

 private:
  std::function<bool()> requested_;
};

}  // namespace eightfold
