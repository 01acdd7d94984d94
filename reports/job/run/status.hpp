#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/reports/text/style.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/estimate.hpp"

namespace eightfold::job {

/// The report of `job status`.
struct JobStatus {
  std::string ledger;  ///< file name
  Spec spec;
  std::string job;  ///< job_hash
  Standing standing;
  std::vector<WorkerStatus> workers;
  std::optional<double> shards_per_minute;  ///< if shards were finished on this machine recently
  std::optional<double> seconds_left;       ///< if a worker is computing and is not stopped
  std::optional<ResultEstimate> estimate;
  std::optional<std::string> contradiction;  ///< of a complete job: why its outcomes cannot be right
};

JobStatus status_of(Ledger& ledger);
std::string status_json(const JobStatus& status);  ///< data/schemas/job-status-1.0.schema.json
std::string status_text(const JobStatus& status, const reports::Style& style);

/// The rate of the last hour. `finished` contains ascending times in seconds since 1970, like `now`. Gaps
/// that are longer than ten seconds and ten times the median are breaks and do not count. Returns nothing if
/// fewer than two times are within the hour; times after `now` are not. Times are whole seconds; a total of
/// zero counts as one second.
std::optional<double> shards_per_minute(const std::vector<std::int64_t>& finished, std::int64_t now);

}  // namespace eightfold::job
