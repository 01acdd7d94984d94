#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace eightfold::job {

/// How fast shards were finished in the last hour, from the times of some of the last in order: seconds since
/// 1970, like `now`. Breaks, much longer than
/// the usual time from one to the next, are left out. Nothing if fewer than two were. Times are whole
/// seconds, so a rate is not above the number of shards a second.
std::optional<double> shards_a_minute(const std::vector<std::int64_t>& finished, std::int64_t now);

}  // namespace eightfold::job
