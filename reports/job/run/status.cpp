#include "reports/job/run/status.hpp"

#include <algorithm>
#include <ctime>
#include <iterator>

#include "reports/job/run/result.hpp"

namespace eightfold::job {

JobStatus status_of(std::span<const Folder> folders) {
  JobStatus status;
  status.spec = folders.front().spec();
  status.standing = read_standing(folders);
  for (const Folder& folder : folders) status.folders.push_back(folder.path());
  if (status.standing.is_complete()) {
    status.contradiction = contradiction_in(status.spec, status.standing);
    return status;
  }
  std::vector<std::int64_t> times;
  for (const Folder& folder : folders) {
    for (const std::uint32_t shard : folder.locked())
      if (status.standing.shards[shard].state != ShardState::done) status.running.push_back(shard);
    std::ranges::copy(folder.record_times(), std::back_inserter(times));
  }
  std::ranges::sort(status.running);
  status.running.erase(std::unique(status.running.begin(), status.running.end()), status.running.end());
  status.estimate = estimated_result(status.spec, status.standing);
  std::ranges::sort(times);
  status.shards_per_minute = shards_per_minute(times, std::time(nullptr));
  if (status.shards_per_minute && !status.running.empty())
    status.seconds_left =
        60.0 * static_cast<double>(status.standing.count(ShardState::missing)) / *status.shards_per_minute;
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
