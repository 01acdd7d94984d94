#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "reports/job/run/folder.hpp"

namespace eightfold::job {

/// All shards of a job in the order in which `job work` computes them: the first of each stratum, then the
/// second, …, so that the result can be estimated early.
std::vector<std::uint32_t> work_order(const Spec& spec);

struct WorkParams {
  std::vector<std::uint32_t> shards = {};  ///< to compute, in this order
  bool certify = false;                    ///< add the digest of its certificate to each record of a listing
  /// What to do with shards that other processes compute: wait for them, or compute them as well.
  bool waits = true;
  std::function<void(const std::string&)> on_note = {};  ///< a line about shards that it waits for
};

/// Computes those of the shards that are not done, one in each thread, and writes their records. Every record
/// is on the disk before its thread takes another shard. Throws reports::OutputError, Stopped, and what
/// Computation throws.
void work(const Folder& folder, const WorkParams& params, const RunOptions& run);

/// The shards to audit: all in conflict, and those of the first `sample` shards, in a random order by the
/// job's seed, that are done and have no audit.
std::vector<std::uint32_t> audit_sample(const Spec& spec, const Standing& standing, std::uint64_t sample);

/// Computes the shards by the plain route, and writes the records of the audits. `certify` and the
/// exceptions are as for work().
void audit(const Folder& folder, const std::vector<std::uint32_t>& shards, bool certify,
           const RunOptions& run);

}  // namespace eightfold::job
