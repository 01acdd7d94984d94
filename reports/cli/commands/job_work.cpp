#include <fmt/core.h>

#include <span>

#include "reports/cli/options/job_folder.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/job/run/work.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

void work_with_bar(const job::Folder& folder, job::WorkParams params, RunOptions run,
                   const Context& context) {
  const auto shards = static_cast<double>(folder.spec().shards);
  const double open = static_cast<double>(params.shards.size()) / shards;
  ProgressBar bar(fmt::format("N = {}", folder.spec().n), context.quiet, 1 - open);
  run.on_progress = [&](double done) { bar.show(1 - open * (1 - done)); };
  params.on_note = [&](const std::string& text) {
    bar.clear();
    context.note(text);
  };
  job::work(folder, params, run);
}

ExitCode run_job_work(const CommandLine& line, const Context& context) {
  const job::Folder folder = open_job(line, job::Folder::Access::write);
  job::WorkParams params = {.certify = line.has("certify")};
  if (params.certify) check_has_certificates(folder.spec(), "--certify");
  const job::Standing before = job::read_standing(std::span(&folder, 1));
  for (const std::uint32_t shard : job::work_order(folder.spec())) {
    const job::ShardStanding& standing = before.shards[shard];
    if (standing.state == job::ShardState::missing ||
        (params.certify && standing.state == job::ShardState::done && !standing.certificate))
      params.shards.push_back(shard);
  }
  const StopOnSignal signals;
  auto out = open_output(line);
  try {
    work_with_bar(folder, params, {.threads = threads_of(line), .stop = signals.token()}, context);
  } catch (const Stopped&) {
    auto done = before.count(job::ShardState::done);
    for (const std::uint32_t shard : before.shards_in(job::ShardState::missing))
      done += folder.has_record(shard) ? 1 : 0;
    if (!context.quiet)
      print_message(fmt::format("stopped: {} of {} {} done; continue with `eightfold job work {}{}`",
                                reports::grouped(done), reports::counted(folder.spec().shards, "shard"),
                                folder.spec().shards == 1 ? "is" : "are", reports::shell_word(folder.path()),
                                params.certify ? " --certify" : ""));
    throw;
  }
  const job::Standing standing = job::read_standing(std::span(&folder, 1));
  if (const auto failure = incompleteness(folder, standing)) throw *failure;
  write_result(folder, standing, line, context, out);
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command job_work_command = {
    .name = "job work",
    .heading = Heading::jobs,
    .place = 2,
    .summary = "Compute the missing shards; can be stopped and resumed",
    .arguments = {job_argument},
    .options = {threads_option, certify_option, text_or_json_option, output_option, charset_option,
                text_width_option},
    .examples = {{"eightfold job work run", "compute the missing shards, and print the result"},
                 {"eightfold job work list12 --certify", "a listing, with certificates to compare later"},
                 {"eightfold job work queens20 --threads 2", "takes a minute; can be stopped and resumed"}},
    .details =
        "Each thread computes a shard, writes its record to DIR/records, and takes the next one. After "
        "Ctrl-C, a crash or a reboot, the same command continues; each thread loses at most the shard that "
        "it was computing. The result is printed at the end. For a listing, the list of each shard is beside "
        "its record.\n"
        "\n"
        "Several processes may share DIR, also on several machines. A shard in progress is locked until its "
        "process ends, however it ends; then it is computed by another one. A process without work waits for "
        "the shards in progress, and says so. `eightfold job shard` computes a shard without waiting. Where "
        "a network file system has no locks, some shards are computed twice, with the same results.\n"
        "\n"
        "With --certify, each record of a listing has the SHA-256 of the shard's certificate, a proof that "
        "its list is complete; shards that are done without one are computed again. `eightfold job certify` "
        "writes the certificate and compares it.\n"
        "\n"
        "Exit code 1 if records contradict each other, 65 if files of the job are invalid.",
    .run = run_job_work,
};

}  // namespace eightfold::cli
