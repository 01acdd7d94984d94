#include <fmt/core.h>

#include <string>

#include "reports/cli/options/job_folder.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/job/run/work.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

ExitCode run_job_shard(const CommandLine& line, const Context& context) {
  const job::Folder folder = open_job(line, job::Folder::Access::write);
  const std::uint32_t shards = folder.spec().shards;
  const Range range =
      parse_range("--index", *line.value_of("index"),
                  {0, shards - 1, fmt::format("the job has {}", reports::counted(shards, "shard"))});
  job::WorkParams params = {.certify = line.has("certify"), .waits = false};
  if (params.certify) check_has_certificates(folder.spec(), "--certify");
  for (int shard = range.first; shard <= range.last; ++shard)
    params.shards.push_back(static_cast<std::uint32_t>(shard));
  Search search(line, context);
  auto out = open_output(line);
  job::work(folder, params, search.options(folder.spec().n, threads_of(line)));
  return search.finish(
      out, fmt::format("{}: {} {} done\n", reports::printable(folder.path()),
                       reports::noun(params.shards.size(), "shard"), job::shard_ranges(params.shards)));
}

}  // namespace

extern const Command job_shard_command = {
    .name = "job shard",
    .heading = Heading::jobs,
    .place = 3,
    .summary = "Compute one or more shards, as a task of Slurm or GNU parallel",
    .arguments = {job_argument},
    .options = {{.name = "index",
                 .value = "I",
                 .help = "the shard, from 0, or a range like 0..9 (required)",
                 .kind = ValueKind::range,
                 .bounds = {0, job::max_shards - 1},
                 .remedy = "the shard's number, from 0, or a range like 0..9"},
                certify_option,
                text_output_option,
                threads_option},
    .examples = {{"eightfold job shard run --index 7", "compute one shard: run/records/00007.json"},
                 {"eightfold job shard run --index 0..6", "compute several shards, one in each thread"}},
    .details =
        "Shards that have a valid record are skipped, so a task can be run again; with --certify, only those "
        "whose record has the digest of a certificate. The record of a shard appears complete or not at all; "
        "for a listing, its list appears before it. This command does not wait for other processes: it also "
        "computes a shard that one of them computes. Each thread computes one shard at a time.",
    .run = run_job_shard,
};

}  // namespace eightfold::cli
