#pragma once

#include "eightfold/core/rule.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold {

/// The rows at the end of a board whose search is too short to be interrupted: a few thousand boards. A
/// row-by-row search polls only between such searches, so that polling costs nothing measurable.
constexpr int uninterrupted_rows(Rule rule) { return rule == Rule::rooks ? 7 : 10; }

/// A poll costs more than a step of a search, so most polls do not look at the token.
inline constexpr unsigned polls_between_checks = 64;

/// Polls a stop token. Keeps a reference to the token.
class StopPoll {
 public:
  explicit StopPoll(const StopToken& stop) : stop_(stop) {}

  void operator()() {
    if (++polls_ % polls_between_checks == 0) stop_.throw_if_requested();
  }

 private:
  const StopToken& stop_;
  unsigned polls_ = 0;
};

}  // namespace eightfold
