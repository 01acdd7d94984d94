#include "reports/job/run/audit.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <deque>
#include <stdexcept>
#include <utility>

#include "core/count/internal/parallel.hpp"
#include "core/internal/random.hpp"
#include "reports/job/run/worker_pool.hpp"

namespace eightfold::job {
namespace {

using namespace std::chrono_literals;

std::vector<std::uint32_t> choose_shards(const Standing& standing, const AuditParams& params) {
  std::vector<std::uint32_t> chosen;
  std::vector<std::uint32_t> unaudited;
  for (std::uint32_t shard = 0; shard < standing.shards.size(); ++shard) {
    const ShardStanding& state = standing.shards[shard];
    if (state.state == ShardState::conflict) chosen.push_back(shard);
    if (state.state == ShardState::done && state.audits.empty()) unaudited.push_back(shard);
  }
  RandomNumbers random(params.seed);
  for (std::uint64_t i = 0; i < params.sample && i < unaudited.size(); ++i) {
    std::swap(unaudited[i], unaudited[i + random.below(unaudited.size() - i)]);
    chosen.push_back(unaudited[i]);
  }
  return chosen;
}

// Whether an audit must repeat certificates.
bool has_certificates(const Standing& standing, const std::vector<std::uint32_t>& shards) {
  return std::ranges::any_of(shards, [&](std::uint32_t shard) {
    const std::vector<Record>& records = standing.shards[shard].records;
    return std::ranges::any_of(records, [](const Record& record) { return record.certificate.has_value(); });
  });
}

// Returns when all shards are audited or a stop is requested.
void audit_shards(Ledger& ledger, const std::vector<std::uint32_t>& shards, const AuditParams& params,
                  const StopAwareLocks& locks, AuditResult& result) {
  const std::size_t threads = std::min(static_cast<std::size_t>(threads_of(params.threads)), shards.size());
  WorkerPool pool(ledger.spec(), {.route = Route::plain,
                                  .threads = static_cast<int>(threads),
                                  .certify = has_certificates(ledger.standing(), shards)});
  std::deque<std::uint32_t> queue(shards.begin(), shards.end());
  const auto assign_next = [&](std::size_t thread) {
    if (queue.empty()) return;
    pool.assign(thread, queue.front());
    queue.pop_front();
  };
  for (std::size_t thread = 0; thread < threads; ++thread) assign_next(thread);
  while (result.audited < shards.size() && !locks.stop_requested()) {
    if (params.on_progress) params.on_progress(result.audited, shards.size());
    const auto finished = pool.wait_for_shard(100ms);
    if (!finished) continue;
    if (!finished->record)
      throw std::runtime_error(fmt::format("shard {}: {}", finished->shard, finished->failure));
    ledger.save_audit(*finished->record, finished->seconds);
    ++result.audited;
    assign_next(finished->thread);
  }
}

}  // namespace

AuditResult audit(Ledger& ledger, const AuditParams& params) {
  const StopAwareLocks locks(ledger, params.stop, params.on_note);
  AuditResult result;
  try {
    const Standing before = ledger.standing();
    const std::vector<std::uint32_t> shards = choose_shards(before, params);
    if (shards.empty()) return result;
    audit_shards(ledger, shards, params, locks, result);
    result.stopped = result.audited < shards.size();
    if (result.stopped) return result;
    const Standing after = ledger.standing();
    result.conflicts = after.shards_in(ShardState::conflict);
    for (const std::uint32_t shard : before.shards_in(ShardState::conflict))
      if (after.shards[shard].state != ShardState::conflict) result.settled.push_back(shard);
  } catch (const LedgerError& error) {
    if (!locks.is_caused_by_stop(error)) throw;
    result.stopped = true;
  }
  return result;
}

}  // namespace eightfold::job
