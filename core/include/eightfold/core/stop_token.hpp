#pragma once

#include <concepts>
#include <exception>
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
  [[nodiscard]] const char* what() const noexcept override { return "stopped on request"; }
};

/// Asks a computation in progress to stop. The computation then throws Stopped within 0.1 s. Copies ask the
/// same source. Converts from std::stop_token (libc++ 14 lacks it) or from a flag, which a signal handler may
/// set.
class StopToken {
 public:
  /// Never requests a stop.
  StopToken() = default;

  template <StopRequest Token>
  requires(!std::same_as<Token, StopToken>) StopToken(Token token)  // NOLINT(google-explicit-constructor)
      : source_(new SourceOf<Token>(std::move(token))) {}

  /// Requests a stop once the flag is set. The flag must outlive the token and its copies.
  template <StopFlag Flag>
  explicit StopToken(const Flag& flag) : StopToken(FlagRequest<Flag>{&flag}) {}
  template <StopFlag Flag>
  explicit StopToken(const Flag&& flag) = delete;

  StopToken(const StopToken& other) : source_(other.source_ != nullptr ? other.source_->copy() : nullptr) {}
  StopToken(StopToken&& other) noexcept : source_(std::exchange(other.source_, nullptr)) {}
  StopToken& operator=(StopToken other) noexcept {
    std::swap(source_, other.source_);
    return *this;
  }
  ~StopToken() { delete source_; }

  /// Safe to call from several threads.
  [[nodiscard]] bool stop_requested() const { return source_ != nullptr && source_->stop_requested(); }

  /// Throws Stopped if a stop is requested.
  void throw_if_requested() const {
    if (stop_requested()) throw Stopped();
  }

 private:
  // Not std::function: <functional> and <ranges> together make a header of 62,000 lines.
  struct Source {
    Source() = default;
    Source(const Source&) = default;
    Source& operator=(const Source&) = delete;
    virtual ~Source() = default;
    virtual bool stop_requested() const = 0;
    virtual Source* copy() const = 0;
  };

  template <typename Token>
  struct SourceOf final : Source {
    explicit SourceOf(Token of) : token(std::move(of)) {}
    bool stop_requested() const override { return token.stop_requested(); }
    Source* copy() const override { return new SourceOf(*this); }
    Token token;
  };

  template <typename Flag>
  struct FlagRequest {
    const Flag* flag;
    bool stop_requested() const { return flag->load(); }
  };

  Source* source_ = nullptr;
};

}  // namespace eightfold
