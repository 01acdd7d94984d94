#include <fmt/core.h>

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/io/output.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/work.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold job work run.ledger", "compute all that is left, and print the result"},
    {"eightfold job work list12.ledger --output-dir lists12", "of a listing: each shard's list goes there"},
    {"eightfold job work queens20.ledger --threads 2", "minutes; Ctrl-C stops, the same line goes on"},
}};

constexpr std::array<Option, 3> options = {{
    threads_option,
    {"output-dir", '\0', "DIR", "where the shards' lists go, for a listing (required there)"},
    job_format_option,
}};

std::string list_folder_of(const CommandLine& line, const job::Spec& spec) {
  if (spec.work != job::Work::canonical_list) {
    if (line.has("output-dir"))
      throw Failure(ExitCode::usage, "--output-dir: is for the lists of a listing; leave it out");
    return "";
  }
  const std::string folder = required(line, "output-dir", "a folder for the shards' lists");
  make_output_folder(folder);
  return folder;
}

job::WorkEnd work_with_bar(job::Ledger& ledger, job::WorkParams params, const Context& context) {
  std::optional<ProgressBar> bar;
  params.on_progress = [&](std::uint64_t done, std::uint64_t shards) {
    const double part = static_cast<double>(done) / static_cast<double>(shards);
    if (!bar) bar.emplace(fmt::format("N = {}", ledger.spec().n), context.quiet, part);
    bar->show(part);
  };
  return job::work(ledger, params);
}

// What is told when the work is stopped. The ledger is closed then.
std::string stopped_text(job::Ledger ledger) {
  const std::uint32_t shards = ledger.spec().shards;
  return fmt::format("stopped: {} of {} shards are done; go on with {}", shards - ledger.unfinished_shards(),
                     shards, work_command(ledger.path(), ledger.spec()));
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& path = ledger_argument(line);
  job::WorkParams params;
  params.threads = threads_of(line);
  job::Ledger ledger = job::Ledger::open(path, job::Ledger::Access::write);
  params.list_folder = list_folder_of(line, ledger.spec());
  warn_of_network(path, context);

  StopSignals signals;
  params.stop = signals.first();
  try {
    work_with_bar(ledger, params, context);
  } catch (...) {
    die_of_failure();
  }
  if (const int signal = signals.release(); signal != 0) {
    const std::string text = stopped_text(std::move(ledger));
    if (!context.quiet) print_message(text);
    die_of(signal);
  }

  const job::Standing standing = ledger.standing();
  if (const auto failure = incompleteness(ledger, standing)) throw *failure;
  auto out = reports::Output::standard();
  out.write(final_text(ledger, standing, line, params.threads, context.style));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command job_work_command = {
    "job work",
    "Jobs",
    "LEDGER",
    "Compute the shards that are left; stop it and run it again at will",
    examples,
    "Each shard's result is written to the ledger as soon as it is there. After Ctrl-C, a crash\n"
    "or a reboot the same command goes on; a thread loses at most the shard it was at, or was\n"
    "just writing. Several processes of one machine may work on one ledger. At the end the\n"
    "result is printed, and of a listing every shard's list is in DIR: one that is not there is\n"
    "computed again. Exit code 75 if shards failed, 1 if records contradict each other.",
    options,
    run};

}  // namespace eightfold::cli
