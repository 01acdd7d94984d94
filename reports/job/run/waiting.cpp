#include "reports/job/run/waiting.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <iterator>

#include "reports/job/ledger/process.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

// Shorter waits are normal at the end of a job.
constexpr std::chrono::seconds patience{2};

constexpr double overdue_factor = 10;

// "12:03:05 (4 min 10 s)" in local time; with the date if it was more than a day ago. Derived from the age,
// so that it never contradicts the present clock.
std::string since_text(std::int64_t seconds) {
  constexpr std::int64_t day = 24 * 3600;
  const std::time_t start = std::time(nullptr) - seconds;
  std::tm local{};
  localtime_r(&start, &local);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), seconds < day ? "%H:%M:%S" : "%Y-%m-%d %H:%M", &local);
  return fmt::format("{} ({})", text.data(), reports::duration_text(static_cast<double>(seconds)));
}

std::string note_of(const std::vector<Claim>& claims_of_process) {
  std::vector<std::uint32_t> shards;
  std::int64_t oldest = 0;
  for (const Claim& claim : claims_of_process) {
    shards.push_back(claim.shard);
    oldest = std::max(oldest, claim.seconds.value_or(0));
  }
  const Claim& first = claims_of_process.front();
  return fmt::format("waiting for {} {}, held by {} since {}{}", reports::noun(shards.size(), "shard"),
                     shard_ranges(shards), process_name(first.pid, first.is_stopped), since_text(oldest),
                     first.is_stopped ? "; continue or end it" : "");
}

}  // namespace

Waiting::Waiting(std::function<void(const std::string&)> on_note) : on_note_(std::move(on_note)) {}

void Waiting::update(const std::vector<Claim>& claims, Clock::time_point now, bool all_threads_idle) {
  claims_ = claims;
  decltype(first_seen_) seen;
  for (Claim& claim : claims_) {
    const std::pair key(claim.shard, claim.worker);
    const auto known = first_seen_.find(key);
    const auto first = known != first_seen_.end() ? known->second : now;
    seen.emplace(key, first);
    const auto observed = std::chrono::duration_cast<std::chrono::seconds>(now - first).count();
    claim.seconds = std::max<std::int64_t>(claim.seconds.value_or(0), observed);
  }
  first_seen_ = std::move(seen);
  if (!all_threads_idle || claims_.empty()) {
    idle_since_.reset();
    noted_.clear();
    return;
  }
  if (!idle_since_) idle_since_ = now;
  if (now - *idle_since_ >= patience) note_holders();
}

// One note for each process and state.
void Waiting::note_holders() {
  std::map<std::pair<std::int64_t, bool>, std::vector<Claim>> by_process;
  for (const Claim& claim : claims_) by_process[{claim.pid, claim.is_stopped}].push_back(claim);
  std::set<std::pair<std::int64_t, bool>> current;
  for (const auto& [process, claims] : by_process) {
    if (!noted_.contains(process) && on_note_) on_note_(note_of(claims));
    current.insert(process);
  }
  noted_ = std::move(current);
}

bool Waiting::is_long() const {
  return std::ranges::any_of(
      claims_, [](const Claim& claim) { return claim.seconds.value_or(0) >= patience.count(); });
}

std::vector<Claim> Waiting::overdue(double slowest_shard) const {
  const double limit = std::max(overdue_factor * slowest_shard, static_cast<double>(patience.count()));
  std::vector<Claim> result;
  std::ranges::copy_if(claims_, std::back_inserter(result), [&](const Claim& claim) {
    return static_cast<double>(claim.seconds.value_or(0)) >= limit;
  });
  return result;
}

std::string takeover_note(const Claim& claim) {
  return fmt::format("shard {} is computed again; {} has held it for {}", claim.shard,
                     process_name(claim.pid, claim.is_stopped),
                     reports::duration_text(static_cast<double>(claim.seconds.value_or(0))));
}

}  // namespace eightfold::job
