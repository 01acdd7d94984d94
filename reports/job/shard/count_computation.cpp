#include <algorithm>
#include <utility>
#include <vector>

#include "core/count/internal/parallel.hpp"
#include "reports/job/shard/computation.hpp"

namespace eightfold::job {
namespace {

class CountComputation : public Computation {
 public:
  CountComputation(const Spec& spec, std::unique_ptr<CountUnits> units)
      : spec_(spec), job_(job_hash(spec)), units_(std::move(units)) {}

  Worker worker(Route route) const override {
    const std::shared_ptr<CountUnits::Counter> counter =
        route == Route::plain ? units_->plain_counter() : units_->counter(Kernel::automatic);
    return [this, route, counter](std::uint32_t shard, const std::string&) {
      const UnitRange range = units_of(spec_, shard);
      const CheckedCount count = counter->count(range.begin, range.end);
      return record(shard, count, counter->kernel_run(), route);
    };
  }

  Record compute(std::uint32_t shard, const std::string&, const RunOptions& run) const override {
    const UnitRange range = units_of(spec_, shard);
    const auto units = static_cast<std::size_t>(range.end - range.begin);
    const auto workers = static_cast<std::size_t>(threads_of(run.threads));
    const std::size_t pieces = workers == 1 ? 1 : std::min(units, 32 * workers);
    struct Share {
      std::unique_ptr<CountUnits::Counter> counter;
      CheckedCount count;
    };
    std::vector<Share> shares(workers);
    for_each_unit(pieces, run, [&](std::size_t piece, std::size_t worker, const StopToken&) {
      Share& share = shares[worker];
      if (!share.counter) share.counter = units_->counter(Kernel::automatic);
      share.count.add(share.counter->count(range.begin + units * piece / pieces,
                                           range.begin + units * (piece + 1) / pieces));
    });
    CheckedCount total;
    Kernel kernel = Kernel::automatic;
    for (const Share& share : shares) {
      total.add(share.count);
      if (share.counter && share.counter->kernel_run() != Kernel::automatic)
        kernel = share.counter->kernel_run();
    }
    return record(shard, total, kernel, Route::engine);
  }

 private:
  Record record(std::uint32_t shard, const CheckedCount& count, Kernel kernel, Route route) const {
    return {job_,
            shard,
            {count.value(), count.residues(), {}},
            origin_of(route == Route::plain ? "plain" : spec_.engine, kernel)};
  }

  Spec spec_;
  std::string job_;
  std::unique_ptr<CountUnits> units_;
};

}  // namespace

std::unique_ptr<Computation> count_computation(const Spec& spec, std::unique_ptr<CountUnits> units) {
  return std::make_unique<CountComputation>(spec, std::move(units));
}

}  // namespace eightfold::job
