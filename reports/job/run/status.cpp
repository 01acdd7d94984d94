#include <ctime>

#include "reports/job/run/rate.hpp"
#include "reports/job/run/result.hpp"

namespace eightfold::job {

StatusReport status_of(Ledger& ledger) {
  constexpr std::size_t enough_for_a_rate = 100;
  StatusReport status;
  status.ledger = ledger.path();
  status.spec = ledger.spec();
  status.job = ledger.job();
  status.standing = ledger.standing();
  status.workers = ledger.workers();
  if (status.standing.is_complete()) return status;
  status.shards_a_minute = shards_a_minute(ledger.last_finished(enough_for_a_rate), std::time(nullptr));
  const std::uint64_t to_do =
      status.standing.count(ShardState::missing) + status.standing.count(ShardState::running);
  if (status.shards_a_minute && !status.workers.empty())
    status.seconds_left = 60.0 * static_cast<double>(to_do) / *status.shards_a_minute;
  return status;
}

}  // namespace eightfold::job
