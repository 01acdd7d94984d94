#pragma once

#include <cstdint>
#include <optional>

#include "reports/job/run/standing.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// The result of a job, estimated from its finished shards.
struct ResultEstimate {
  double solutions = 0;
  double standard_error = 0;
  std::uint64_t shards = 0;  ///< finished ones
};

/// The number of finished shards from which a result is estimated. The error of fewer is not reliable.
inline constexpr std::uint64_t fewest_estimating_shards = 8;

/// The sum over the strata of a job of their shards times the mean of the finished ones, which is unbiased if
/// those are a random sample of the stratum. Nothing for a complete job, for fewer finished shards than
/// fewest_estimating_shards, if a stratum has none, and for a canonical list, whose units are in
/// lexicographic order.
std::optional<ResultEstimate> estimated_result(const Spec& spec, const Standing& standing);

}  // namespace eightfold::job
