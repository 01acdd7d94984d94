#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>

#include "reports/cli/options/job_folder.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/job/run/work.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

std::uint64_t sample_of(const CommandLine& line, std::uint64_t shards) {
  const std::string text = *line.value_of("fraction");
  std::uint64_t percent = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), percent);
  if (error != std::errc() || std::string_view(rest) != "%" || percent < 1 || percent > 100)
    throw usage_error("--fraction: {} is not a valid percentage; give 1% to 100%", reports::quote(text));
  return (shards * percent + 99) / 100;
}

// Whether the audits must repeat certificates.
bool is_certified(const job::Standing& standing) {
  return std::ranges::any_of(standing.shards, [](const job::ShardStanding& shard) {
    return std::ranges::any_of(shard.records,
                               [](const auto& record) { return record.certificate.has_value(); });
  });
}

std::string report(std::uint64_t audited, const job::Standing& before, const job::Standing& after) {
  const auto conflicts = after.shards_in(job::ShardState::conflict);
  std::vector<std::uint32_t> settled = before.shards_in(job::ShardState::conflict);
  std::erase_if(settled,
                [&](std::uint32_t shard) { return after.shards[shard].state == job::ShardState::conflict; });
  std::string text =
      audited == 0
          ? "no shard audited: the finished shards of the sample were audited before\n"
          : fmt::format("{} computed again by another engine{}\n", reports::counted(audited, "shard"),
                        conflicts.empty() && settled.empty() ? ": the same results" : "");
  const auto add = [&](std::string_view what, const std::vector<std::uint32_t>& shards) {
    if (!shards.empty())
      text +=
          fmt::format("{}: {} {}\n", what, reports::noun(shards.size(), "shard"), job::shard_ranges(shards));
  };
  add("conflict settled", settled);
  add("in conflict", conflicts);
  const auto audits = after.audited();
  return text + fmt::format("audited so far: {} of {} ({:.1f} %)\n", reports::grouped(audits),
                            reports::counted(after.shards.size(), "shard"),
                            100.0 * static_cast<double>(audits) / static_cast<double>(after.shards.size()));
}

ExitCode run_job_audit(const CommandLine& line, const Context& context) {
  const auto folders = open_jobs(line, job::Folder::Access::write);
  const job::Folder& folder = folders.front();
  const auto sample = sample_of(line, folder.spec().shards);
  const job::Standing before = job::read_standing(folders);
  const auto shards = job::audit_sample(folder.spec(), before, sample);
  if (before.count(job::ShardState::missing) == before.shards.size())
    throw Failure(
        ExitCode::unfinished,
        fmt::format("{}: no shard is done, so there is nothing to audit; run `eightfold job work {}`",
                    reports::printable(folder.path()), reports::shell_word(folder.path())));
  Search search(line, context);
  auto out = open_output(line);
  try {
    job::audit(folder, shards, is_certified(before), search.options(folder.spec().n, threads_of(line)));
  } catch (const Stopped&) {
    search.clear_bar();
    if (!context.quiet) print_message("stopped: the finished audits are kept; run the command again");
    throw;
  }
  search.clear_bar();
  const job::Standing after = job::read_standing(folders);
  for (const std::uint32_t shard : after.shards_in(job::ShardState::conflict))
    print_message(fmt::format("shard {}: {}", shard, job::describe_votes(after.shards[shard])));
  return search.finish(out, report(shards.size(), before, after),
                       after.count(job::ShardState::conflict) == 0);
}

}  // namespace

extern const Command job_audit_command = {
    .name = "job audit",
    .heading = Heading::jobs,
    .place = 6,
    .summary = "Compute shards again by another engine, and compare the results",
    .arguments = {job_arguments},
    .options = {{.name = "fraction",
                 .value = "P%",
                 .help = "the part of all shards to audit, 1% to 100%, rounded up (required)",
                 .remedy = "a percentage like 1%"},
                text_output_option,
                threads_option},
    .examples = {{"eightfold job audit run --fraction 1%", "compute some shards again by another engine"},
                 {"eightfold job audit run --fraction 5%", "more; those audited before are skipped"}},
    .details =
        "The other engine is a plain search that shares no code with the fast one; it is slower, so choose a "
        "small fraction. The records of the audits are in DIR/audits. The seed of `eightfold job plan` "
        "decides which shards are audited. Shards with contradictory records are always computed again; the "
        "result that more than half of the records and audits have is then valid. If it is not the one on "
        "record, the shard is missing again. Exit code 1 while shards are in conflict.",
    .run = run_job_audit,
};

}  // namespace eightfold::cli
