
#include "reports/cli/options/job_folder.hpp"
#include "reports/job/run/status.hpp"

namespace eightfold::cli {
namespace {

ExitCode run_job_status(const CommandLine& line, const Context& context) {
  const auto folders = open_jobs(line);
  const job::JobStatus status = job::status_of(folders);
  print(line, is_json(line) ? job::status_json(status) : job::status_text(status, text_style(line, context)));
  if (status.contradiction) throw incorrect_results(folders.front().path(), *status.contradiction);
  return ExitCode::done;
}

}  // namespace

extern const Command job_status_command = {
    .name = "job status",
    .heading = Heading::jobs,
    .place = 4,
    .summary = "Show the progress of a job, its speed, and its problems",
    .arguments = {job_arguments},
    .options = {text_or_json_option, output_option, charset_option, text_width_option},
    .examples = {{"eightfold job status run", "finished and missing shards, and the next step"},
                 {"eightfold job status ada/run grace/run",
                  "the same of two folders with records of one job"},
                 {"eightfold job status run --format json", "for a program"}},
    .details =
        "The rate is that of the records written in the last hour. The shards in progress are those that a "
        "process has locked; the remaining time is shown only if there are any. Records beyond the first of "
        "a shard, with the same outcome, are repeats and count once. A file that is not a valid record of "
        "this job is invalid and does not count. Once 8 shards are finished, the number of solutions is "
        "estimated from them as from a random sample of the shards; a list has no estimate. Lists are "
        "checked by their size; `eightfold job result` reads them. Exit code 1 if every shard is finished "
        "and their sum cannot be right, for example if it differs from a published number.",
    .run = run_job_status,
};

}  // namespace eightfold::cli
