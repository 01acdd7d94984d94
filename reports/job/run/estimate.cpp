// Stratified sampling (William G. Cochran, Sampling Techniques, 3rd edition, 1977, Sections 5.3 and 5.4):
// each stratum is estimated by its own finished shards.
#include "reports/job/run/estimate.hpp"

#include <cmath>
#include <vector>

namespace eightfold::job {
namespace {

// A sample of shards.
class Sample {
 public:
  void add(double count) {
    counts_.push_back(count);
    sum_ += count;
  }

  double size() const { return static_cast<double>(counts_.size()); }
  double mean() const { return sum_ / size(); }
  // Unbiased; there are two counts or more.
  double variance() const {
    double squares = 0;
    for (const double count : counts_) squares += (count - mean()) * (count - mean());
    return squares / (size() - 1);
  }

 private:
  std::vector<double> counts_;
  double sum_ = 0;
};

}  // namespace

std::optional<ResultEstimate> estimated_result(const Spec& spec, const Standing& standing) {
  if (spec.work == Work::canonical_list || standing.is_complete()) return std::nullopt;
  const std::uint32_t strata = strata_of(spec);
  Sample all;
  std::vector<Sample> samples;
  for (std::uint32_t stratum = 0; stratum < strata; ++stratum) {
    Sample& sample = samples.emplace_back();
    for (std::uint32_t shard = begin_of_stratum(spec, stratum); shard < begin_of_stratum(spec, stratum + 1);
         ++shard) {
      const ShardStanding& each = standing.shards[shard];
      if (each.state != ShardState::done) continue;
      const auto count = static_cast<double>(each.outcome.count);
      sample.add(count);
      all.add(count);
    }
    if (sample.size() == 0) return std::nullopt;
  }
  if (all.size() < fewest_estimating_shards) return std::nullopt;
  double sum = 0;
  double squared_error = 0;
  for (std::uint32_t stratum = 0; stratum < strata; ++stratum) {
    const Sample& sample = samples[stratum];
    const double shards = begin_of_stratum(spec, stratum + 1) - begin_of_stratum(spec, stratum);
    // On average, the shards of all strata vary more than those of one.
    const double variance = (sample.size() < 2 ? all : sample).variance();
    sum += shards * sample.mean();
    // Sampled without replacement: no error remains if all shards of the stratum are finished.
    squared_error += shards * (shards - sample.size()) * variance / sample.size();
  }
  return ResultEstimate{sum, std::sqrt(squared_error), static_cast<std::uint64_t>(all.size())};
}

}  // namespace eightfold::job
