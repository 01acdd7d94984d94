#include <fmt/core.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/io/output.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/audit.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 2> examples = {{
    {"eightfold job audit run.ledger --sample 2%", "compute some of the shards again, by another engine"},
    {"eightfold job audit run.ledger --sample 3 --seed 7", "three more, of another choice"},
}};

constexpr std::array<Option, 3> options = {{
    {"sample", '\0', "K",
     "how many of the shards that are done: a number, or a part of all like 2%\n(required)"},
    {"seed", '\0', "S", "choose by S, 0 to 18446744073709551615; default 0"},
    threads_option,
}};

// A part is rounded up.
std::uint64_t sample_of(const CommandLine& line, std::uint64_t shards) {
  const std::string text = required(line, "sample", "a number of shards, or a part like 2%");
  if (!text.ends_with('%'))
    return parse_number("--sample", text, 1, shards, fmt::format("the job has {} shards", shards));
  std::uint64_t percent = 0;
  const char* const end = text.data() + text.size() - 1;
  const auto [rest, error] = std::from_chars(text.data(), end, percent);
  if (error != std::errc() || rest != end || percent < 1 || percent > 100)
    throw Failure(ExitCode::usage,
                  fmt::format("--sample: {} is no part that can be taken; give 1% to 100%, or a "
                              "number of shards",
                              reports::quote(text)));
  return (shards * percent + 99) / 100;
}

job::AuditResult audit_with_bar(job::Ledger& ledger, job::AuditParams params, const Context& context) {
  ProgressBar bar(fmt::format("N = {}", ledger.spec().n), context.quiet);
  params.on_progress = [&](std::uint64_t done, std::uint64_t shards) {
    bar.show(static_cast<double>(done) / static_cast<double>(shards));
  };
  return job::audit(ledger, params);
}

std::string counted(std::size_t shards) { return shards == 1 ? "1 shard" : fmt::format("{} shards", shards); }

// What is told when the audit is stopped. The ledger is closed then.
std::string stopped_text(const job::Ledger ledger, std::uint64_t audited) {
  return fmt::format("stopped: {} audited; go on with `eightfold job audit {} --sample K`", counted(audited),
                     reports::shell_word(ledger.path()));
}

std::string report(const job::AuditResult& result, const job::Standing& standing) {
  std::string text =
      result.audited == 0
          ? "no shard audited: all that are done were audited before\n"
          : fmt::format("{} computed again by another engine{}\n", counted(result.audited),
                        result.conflicts.empty() && result.settled.empty() ? ": the same results" : "");
  if (!result.settled.empty())
    text += fmt::format("conflict settled: {} {}\n", result.settled.size() == 1 ? "shard" : "shards",
                        job::shard_ranges(result.settled));
  if (!result.conflicts.empty())
    text += fmt::format("in conflict: {} {}\n", result.conflicts.size() == 1 ? "shard" : "shards",
                        job::shard_ranges(result.conflicts));
  const double part = static_cast<double>(standing.audited()) / static_cast<double>(standing.shards.size());
  return text + fmt::format("audited by now: {} of {} shards ({:.1f} %)\n", standing.audited(),
                            standing.shards.size(), 100 * part);
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& path = ledger_argument(line);
  job::AuditParams params;
  params.threads = threads_of(line);
  params.seed = parse_count(line, "seed", 0);
  job::Ledger ledger = job::Ledger::open(path, job::Ledger::Access::write);
  params.sample = sample_of(line, ledger.spec().shards);
  auto out = reports::Output::standard();

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
                  fmt::format("{}: no shard is done, so there is nothing to audit; {} goes on",
                              reports::printable(path), work_command(path, ledger.spec())));
  print_conflicts(standing, result.conflicts);
  out.write(report(result, standing));
  out.commit();
  return result.conflicts.empty() ? ExitCode::done : ExitCode::found_wrong;
}

}  // namespace

const Command job_audit_command = {
    "job audit",
    "Jobs",
    "LEDGER",
    "Compute shards again by another engine, and compare",
    examples,
    "The other engine is a plain search, by another way than the fast ones, so it takes\n"
    "longer: a small sample is the way. Shards whose records contradict each other are computed\n"
    "again in any case, and the record that most audits agree with counts from then on. Exit\n"
    "code 1 as long as shards are in conflict.",
    options,
    run};

}  // namespace eightfold::cli
