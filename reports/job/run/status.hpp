#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "eightfold/reports/text/style.hpp"
#include "reports/job/run/estimate.hpp"
#include "reports/job/run/folder.hpp"

namespace eightfold::job {

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
