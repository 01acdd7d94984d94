#include <utility>
#include <vector>

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
      return Record{job_,
                    shard,
                    {count.value(), count.residues(), {}},
                    origin_of(route == Route::plain ? "plain" : engine_of(spec_), counter->kernel_run())};
    };
  }

 private:
  Spec spec_;
  std::string job_;
  std::unique_ptr<CountUnits> units_;
};

}  // namespace

std::unique_ptr<Computation> count_computation(const Spec& spec, std::unique_ptr<CountUnits> units) {
  return std::make_unique<CountComputation>(spec, std::move(units));
}

}  // namespace eightfold::job
