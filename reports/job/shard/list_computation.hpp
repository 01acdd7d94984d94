#pragma once

#include <string>
#include <vector>

#include "core/placement.hpp"
#include "reports/job/shard/computation.hpp"

namespace eightfold::job {

/// Shards of the list of canonical solutions: ranges of it between two prefixes.
class ListComputation : public Computation {
 public:
  /// `prefixes` in lexicographic order; the first unit begins with the list, the last one ends with it.
  ListComputation(const Spec& spec, std::vector<Placement> prefixes);
  std::unique_ptr<Worker> worker(Route route) const override;
  Record compute(std::uint32_t shard, const std::string& list_path, int threads) const override;

 private:
  Record compute(std::uint32_t shard, const std::string& list_path, int threads, Route route) const;

  Spec spec_;
  std::string job_;
  std::vector<Placement> prefixes_;
};

}  // namespace eightfold::job
