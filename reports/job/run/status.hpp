#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/job/ledger/ledger.hpp"
#include "reports/text/style.hpp"

namespace eightfold::job {

/// How a job stands, for `job status`.
struct JobStatus {
  std::string ledger;  ///< its file's name
  Spec spec;
  std::string job;  ///< job_hash
  Standing standing;
  std::vector<WorkerStatus> workers;
  std::optional<double> shards_per_minute;  ///< of late, if any were finished here
  std::optional<double> seconds_left;       ///< if somebody is at work
};

JobStatus status_of(Ledger& ledger);
std::string status_json(const JobStatus& status);  ///< data/schemas/job-status-1.0.schema.json
std::string status_text(const JobStatus& status, const reports::Style& style);

/// How fast shards were finished in the last hour, from the times of some of the last in order: seconds since
/// 1970, like `now`. Breaks, much longer than the usual time from one to the next, are left out. Nothing if
/// fewer than two were. Times are whole seconds, so a rate is not above the number of shards a second.
std::optional<double> shards_per_minute(const std::vector<std::int64_t>& finished, std::int64_t now);

}  // namespace eightfold::job
