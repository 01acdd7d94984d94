#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/job/run/folder.hpp"

// The functions that several job commands share.
namespace eightfold::cli {

inline constexpr Argument job_argument = {.name = "DIR",
                                          .remedy = "a folder that `eightfold job plan` created",
                                          .kind = ValueKind::folder,
                                          .extensions = {".json", ".ndjson"}};

/// One folder or more, of the same job.
inline constexpr Argument job_arguments = [] {
  Argument argument = job_argument;
  argument.repeats = true;
  return argument;
}();

inline constexpr Option certify_option = {
    .name = "certify", .help = "for a listing: keep the SHA-256 of each shard's certificate in its record"};

/// Opens the folder of a job, which is the first argument. Throws Failure (no_input) if it does not exist or
/// has no job, and (usage) if --output is a file among its records.
job::Folder open_job(const CommandLine& line, job::Folder::Access access);

/// Opens the folders that a command line names. Throws Failure as open_job() does, (bad_data) if they are of
/// different jobs, and (usage) if one is named twice.
std::vector<job::Folder> open_jobs(const CommandLine& line,
                                   job::Folder::Access first = job::Folder::Access::read);

/// Throws Failure if the shards of the job have no certificates; `what` is what the message names.
void check_has_certificates(const job::Spec& spec, std::string_view what);

/// Nothing if every shard is done and every file is valid. Otherwise prints up to 20 lines about shards in
/// conflict and invalid files, and returns a failure: check_failed if shards are in conflict, or else
/// bad_data if files are invalid, or else unfinished. The message names the shards and the next step.
std::optional<Failure> incompleteness(const job::Folder& folder, const job::Standing& standing);

/// The failure of a complete job whose outcomes contradict each other or the published numbers: `why` says
/// how.
Failure incorrect_results(const std::string& folder, std::string_view why);

/// Writes the final result in the --format given. Precondition: the job is complete. Throws Failure
/// (check_failed) if the results of the shards are inconsistent.
void write_result(const job::Folder& folder, const job::Standing& standing, const CommandLine& line,
                  const Context& context, reports::Output& out);

}  // namespace eightfold::cli
