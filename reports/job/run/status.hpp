#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "eightfold/reports/text/style.hpp"
#include "reports/job/run/folder.hpp"

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

/// The report of `job status`.
struct JobStatus {
  std::vector<std::string> folders;
  Spec spec;
  Standing standing;
  std::vector<std::uint32_t> running;       ///< the shards without a result that processes compute now
  std::optional<double> shards_per_minute;  ///< if records were written recently
  std::optional<double> seconds_left;       ///< if shards are running
  std::optional<ResultEstimate> estimate;
  std::optional<std::string> contradiction;  ///< of a complete job: why its outcomes cannot be right
};

/// The state of a job whose records are in these folders. Throws as read_standing() does.
JobStatus status_of(std::span<const Folder> folders);
std::string status_json(const JobStatus& status);  ///< data/schemas/job-status-1.0.schema.json
std::string status_text(const JobStatus& status, const reports::Style& style);

/// The rate of the last hour. `finished` contains ascending times in seconds since 1970, like `now`. Gaps
/// that are longer than ten seconds and ten times the median are breaks and do not count. Returns nothing if
/// fewer than two times are within the hour; times after `now` are not. Times are whole seconds; a total of
/// zero counts as one second.
std::optional<double> shards_per_minute(const std::vector<std::int64_t>& finished, std::int64_t now);

}  // namespace eightfold::job
