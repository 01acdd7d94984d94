#include <fmt/core.h>

#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/cli/options/inputs.hpp"
#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/work.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({ledger_argument});

constexpr auto options = std::to_array<Option>({
    threads_option,
    {.name = "output-dir",
     .value = "DIR",
     .help = "the folder for the lists of a listing (required there)",
     .kind = ValueKind::output_folder},
    certify_option,
    text_or_json_option,
    output_option,
    charset_option,
    text_width_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job work run.ledger", "compute the remaining shards, and print the result"},
    {"eightfold job work list12.ledger --output-dir lists12", "for a listing: one list for each shard"},
    {"eightfold job work list12.ledger --output-dir lists12 --certify", "with certificates to compare later"},
    {"eightfold job work queens20.ledger --threads 2", "takes minutes; can be stopped and resumed"},
});

std::string list_folder_of(const CommandLine& line, const job::Spec& spec) {
  if (spec.work != job::Work::canonical_list) {
    if (line.has("output-dir"))
      throw Failure(ExitCode::usage, "--output-dir: is only for listings; remove it");
    return "";
  }
  const auto folder = line.value_of("output-dir");
  if (!folder)
    throw Failure(ExitCode::usage, "--output-dir: missing; give a folder for the lists of the shards");
  make_output_folder(*folder, false);
  std::vector<std::uint32_t> shards(spec.shards);
  std::iota(shards.begin(), shards.end(), 0U);
  check_shard_files(Inputs(line, arguments, options), *folder, spec, shards);
  return *folder;
}

job::WorkEnd work_with_bar(job::Ledger& ledger, job::WorkParams params, const Context& context) {
  std::optional<ProgressBar> bar;
  params.on_progress = [&](const job::WorkProgress& progress) {
    const double part = static_cast<double>(progress.done) / static_cast<double>(progress.shards);
    if (!bar) bar.emplace(fmt::format("N = {}", ledger.spec().n), context.quiet, part);
    bar->show(part, progress.is_advancing);
  };
  params.on_note = [&](const std::string& text) {
    if (bar) bar->clear();
    context.note(text);
  };
  return job::work(ledger, params);
}

// The message after a stop. It closes the ledger.
std::string stopped_text(job::Ledger ledger, bool certifies) {
  const std::uint32_t shards = ledger.spec().shards;
  return fmt::format("stopped: {} of {} {} done; continue with {}{}", shards - ledger.unfinished_shards(),
                     reports::counted(shards, "shard"), shards == 1 ? "is" : "are",
                     work_command(ledger.path(), ledger.spec()), certifies ? " and --certify" : "");
}

// Another process may have computed shards without certificates at the same time.
void note_uncertified(const job::Standing& standing, const Context& context) {
  const std::vector<std::uint32_t> shards = standing.shards_without_certificate();
  if (!shards.empty())
    context.note(
        fmt::format("{} {} without a certificate, computed by another process; run the command again",
                    reports::noun(shards.size(), "shard"), job::shard_ranges(shards)));
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& path = line.arguments[0];
  job::WorkParams params;
  params.threads = threads_of(line);
  job::Ledger ledger = job::Ledger::open(path, job::Ledger::Access::write);
  params.certify = line.has("certify");
  if (params.certify) check_has_certificates(ledger.spec(), "--certify");
  params.list_folder = list_folder_of(line, ledger.spec());
  warn_of_network(path, context);
  auto out = open_output(line);

  StopSignals signals;
  params.stop = signals.first();
  try {
    work_with_bar(ledger, params, context);
  } catch (...) {
    die_of_failure();
  }
  if (const int signal = signals.release(); signal != 0) {
    const std::string text = stopped_text(std::move(ledger), params.certify);
    if (!context.quiet) print_message(text);
    die_of(signal);
  }

  const job::Standing standing = ledger.standing();
  if (const auto failure = incompleteness(ledger, standing)) throw *failure;
  if (params.certify) note_uncertified(standing, context);
  out.write(final_text(ledger, standing, line, text_style(line, context)));
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command job_work_command = {
    .name = "job work",
    .heading = Heading::jobs,
    .place = 2,
    .summary = "Compute the remaining shards; can be stopped and resumed",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "The result of each shard is stored in the ledger as soon as it is computed. After Ctrl-C, a crash "
        "or a reboot, the same command continues; each thread loses at most the shard that it was "
        "computing or storing. Several processes on one machine may share a ledger. The result is printed "
        "at the end. For a listing, DIR then contains the list of every shard; missing lists are computed "
        "again.\n"
        "\n"
        "With --certify, each record of a listing has the SHA-256 of the shard's certificate, a proof that "
        "its "
        "list is complete; shards that are done without one are computed again. `eightfold job certify` "
        "writes the certificate and compares it.\n"
        "\n"
        "A process that waits for shards of another process names it in a note, and whether it is stopped. "
        "It computes a shard again that another process has held ten times longer than the slowest "
        "finished shard took; if both store a result, one is a duplicate, which counts once.\n"
        "\n"
        "Exit code 75 if shards failed or another process locks the ledger for a minute, 1 if records "
        "contradict each other.",
    .run = run};

}  // namespace eightfold::cli
