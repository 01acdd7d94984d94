// Each thread computes a shard, writes its record, and takes the next shard. A thread that waits for the disk
// leaves its processor to the others; with a record in 0.3 ms and shards of 0.2 s or more, a thread that only
// writes was not worth its code.
#include "reports/job/run/work.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>
#include <utility>

#include "core/internal/random.hpp"
#include "core/run/parallel.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

using namespace std::chrono_literals;

// Requests a stop if the caller does, or if a thread failed.
struct StopOrFailure {
  StopToken stop;
  const std::atomic<bool>* failed;
  bool stop_requested() const { return failed->load() || stop.stop_requested(); }
};

// The workers of the threads. The first thread that needs one cuts the work.
class Workers {
 public:
  Workers(const Folder& folder, Route route, bool certify, const RunOptions& run)
      : folder_(folder),
        route_(route),
        certify_(certify),
        run_{.threads = run.threads, .stop = StopOrFailure{run.stop, &failed_}},
        workers_(static_cast<std::size_t>(threads_of(run.threads))) {}

  void compute(std::uint32_t shard, std::size_t thread) {
    try {
      std::call_once(cut_once_, [&] { computation_.emplace(folder_.spec(), run_); });
      if (!workers_[thread]) workers_[thread] = computation_->worker(route_);
      const bool lists = route_ == Route::engine && folder_.spec().work == Work::canonical_list;
      Record record = workers_[thread](shard, lists ? folder_.list_path(shard) : "");
      if (certify_) computation_->add_certificate(record);
      folder_.write(record, route_ == Route::engine ? Folder::Place::records : Folder::Place::audits);
    } catch (const Stopped&) {
      if (!failed_) throw;  // or else for_each_unit rethrows the failure
    } catch (...) {
      failed_ = true;
      throw;
    }
  }

 private:
  const Folder& folder_;
  Route route_;
  bool certify_;
  std::atomic<bool> failed_ = false;
  RunOptions run_;
  std::once_flag cut_once_;
  std::optional<Computation> computation_;
  std::vector<Computation::Worker> workers_;  // by thread
};

bool is_done(const ShardStanding& shard, bool certify) {
  return shard.state == ShardState::done && (!certify || shard.certificate.has_value());
}

}  // namespace

std::vector<std::uint32_t> work_order(const Spec& spec) {
  const std::uint32_t strata = strata_of(spec);
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; order.size() < spec.shards; ++i)
    for (std::uint32_t stratum = 0; stratum < strata; ++stratum)
      if (const auto shard = begin_of_stratum(spec, stratum) + i; shard < begin_of_stratum(spec, stratum + 1))
        order.push_back(shard);
  return order;
}

void work(const Folder& folder, const WorkParams& params, const RunOptions& run) {
  Workers workers(folder, Route::engine, params.certify, run);
  std::vector<std::uint32_t> shards = params.shards;
  bool is_waiting = false;
  for (RunOptions round = run; !shards.empty(); round = without_progress(run)) {
    std::mutex mutex;
    std::vector<std::uint32_t> held;  // by other processes
    for_each_unit(shards.size(), round, [&](std::size_t i, std::size_t thread, const StopToken&) {
      const auto lock = folder.lock(shards[i]);
      if (!lock && params.waits) {
        const std::lock_guard guard(mutex);
        held.push_back(shards[i]);
      } else if (!is_done(folder.read(shards[i]), params.certify)) {
        workers.compute(shards[i], thread);
      }
    });
    shards = std::exchange(held, {});
    if (shards.empty()) return;
    std::ranges::sort(shards);
    if (params.on_note && !std::exchange(is_waiting, true))
      params.on_note(fmt::format("waiting for {} {}, which other processes compute",
                                 reports::noun(shards.size(), "shard"), shard_ranges(shards)));
    run.stop.throw_if_requested();
    std::this_thread::sleep_for(100ms);
  }
}

std::vector<std::uint32_t> audit_sample(const Spec& spec, const Standing& standing, std::uint64_t sample) {
  std::vector<std::uint32_t> shards = standing.shards_in(ShardState::conflict);
  std::vector<std::uint32_t> order(spec.shards);
  std::iota(order.begin(), order.end(), 0U);
  RandomNumbers random(spec.seed);
  for (std::uint64_t i = 0; i < std::min<std::uint64_t>(sample, order.size()); ++i) {
    std::swap(order[i], order[i + random.below(order.size() - i)]);
    const ShardStanding& shard = standing.shards[order[i]];
    if (shard.state == ShardState::done && shard.audits.empty()) shards.push_back(order[i]);
  }
  return shards;
}

void audit(const Folder& folder, const std::vector<std::uint32_t>& shards, bool certify,
           const RunOptions& run) {
  Workers workers(folder, Route::plain, certify, run);
  for_each_unit(shards.size(), run, [&](std::size_t i, std::size_t thread, const StopToken&) {
    workers.compute(shards[i], thread);
  });
}

}  // namespace eightfold::job
