#include "reports/job/run/status.hpp"

#include <algorithm>
#include <ctime>

#include "reports/job/run/result.hpp"

namespace eightfold::job {

JobStatus status_of(Ledger& ledger) {
  constexpr std::size_t sample_size = 100;
  JobStatus status;
  status.ledger = ledger.path();
  status.spec = ledger.spec();
  status.job = ledger.job();
  status.standing = ledger.standing();
  status.workers = ledger.workers();
  if (status.standing.is_complete()) {
    status.contradiction = contradiction_in(status.spec, status.standing);
    return status;
  }
  status.estimate = estimated_result(status.spec, status.standing);
  status.shards_per_minute = shards_per_minute(ledger.recent_finish_times(sample_size), std::time(nullptr));
  const std::uint64_t open_shards =
      status.standing.count(ShardState::missing) + status.standing.count(ShardState::running);
  const bool is_advancing = std::ranges::any_of(
      status.workers, [](const WorkerStatus& worker) { return worker.shards > 0 && !worker.is_stopped; });
  if (status.shards_per_minute && is_advancing)
    status.seconds_left = 60.0 * static_cast<double>(open_shards) / *status.shards_per_minute;
  return status;
}

std::optional<double> shards_per_minute(const std::vector<std::int64_t>& finished, std::int64_t now) {
  constexpr std::int64_t hour = 3600;
  const auto first = std::ranges::lower_bound(finished, now - hour);
  const auto last = std::ranges::upper_bound(finished, now);  // the clock was set back after later times
  std::vector<std::int64_t> gaps;
  for (auto time = first; time != last && time + 1 != last; ++time) gaps.push_back(time[1] - time[0]);
  if (gaps.empty()) return std::nullopt;
  std::ranges::sort(gaps);
  const std::int64_t longest = std::max<std::int64_t>(10, 10 * gaps[gaps.size() / 2]);
  std::int64_t seconds = 0;
  std::int64_t shards = 0;
  for (const std::int64_t gap : gaps) {
    if (gap > longest) continue;
    seconds += gap;
    ++shards;
  }
  return 60.0 * static_cast<double>(shards) / static_cast<double>(std::max<std::int64_t>(seconds, 1));
}

}  // namespace eightfold::job
