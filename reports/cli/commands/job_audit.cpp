#include <fmt/core.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/audit.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({ledger_argument});

constexpr auto options = std::to_array<Option>({
    {.name = "sample",
     .value = "K",
     .help = "the number of finished shards to audit, or a percentage of all shards like 2% (required)",
     .remedy = "a number of shards, or a percentage like 2%"},
    {.name = "seed",
     .value = "S",
     .help = "the seed of the choice, 0 (default) to 2^64 - 1",
     .kind = ValueKind::number,
     .fallback = "0"},
    text_output_option,
    threads_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job audit run.ledger --sample 2%", "compute some shards again by another engine"},
    {"eightfold job audit run.ledger --sample 3 --seed 7", "three more, chosen with another seed"},
});

// A percentage is rounded up.
std::uint64_t sample_of(const CommandLine& line, std::uint64_t shards) {
  const std::string text = *line.value_of("sample");
  if (!text.ends_with('%'))
    return parse_number("--sample", text,
                        {1, shards, fmt::format("the job has {}", reports::counted(shards, "shard"))});
  std::uint64_t percent = 0;
  const char* const end = text.data() + text.size() - 1;
  const auto [rest, error] = std::from_chars(text.data(), end, percent);
  if (error != std::errc() || rest != end || percent < 1 || percent > 100)
    throw Failure(
        ExitCode::usage,
        fmt::format("--sample: {} is not a valid percentage; give 1% to 100%, or a number of shards",
                    reports::quote(text)));
  return (shards * percent + 99) / 100;
}

job::AuditResult audit_with_bar(job::Ledger& ledger, job::AuditParams params, const Context& context) {
  ProgressBar bar(fmt::format("N = {}", ledger.spec().n), context.quiet);
  params.on_progress = [&](std::uint64_t done, std::uint64_t shards) {
    bar.show(static_cast<double>(done) / static_cast<double>(shards));
  };
  params.on_note = [&](const std::string& text) {
    bar.clear();
    context.note(text);
  };
  return job::audit(ledger, params);
}

// The message after a stop. It closes the ledger.
std::string stopped_text(const job::Ledger ledger, std::uint64_t audited) {
  return fmt::format("stopped: {} audited; continue with `eightfold job audit {} --sample K`",
                     reports::counted(audited, "shard"), reports::shell_word(ledger.path()));
}

std::string report(const job::AuditResult& result, const job::Standing& standing) {
  std::string text =
      result.audited == 0
          ? "no shard audited: every finished shard was audited before\n"
          : fmt::format("{} computed again by another engine{}\n", reports::counted(result.audited, "shard"),
                        result.conflicts.empty() && result.settled.empty() ? ": the same results" : "");
  if (!result.settled.empty())
    text += fmt::format("conflict settled: {} {}\n", reports::noun(result.settled.size(), "shard"),
                        job::shard_ranges(result.settled));
  if (!result.conflicts.empty())
    text += fmt::format("in conflict: {} {}\n", reports::noun(result.conflicts.size(), "shard"),
                        job::shard_ranges(result.conflicts));
  const double part = static_cast<double>(standing.audited()) / static_cast<double>(standing.shards.size());
  return text + fmt::format("audited so far: {} of {} ({:.1f} %)\n", standing.audited(),
                            reports::counted(standing.shards.size(), "shard"), 100 * part);
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& path = line.arguments[0];
  job::AuditParams params;
  params.threads = threads_of(line);
  params.seed = line.number("seed").value();
  job::Ledger ledger = job::Ledger::open(path, job::Ledger::Access::write);
  params.sample = sample_of(line, ledger.spec().shards);
  auto out = open_output(line);

  StopSignals signals;
  params.stop = signals.first();
  job::AuditResult result;
  try {
    result = audit_with_bar(ledger, params, context);
  } catch (...) {
    die_of_failure();
  }
  if (const int signal = signals.release(); signal != 0) {
    const std::string text = stopped_text(std::move(ledger), result.audited);
    if (!context.quiet) print_message(text);
    die_of(signal);
  }

  const job::Standing standing = ledger.standing();
  if (result.audited == 0 && standing.count(job::ShardState::done) == 0)
    throw Failure(ExitCode::unfinished,
                  fmt::format("{}: no shard is done, so there is nothing to audit; continue with {}",
                              reports::printable(path), work_command(path, ledger.spec())));
  print_conflicts(standing, result.conflicts);
  out.write(report(result, standing));
  out.commit();
  return result.conflicts.empty() ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace

extern const Command job_audit_command = {
    .name = "job audit",
    .heading = Heading::jobs,
    .place = 7,
    .summary = "Compute shards again by another engine, and compare the results",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "The other engine is a plain search with a different method; it is slower than the fast engines, "
        "so choose a small sample. Shards with contradictory records are always computed again; the record "
        "that most audits confirm is then valid. Exit code 1 while shards are in conflict.",
    .run = run};

}  // namespace eightfold::cli
