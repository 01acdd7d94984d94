#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/job/ledger/ledger.hpp"

namespace eightfold::job {

/// What a worker with idle threads knows about the shards that other processes hold. It names the processes,
/// and finds the shards to compute again: those held ten times longer than the slowest finished shard took.
class Waiting {
 public:
  using Clock = std::chrono::steady_clock;

  /// `on_note` receives a line for each process, after two seconds and when the process stops or continues.
  explicit Waiting(std::function<void(const std::string&)> on_note);

  /// `claims` are those of other processes at the time `now`. There are no notes while threads of this
  /// process are busy, because then it does not wait.
  void update(const std::vector<Claim>& claims, Clock::time_point now, bool all_threads_idle);

  /// True if a claim is at least two seconds old, so that overdue() can be nonempty.
  bool is_long() const;

  /// The claims of the last update that are at least two seconds and ten times `slowest_shard` old.
  std::vector<Claim> overdue(double slowest_shard) const;

 private:
  void note_holders();

  std::function<void(const std::string&)> on_note_;
  std::vector<Claim> claims_;  // all have a time
  // When this object first saw the claim of a worker to a shard; the only known time in ledgers of format 1.
  std::map<std::pair<std::uint32_t, std::int64_t>, Clock::time_point> first_seen_;
  std::optional<Clock::time_point> idle_since_;
  std::set<std::pair<std::int64_t, bool>> noted_;  // process, and whether it was stopped
};

/// "shard 7 is computed again; process 1234 (stopped) has held it for 4 min 10 s".
std::string takeover_note(const Claim& claim);

}  // namespace eightfold::job
