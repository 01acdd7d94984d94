#pragma once

#include <memory>
#include <string>

#include "core/count/units.hpp"
#include "reports/job/shard/computation.hpp"

namespace eightfold::job {

/// Shards that are counted: ranges of units.
class CountComputation : public Computation {
 public:
  CountComputation(const Spec& spec, std::unique_ptr<CountUnits> units);
  std::unique_ptr<Worker> worker(Route route) const override;
  Record compute(std::uint32_t shard, const std::string& list_path, int threads) const override;

 private:
  Record record(std::uint32_t shard, const CheckedCount& count, Kernel kernel, Route route) const;

  Spec spec_;
  std::string job_;
  std::unique_ptr<CountUnits> units_;
};

}  // namespace eightfold::job
