#include <array>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/job/run/status.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({ledger_argument});

constexpr auto options =
    std::to_array<Option>({text_or_json_option, output_option, charset_option, text_width_option});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job status run.ledger", "finished and missing shards, and the next step"},
    {"eightfold job status run.ledger --format json", "for a program"},
});

ExitCode run(const CommandLine& line, const Context& context) {
  job::Ledger ledger = job::Ledger::open(line.arguments[0], job::Ledger::Access::read);
  const job::JobStatus status = job::status_of(ledger);
  print(line, is_json(line) ? job::status_json(status) : job::status_text(status, text_style(line, context)));
  if (status.contradiction) throw incorrect_results(status.ledger, *status.contradiction);
  return ExitCode::done;
}

}  // namespace

extern const Command job_status_command = {
    .name = "job status",
    .heading = Heading::jobs,
    .place = 5,
    .summary = "Show the progress of a job, its speed, and its problems",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "The rate and the remaining time refer to the workers of this machine; records from `job collect` "
        "have no time. Each worker is listed with its process, the time since it claimed its oldest "
        "unfinished shard, and whether it is stopped. The remaining time is shown only while a worker is "
        "computing. Once 8 shards are finished, the number of solutions is estimated from them as from a "
        "random sample of the shards; a list has no estimate. Exit code 1 if every shard is finished and "
        "their sum cannot be right, for example if it differs from a published number.",
    .run = run};

}  // namespace eightfold::cli
