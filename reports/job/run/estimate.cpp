// Stratified sampling (William G. Cochran, Sampling Techniques, 3rd edition, 1977, Sections 5.3 and 5.4):
// each stratum is estimated by its own finished shards.
#include <cmath>
#include <numeric>
#include <vector>

#include "reports/job/run/status.hpp"

namespace eightfold::job {
namespace {

using Sample = std::vector<double>;  // the counts of shards

double size_of(const Sample& sample) { return static_cast<double>(sample.size()); }

double mean_of(const Sample& sample) {
  return std::accumulate(sample.begin(), sample.end(), 0.0) / size_of(sample);
}

// Unbiased; there are two counts or more.
double variance_of(const Sample& sample) {
  const double mean = mean_of(sample);
  double squares = 0;
  for (const double count : sample) squares += (count - mean) * (count - mean);
  return squares / (size_of(sample) - 1);
}

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
      if (each.state == ShardState::done) sample.push_back(static_cast<double>(each.outcome.count));
    }
    if (sample.empty()) return std::nullopt;
    all.insert(all.end(), sample.begin(), sample.end());
  }
  if (all.size() < fewest_estimating_shards) return std::nullopt;
  double sum = 0;
  double squared_error = 0;
  for (std::uint32_t stratum = 0; stratum < strata; ++stratum) {
    const Sample& sample = samples[stratum];
    const double shards = begin_of_stratum(spec, stratum + 1) - begin_of_stratum(spec, stratum);
    // On average, the shards of all strata vary more than those of one.
    const double variance = variance_of(sample.size() < 2 ? all : sample);
    sum += shards * mean_of(sample);
    // Sampled without replacement: no error remains if all shards of the stratum are finished.
    squared_error += shards * (shards - size_of(sample)) * variance / size_of(sample);
  }
  return ResultEstimate{sum, std::sqrt(squared_error), all.size()};
}

}  // namespace eightfold::job
