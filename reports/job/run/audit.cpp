#include "reports/job/run/audit.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <deque>
#include <stdexcept>
#include <utility>

#include "core/count/parallel.hpp"
#include "core/random.hpp"
#include "reports/job/run/crew.hpp"

namespace eightfold::job {
namespace {

using namespace std::chrono_literals;

std::vector<std::uint32_t> to_audit(const Standing& standing, const AuditParams& params) {
  std::vector<std::uint32_t> chosen;
  std::vector<std::uint32_t> rest;
  for (std::uint32_t shard = 0; shard < standing.shards.size(); ++shard) {
    const ShardStanding& state = standing.shards[shard];
    if (state.state == ShardState::conflict) chosen.push_back(shard);
    if (state.state == ShardState::done && state.audits.empty()) rest.push_back(shard);
  }
  RandomNumbers random(params.seed);
  for (std::uint64_t i = 0; i < params.sample && i < rest.size(); ++i) {
    std::swap(rest[i], rest[i + random.below(rest.size() - i)]);
    chosen.push_back(rest[i]);
  }
  return chosen;
}

// Audits shards until all are, or it is told to stop.
void audit_each(Ledger& ledger, const std::vector<std::uint32_t>& shards, const AuditParams& params,
                const Heeding& heeding, AuditResult& result) {
  const std::size_t threads = std::min(static_cast<std::size_t>(threads_of(params.threads)), shards.size());
  Crew crew(ledger.spec(), Route::plain, static_cast<int>(threads), "");
  std::deque<std::uint32_t> waiting(shards.begin(), shards.end());
  const auto give_next = [&](std::size_t thread) {
    if (waiting.empty()) return;
    crew.give(thread, waiting.front());
    waiting.pop_front();
  };
  try {
    for (std::size_t thread = 0; thread < threads; ++thread) give_next(thread);
    while (result.audited < shards.size()) {
      if (heeding.is_told_to_stop()) {
        crew.abandon();
        return;
      }
      if (params.on_progress) params.on_progress(result.audited, shards.size());
      const auto finished = crew.wait(100ms);
      if (!finished) continue;
      if (!finished->record)
        throw std::runtime_error(fmt::format("shard {}: {}", finished->shard, finished->failure));
      ledger.save_audit(*finished->record, finished->seconds);
      ++result.audited;
      give_next(finished->thread);
    }
  } catch (...) {
    crew.abandon();
    throw;
  }
}

}  // namespace

AuditResult audit(Ledger& ledger, const AuditParams& params) {
  const Heeding heeding(ledger, params.stop);
  AuditResult result;
  try {
    const Standing before = ledger.standing();
    const std::vector<std::uint32_t> shards = to_audit(before, params);
    if (shards.empty()) return result;
    audit_each(ledger, shards, params, heeding, result);
    result.stopped = result.audited < shards.size();
    if (result.stopped) return result;
    const Standing after = ledger.standing();
    result.conflicts = after.shards_in(ShardState::conflict);
    for (const std::uint32_t shard : before.shards_in(ShardState::conflict))
      if (after.shards[shard].state != ShardState::conflict) result.settled.push_back(shard);
  } catch (const LedgerError& error) {
    if (!heeding.explains(error)) throw;
    result.stopped = true;
  }
  return result;
}

}  // namespace eightfold::job
